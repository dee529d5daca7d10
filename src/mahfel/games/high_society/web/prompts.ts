/** The one sentence under the table: what is asked of the viewer, or who is waited for. */
import type { Frame } from '$shell/protocol';
import type { Texts } from '$shell/texts/texts';
import { isReverse, nameOf } from './status';
import type { HighSocietyView } from './view';

export function promptOf(frame: Frame, view: HighSocietyView, t: Texts): string {
  const card = view.card ? nameOf(view.card, t) : '';
  const least = view.least ?? view.high + 1;
  if (view.phase === 'over')
    return view.outcome ? t.say(`reason-${view.outcome.decided_by}`) : t.say('end-fourth_dark');
  if (frame.ask?.kind === 'sacrifice') return t.say('ask-sacrifice');
  if (frame.ask) {
    const key = isReverse(view.card) ? 'ask-bid-reverse' : 'ask-bid';
    return t.say(view.high === 0 ? `${key}-first` : key, { card, high: view.high, least });
  }
  const seat = t.name(view.turn);
  return t.say(view.phase === 'sacrifice' ? 'wait-sacrifice' : 'wait-bid', { seat });
}

/** What passing does to the viewer, who has `laid` money on the table. */
export function passHint(view: HighSocietyView, laid: number, t: Texts): string {
  return isReverse(view.card)
    ? t.say('move-pass-hint-reverse', { card: nameOf(view.card ?? '', t), n: laid })
    : t.say('move-pass-hint', { n: laid });
}
