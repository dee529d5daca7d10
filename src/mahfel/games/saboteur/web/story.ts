/** How a round that is over is told. */
import type { Texts } from '$shell/texts/texts';
import type { SaboteurView, Story } from './view';

export function storyLine({ finder, treasure }: Story, n: number, t: Texts): string {
  const seat = finder === null ? 0 : t.name(finder);
  return t.say('event-round_ended', { n, seat, treasure: t.say(`treasure-${treasure}`) });
}

/** The rounds that are over, each with its number; of the present draft its own last. */
export const told = (view: SaboteurView): { story: Story; n: number }[] =>
  view.stories.map((story, place) => ({ story, n: place + 1 }));
