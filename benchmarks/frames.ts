import { openBrowserApp } from '#journeys/browser/app';
import { framesOf, openThirtyRows } from '#journeys/browser/thirty-rows';

export interface Frames {
  /** The share of frames that came late, of a page at rest and of one that is being scrolled. */
  readonly atRest: number;
  readonly scrolling: number;
}

/** Milliseconds: two frames of a screen that shows sixty a second. */
const late = 34;
const rounds = 5;

/** Scrolls thirty rows of twenty columns both ways in a real browser, and counts the late frames beside a page at rest. */
export const framesBench = async (): Promise<Frames> => {
  const app = await openBrowserApp();
  try {
    const me = await app.as('admin', {});
    await openThirtyRows(me);
    const lost: Frames[] = [];
    const share = async (moving: boolean): Promise<number> => {
      const times = await framesOf(me.page, moving);
      return times.filter((time) => time > late).length / times.length;
    };
    for (let round = 0; round < rounds; round += 1)
      lost.push({ atRest: await share(false), scrolling: await share(true) });
    const middle = (of: keyof Frames): number =>
      lost.map((each) => each[of]).toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!;
    return { atRest: middle('atRest'), scrolling: middle('scrolling') };
  } finally {
    await app.close();
  }
};
