import { valueLines } from '#product/levels/five-values';
import { scales } from '#product/dictionaries/scales';
import type { SettingValues } from '#product/settings/settings';
import type { SheetPlace } from './places';
import type { SheetContent } from './sheet';
import { median, medianAbsoluteDeviation } from './agreement';
import { levelOf } from './opinion-form';
import { medicalLines, type commentFields } from './types';

type Scale = keyof typeof scales;
type Comment = (typeof commentFields)[number];

/** What is judged by a figure: where it stands in a sheet, from where to where its scale goes, which comment gives its reasons. */
interface Criterion {
  readonly place: SheetPlace;
  readonly least: number;
  readonly most: number;
  readonly comment: Comment;
}

/** The comment of a sheet that speaks of each of its scores (domain §6.4 asks for comments by quality, not by score). */
const commentOf: Readonly<Record<(typeof valueLines)[number], Comment>> = {
  scientific: 'innovation',
  technical: 'advancement',
  economic: 'applicationValue',
  social: 'applicationValue',
  cultural: 'applicationValue',
  potential: 'maturity',
};

/** All criteria of a sheet that are figures, in its order. A theory has no medical lines. */
const criteriaOf = (template: number): readonly Criterion[] => [
  ...valueLines.map((line) => ({
    place: ['scores', line] as const,
    least: 0,
    most: 100,
    comment: commentOf[line],
  })),
  ...(Object.keys(scales) as Scale[]).map((scale) => ({
    place: ['levels', scale] as const,
    ...scales[scale],
    comment: scale,
  })),
  ...(template === 2 ? [] : medicalLines).map((line) => ({
    place: ['medical', line] as const,
    least: 1,
    most: 5,
    comment: 'applicationValue' as const,
  })),
];

/** The levels that the sheets agree with or not. */
export type Proposed = Readonly<Record<Scale, number | null>>;

/** One sheet of a panel, with why its expert kept or changed it in a discussion. */
export interface SpreadSheet {
  readonly sheet: SheetContent;
  readonly revisionReason: string | null;
}

/** What one sheet says on one criterion. */
interface Said {
  readonly value: number | null;
  /** Further from the middle than the panel may lie apart. */
  readonly isOutlier: boolean;
  /** In the expert's own words; empty where they gave none. */
  readonly reason: string;
}

export interface Spread {
  readonly place: SheetPlace;
  readonly median: number | null;
  readonly deviation: number | null;
  /** One for each sheet, in the order in which they were given. */
  readonly said: readonly Said[];
}

const valueAt = ({ scores, levels, medical }: SheetContent, [part, name]: SheetPlace, proposed: Proposed) => {
  if (part === 'levels') return levelOf(levels[name as Scale], proposed[name as Scale]);
  return part === 'scores' ? scores[name as keyof typeof scores] : medical[name as keyof typeof medical];
};

const reasonAt = ({ sheet, revisionReason }: SpreadSheet, { place, comment }: Criterion): string => {
  const ofLevel = place[0] === 'levels' ? sheet.levels[place[1] as Scale].reason : '';
  return [revisionReason ?? '', ofLevel, sheet.comments[comment]]
    .filter((text) => text.trim() !== '')
    .join('\n');
};

/**
 * Every criterion side by side (domain §9.7). `wideDeviation` is the limit in points of a scale of 100; on a shorter scale it
 * is the same share of its length, so that one level apart is much where there are four of them and little where there are
 * thirteen.
 */
export const spreadOf = (
  sheets: readonly SpreadSheet[],
  about: { readonly template: number; readonly proposed: Proposed },
  { wideDeviation }: Pick<SettingValues, 'wideDeviation'>,
): Spread[] =>
  criteriaOf(about.template).map((criterion) => {
    const { place, least, most } = criterion;
    const values = sheets.map(({ sheet }) => valueAt(sheet, place, about.proposed));
    const given = values.filter((value) => value !== null);
    const middle = given.length === 0 ? null : median(given);
    const limit = (wideDeviation / 100) * (most - least);
    return {
      place,
      median: middle,
      deviation: given.length === 0 ? null : medianAbsoluteDeviation(given),
      said: sheets.map((one, at) => ({
        value: values[at]!,
        isOutlier: values[at] !== null && middle !== null && Math.abs(values[at]! - middle) > limit,
        reason: reasonAt(one, criterion),
      })),
    };
  });
