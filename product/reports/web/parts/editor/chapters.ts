import type { WordKey } from '../../../../../contract/words';
import { categoryOfType } from '../../../levels/codes';
import type { SectionName } from '../../../sections';
import type { DraftState } from './draft';
import type { Part, StaffReport, Values } from '../types';
import { isWritten } from './blank';

export type ChapterKey = SectionName | 'risks';

export interface Chapter {
  readonly key: ChapterKey;
  /** As the printed report numbers it (domain §6.1). */
  readonly number: number;
  readonly title: WordKey;
  /** What of it must be written before the experts see it. */
  readonly parts: readonly Part[];
}

const chapter = (key: ChapterKey, number: number, ...tables: Part[]): Chapter => ({
  key,
  number,
  title: `reports.section${key.charAt(0).toUpperCase()}${key.slice(1)}` as WordKey,
  parts: key === 'risks' ? ['risks'] : [...tables, key],
});

/** The chapters an assessor writes; the twelfth is the panel's. */
export const chapters: readonly Chapter[] = [
  chapter('evaluation', 1),
  chapter('achievement', 2),
  chapter('maturity', 3, 'workBreakdown'),
  chapter('innovation', 4, 'innovationPoints'),
  chapter('advancement', 5, 'indicators'),
  chapter('medical', 6),
  chapter('benefit', 7),
  chapter('rights', 8),
  chapter('team', 9),
  chapter('risks', 10),
  chapter('transformation', 11),
  chapter('conclusion', 13),
];

/** The parts that may stay empty: a theory has no medical chapter and need compare nothing (domain §6.1). */
const optional = (report: StaffReport): readonly Part[] =>
  categoryOfType(report.achievementType) === 'basicTheory' ? ['medical', 'indicators'] : [];

export interface Progress {
  readonly there: number;
  readonly needed: number;
  readonly isRefused: boolean;
}

/** How much of a chapter is written. */
export const progressOf = (
  { parts }: Chapter,
  report: StaffReport,
  values: Values,
  refused: DraftState['refused'],
): Progress => {
  const needed = parts.filter((part) => !optional(report).includes(part));
  return {
    needed: needed.length,
    there: needed.filter((part) => isWritten(values[part])).length,
    isRefused: parts.some((part) => (refused[part]?.length ?? 0) > 0),
  };
};

/** The mandatory parts in which nothing stands yet, by their chapters. */
export const missingChapters = (report: StaffReport, values: Values): readonly Chapter[] =>
  chapters.filter((each) => {
    const { there, needed } = progressOf(each, report, values, {});
    return there < needed;
  });
