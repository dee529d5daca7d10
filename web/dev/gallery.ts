/** A page for looking at boards in states that are rare at a table; it is no part of the product. See `?game=` and `?state=`. */
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import { mount } from 'svelte';
import { loadBoard, loadFigure, loadReckoning } from '../src/boards/registry';
import BoardGallery from './BoardGallery.svelte';
import { FIGURES as COUP } from './coup_figures';
import { frameOf as coup } from './coup_states';
import { FIGURES as COURTISANS } from './courtisans_figures';
import { frameOf as courtisans } from './courtisans_states';
import { FIGURES as HIGH_SOCIETY } from './high_society_figures';
import { STATES, next } from './high_society_states';
import { FIGURES as LUT } from './lut_figures';
import { frameOf as lut, truthsOf as lutTruths } from './lut_states';
import { FIGURES as MAFIA } from './mafia_figures';
import { frameOf as mafia, given } from './mafia_states';
import { FIGURES as MALOUN } from './maloun_figures';
import { frameOf as maloun, truthsOf as malounTruths } from './maloun_states';
import { FIGURES as SABOTEUR } from './saboteur_figures';
import { frameOf as saboteur } from './saboteur_states';
import type { Shown } from './shown';

const SHOWN: Record<string, Shown> = {
  coup: { first: 'turn', frameOf: coup, figures: COUP },
  courtisans: { first: 'turn3', frameOf: courtisans, figures: COURTISANS },
  high_society: { first: 'mid', frameOf: (name) => STATES[name]?.(), figures: HIGH_SOCIETY, after: next },
  lut: { first: 'turn', frameOf: lut, figures: LUT, truthsOf: lutTruths },
  mafia: { first: 'hands', frameOf: mafia, figures: MAFIA, after: given },
  maloun: { first: 'turn', frameOf: maloun, figures: MALOUN, truthsOf: malounTruths },
  saboteur: { first: 'turn', frameOf: saboteur, figures: SABOTEUR },
};

async function open(target: HTMLElement, asked: string): Promise<void> {
  const [game, shown] = Object.entries(SHOWN).find(([key]) => key === asked) ?? ['high_society', SHOWN['high_society']];
  if (!shown) return;
  const [Board, Reckoning, Figure] = await Promise.all([loadBoard(game), loadReckoning(game), loadFigure(game)]);
  mount(BoardGallery, { target, props: { game, shown, parts: { Board, Reckoning, Figure } } });
}

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no #app');
void open(target, new URLSearchParams(location.search).get('game') ?? '');
