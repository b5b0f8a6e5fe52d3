import type { WordKey } from '#contract/words';
import { categoryOfType } from '#product/dictionaries/level-codes';
import type { SectionName } from '#product/reports/sections';
import type { DraftState } from './draft';
import type { Part, StaffReport, Values } from '../types';
import { mandatoryOf, missingIn, type Missing } from '#product/reports/mandatory';

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

const categoryOf = (report: StaffReport) => categoryOfType(report.achievementType) ?? 'applied';

/** What is still to be written of this chapter. */
export const missingOf = ({ parts }: Chapter, report: StaffReport, values: Values): readonly Missing[] =>
  missingIn(values, categoryOf(report)).filter(({ part }) => (parts as readonly string[]).includes(part));

export interface Progress {
  readonly there: number;
  readonly needed: number;
  readonly isRefused: boolean;
}

/** How many of its mandatory fields a chapter has, by the rule by which the server refuses. */
export const progressOf = (
  chapter: Chapter,
  report: StaffReport,
  values: Values,
  refused: DraftState['refused'],
): Progress => {
  const { parts } = chapter;
  const needed = mandatoryOf(categoryOf(report)).filter(({ part }) =>
    (parts as readonly string[]).includes(part),
  ).length;
  return {
    needed,
    there: needed - missingOf(chapter, report, values).length,
    isRefused: parts.some((part) => (refused[part]?.length ?? 0) > 0),
  };
};
