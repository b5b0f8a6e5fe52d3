import { valueLines } from '#product/levels/five-values';
import type { LevelView, Sheet, SheetContent, SheetItem } from './sheet';
import { commentFields, medicalLines } from './types';
import type { PanelRulesWord } from './words';
import { scales } from '#product/dictionaries/scales';

/** All comments together are at least this long, in characters without spaces (domain §6.4). */
const shortestComments = 50;

/** What a sheet lacks before it can be submitted: the field, a word, its values. */
export interface SheetDefect {
  readonly field: string;
  readonly word: PanelRulesWord;
  readonly values: Readonly<Record<string, string | number>>;
}

const defect = (
  isSo: boolean,
  field: string,
  word: PanelRulesWord,
  values: SheetDefect['values'] = {},
): SheetDefect[] => (isSo ? [{ field, word, values }] : []);

const isBlank = (text: string): boolean => text.trim() === '';
const lengthOf = (text: string): number => [...text.replace(/\s/g, '')].length;
const inRange = (number: number | null, lowest: number, highest: number): boolean =>
  number !== null && Number.isFinite(number) && number >= lowest && number <= highest;
const saysNothing = (items: readonly SheetItem[]): boolean => items.every(({ text }) => isBlank(text));

const levelDefects = (which: keyof typeof scales, view: LevelView): SheetDefect[] => {
  const field = `levels.${which}`;
  if (view.agrees === null) return defect(true, field, 'levelNotJudged');
  if (view.agrees) return [];
  const { least: lowest, most: highest } = scales[which];
  const isLevel = Number.isInteger(view.own) && inRange(view.own, lowest, highest);
  return [
    ...defect(!isLevel, field, 'ownLevelMissing', { lowest, highest }),
    ...defect(isBlank(view.reason), `${field}.reason`, 'deviationWithoutReason'),
  ];
};

/** A sheet as the rules judge it: the declaration was made when the invitation was accepted. */
export const judged = (content: SheetContent, declared: boolean): Sheet => ({ declared, ...content });

/** A mandatory item and a plain "agree" contradict each other: the tally would overlook the item. */
const contradiction = ({ conclusion, problems, advice }: Sheet): SheetDefect[] =>
  defect(
    conclusion === 'agree' && [...problems, ...advice].some(({ isMandatory }) => isMandatory),
    'conclusion',
    'mandatoryContradictsAgree',
  );

/**
 * What is missing or inconsistent on a sheet (domain §3.4 E2, §6.4); empty when it may be submitted.
 * Form only: nothing here depends on what the expert thinks of the achievement.
 * A theory (template 2) has no medical lines.
 */
export const sheetDefects = (sheet: Sheet, template: 1 | 2): SheetDefect[] => {
  const commentLength = commentFields.reduce((sum, field) => sum + lengthOf(sheet.comments[field]), 0);
  return [
    ...defect(!sheet.declared, 'declaration', 'declarationMissing'),
    ...valueLines.flatMap((line) =>
      defect(!inRange(sheet.scores[line], 0, 100), `scores.${line}`, 'scoreMissing'),
    ),
    ...levelDefects('maturity', sheet.levels.maturity),
    ...levelDefects('innovation', sheet.levels.innovation),
    ...levelDefects('advancement', sheet.levels.advancement),
    ...(template === 1 ? medicalLines : []).flatMap((line) =>
      defect(!inRange(sheet.medical[line], 1, 5), `medical.${line}`, 'medicalLineMissing'),
    ),
    ...defect(commentLength < shortestComments, 'comments', 'commentsTooShort', {
      count: commentLength,
      fewest: shortestComments,
    }),
    ...defect(saysNothing(sheet.problems), 'problems', 'problemsMissing'),
    ...defect(saysNothing(sheet.advice), 'advice', 'adviceMissing'),
    ...defect(sheet.overall === null, 'overall', 'overallVoteMissing'),
    ...defect(sheet.conclusion === null, 'conclusion', 'conclusionMissing'),
    ...defect(sheet.familiarity === null, 'familiarity', 'familiarityMissing'),
    ...contradiction(sheet),
  ];
};

/** The short sheet of a confirm round: a conclusion, and what is still wrong unless they confirm (R8); a comment is free. */
export const confirmationDefects = (
  sheet: Pick<Sheet, 'conclusion' | 'problems' | 'advice'>,
): SheetDefect[] => [
  ...defect(sheet.conclusion === null, 'conclusion', 'conclusionMissing'),
  ...defect(
    sheet.conclusion !== null && sheet.conclusion !== 'agree' && saysNothing(sheet.problems),
    'problems',
    'problemsMissing',
  ),
];

/** In a discussion every sheet says why it is kept or changed (domain §9.7). */
export const revisionDefects = (reason: string): SheetDefect[] =>
  defect(isBlank(reason), 'revisionReason', 'revisionReasonMissing');

/** What decides how much of a sheet is asked for. */
export interface Round {
  readonly panelMode: 'full' | 'confirm';
  /** 2: a theory. */
  readonly template: number;
}

/** Whether a round asks for a field: a confirm round for the short sheet (R8), and a theory has no medical lines. */
export const askedIn =
  ({ panelMode, template }: Round) =>
  (field: string): boolean =>
    panelMode === 'confirm'
      ? ['comments', 'problems', 'conclusion'].includes(field)
      : field !== 'medical' || template !== 2;

/** What a sheet lacks in its round: the page shows it by the same rules that the server refuses by. */
export const defectsIn = (sheet: Sheet, { panelMode, template }: Round): SheetDefect[] =>
  panelMode === 'confirm' ? confirmationDefects(sheet) : sheetDefects(sheet, template === 2 ? 2 : 1);

/** The level a sheet stands for: the expert's own, or the computed one they agree with. */
export const levelOf = (view: LevelView, computed: number | null): number | null =>
  view.agrees === false ? view.own : computed;

/** A sheet as it stands in its form: in a discussion with why it is kept or changed. */
export type WrittenSheet = SheetContent & { readonly revisionReason?: string };

/** What a sheet lacks in its round, by the rules that the server refuses by. */
export const lackingIn = (
  { revisionReason = '', ...sheet }: WrittenSheet,
  round: Round,
  isDiscussion: boolean,
): SheetDefect[] => [
  ...defectsIn(judged(sheet, true), round),
  ...(isDiscussion ? revisionDefects(revisionReason) : []),
];
