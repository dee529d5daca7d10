/** A page for looking at boards in states that are rare at a table; it is no part of the product. See `?game=` and `?state=`. */
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import { mount } from 'svelte';
import CoupGallery from './CoupGallery.svelte';
import CourtisansGallery from './CourtisansGallery.svelte';
import Gallery from './Gallery.svelte';
import LutGallery from './LutGallery.svelte';
import MafiaGallery from './MafiaGallery.svelte';
import MalounGallery from './MalounGallery.svelte';
import SaboteurGallery from './SaboteurGallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no #app');
const GALLERIES: Record<string, typeof Gallery> = {
  coup: CoupGallery,
  courtisans: CourtisansGallery,
  lut: LutGallery,
  mafia: MafiaGallery,
  maloun: MalounGallery,
  saboteur: SaboteurGallery,
};
mount(GALLERIES[new URLSearchParams(location.search).get('game') ?? ''] ?? Gallery, { target });
