import { computeLevels } from '#product/levels/compute';
import type { AchievementFacts } from '#product/levels/types';
import * as example from '#testing/levels/example';
import { floorLevels } from './levels-floor';

interface Pace {
  readonly perSecond: number;
  readonly milliseconds: number;
}

/** How often a second something is done, in so many seconds; warmed up before. */
const paceOf = (work: () => unknown, seconds: number): Pace => {
  const until = (end: number): number => {
    let count = 0;
    for (; performance.now() < end; count += 1) work();
    return count;
  };
  until(performance.now() + 500);
  const begun = performance.now();
  const count = until(begun + seconds * 1000);
  const lasted = performance.now() - begun;
  return { perSecond: (count / lasted) * 1000, milliseconds: lasted / count };
};

/** An achievement in good order with so many work items, each with evidence for nine levels. */
const achievementOf = (count: number): AchievementFacts => {
  const codes = Array.from({ length: count }, (_, place) => `${place + 1}`);
  return example.achievement({
    wbs: codes.map((code) => example.item(code, 100 / count, example.upTo(9))),
    documents: [
      ...codes.flatMap((code) => example.proving(code, example.upTo(9))),
      example.document('novelty', 'noveltyReport'),
      example.document('test', 'testReport'),
    ],
  });
};

/**
 * How often a second the levels of a report of so many work items are worked out anew, with trace, findings and what would
 * raise them; beside it a program by hand that gives the levels alone. Throws where the two do not say the same.
 */
export const levelsBench = (
  items: number,
  seconds = 2,
): { readonly product: Pace; readonly floor: Pace; readonly ratio: number } => {
  const facts = achievementOf(items);
  const { maturity, maturityIndex, innovation, advancement } = computeLevels(facts);
  const said = JSON.stringify({ maturity, maturityIndex, innovation, advancement });
  const byHand = JSON.stringify(floorLevels(facts));
  if (said !== byHand) throw new Error(`the product says ${said}, the floor ${byHand}`);
  const product = paceOf(() => computeLevels(facts), seconds);
  const floor = paceOf(() => floorLevels(facts), seconds);
  return { product, floor, ratio: product.perSecond / floor.perSecond };
};
