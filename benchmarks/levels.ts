import { computeLevels } from '#product/levels/compute';
import * as example from '#testing/levels/example';

/** How often a second the levels of an achievement in good order are worked out anew. */
export const levelsBench = (seconds = 2): { perSecond: number; milliseconds: number } => {
  const facts = example.achievement({
    wbs: ['A', 'B', 'C', 'D'].map((code) => example.item(code, 25, example.upTo(9))),
    documents: [
      ...['A', 'B', 'C', 'D'].flatMap((code) => example.proving(code, example.upTo(9))),
      example.document('novelty', 'noveltyReport'),
      example.document('test', 'testReport'),
    ],
  });
  for (let warm = 0; warm < 2_000; warm += 1) computeLevels(facts);
  let count = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  while (performance.now() < end) {
    computeLevels(facts);
    count += 1;
  }
  const lasted = performance.now() - begun;
  return { perSecond: (count / lasted) * 1000, milliseconds: lasted / count };
};
