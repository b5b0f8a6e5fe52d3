import { categoryOfType } from '#product/dictionaries/level-codes';
import { partsOf, type Chapter } from '#product/reports/chapters';
import type { DraftState } from './draft';
import type { Part, StaffReport, Values } from '../types';
import { mandatoryOf, missingIn, type Missing } from '#product/reports/mandatory';

const categoryOf = (report: StaffReport) => categoryOfType(report.achievementType) ?? 'applied';

/** What is still to be written of this chapter. */
export const missingOf = (chapter: Chapter, report: StaffReport, values: Values): readonly Missing[] =>
  missingIn(values, categoryOf(report)).filter(({ part }) => partsOf(chapter).includes(part));

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
  const parts = partsOf(chapter);
  const needed = mandatoryOf(categoryOf(report)).filter(({ part }) => parts.includes(part)).length;
  return {
    needed,
    there: needed - missingOf(chapter, report, values).length,
    isRefused: parts.some((part) => (refused[part as Part]?.length ?? 0) > 0),
  };
};
