/** What has just happened, and the roles that are shown between two rounds. */
import { untrack } from 'svelte';
import { still } from '$shell/cards/fly';
import type { Frame } from '$shell/protocol';
import { NO_NEWS, newsOf, runs, type News } from './news';
import type { SaboteurView, Story } from './view';

export class Interlude {
  #ended = $state.raw<{ n: number; delay: number } | null>(null);
  #first: Frame | null = null;
  readonly #frame: () => Frame;
  /** What the viewer saw on a map, until the next turn of theirs. */
  saw = $state.raw<News['saw']>(null);

  /** What happens is shown as it happens to who is there; whoever comes later finds it as it is. */
  readonly news: News = $derived.by(() => {
    const frame = this.#frame();
    this.#first ??= frame;
    return frame === this.#first ? NO_NEWS : newsOf(frame.events, frame.view as SaboteurView);
  });
  /** The round whose roles are to be shown, after so many milliseconds: the light runs to its end first. */
  readonly told: { story: Story; n: number; delay: number } | null = $derived.by(() => {
    const story = this.#ended && (this.#frame().view as SaboteurView).stories[this.#ended.n - 1];
    return this.#ended && story ? { story, ...this.#ended } : null;
  });

  /** Must be made while a component is being set up. `passing`: a replay, whose steps wait for nobody. */
  constructor(frame: () => Frame, passing: () => boolean) {
    this.#frame = frame;
    $effect.pre(() => {
      const { view, ask } = frame();
      const { phase } = view as SaboteurView;
      const news = this.news;
      untrack(() => {
        if (news.saw || ask || news.ended !== null) this.saw = news.saw;
        if (news.ended !== null && phase !== 'over')
          this.#ended = { n: news.ended, delay: phase === 'draft' && !still() ? runs(news) : 0 };
        else if (passing()) this.close();
      });
    });
  }

  close(): void {
    this.#ended = null;
  }
}
