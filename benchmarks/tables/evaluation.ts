import { conflictsBench } from '../conflicts';
import { levelsBench } from '../levels';
import { pdfBench } from '../pdf';
import { figure, progress, round } from '../print';

/** Levels worked out anew. */
export const levelsTable = async (): Promise<void> => {
  progress('levels');
  for (const items of [4, 200]) {
    const { product, floor, ratio } = levelsBench(items);
    figure(
      `levels of a report with ${items} work items worked out anew, with trace and findings`,
      `${round(product.milliseconds)} ms (the levels alone by hand: ${round(floor.milliseconds)} ms, ratio ${round(ratio)})`,
    );
  }
};

/** All experts weighed at once. */
export const conflictsTable = async (): Promise<void> => {
  progress('conflicts');
  const { experts, product, floor, processor, found } = await conflictsBench();
  figure(
    `${experts} experts weighed for one achievement, ${found} with a hit`,
    `${round(product)} ms, ${round(processor)} ms of the processor (three rules by hand: ${round(floor)} ms, ratio ${round(product / floor)})`,
  );
};

/** The official report printed. */
export const pdfTable = async (): Promise<void> => {
  progress('printing');
  const { pages, seconds, pagesPerSecond, kilobytes, megabytes } = await pdfBench();
  figure(
    'official report printed',
    `${round(pagesPerSecond)} pages/s (${pages} pages, ${round(kilobytes)} kB in ${round(seconds)} s; asked for: less than 1.5 s)`,
  );
  if (megabytes !== undefined)
    figure(
      'the same: most memory of the printer’s process',
      `${round(megabytes)} MB (asked for: less than 300)`,
    );
};
