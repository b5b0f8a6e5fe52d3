import { contentHash } from '#host/audit/record';
import { planOf } from '#contract/plan';
import { wirePath } from '#contract/walk';
import { fill, inLanguage, type Language } from '#contract/words';
import { SaveOpinion } from '../opinion';
import { confirmationDefects, sheetDefects, type SheetDefect } from '../rules/opinion-form';
import { panelRulesWords } from '../rules/words';
import { emptySheet, judged } from '../sheet';
import type { OpinionRow } from './visible';

/** What the form of a sheet is judged by. */
export interface Round {
  readonly panelMode: 'full' | 'confirm';
  readonly template: 1 | 2;
}

/** What a stored sheet lacks; a confirm round asks for the short one (R8). */
export const defectsOf = (row: OpinionRow, { panelMode, template }: Round): SheetDefect[] => {
  const sheet = judged(row.sheet ?? emptySheet, row.declaration !== null);
  return panelMode === 'confirm' ? confirmationDefects(sheet) : sheetDefects(sheet, template);
};

/** A defect as a sentence in the reader's language. */
export const sayDefect = ({ word, values }: SheetDefect, language: Language): string =>
  fill(inLanguage(panelRulesWords[word], language), values);

/** Where a defect stands, as the caller spells it. */
export const wireField = (field: string): string =>
  wirePath(planOf(SaveOpinion), ['sheet', ...field.split('.')]);

/**
 * What an expert signs: the sheet, and whose sheet of which round it is. A changed letter makes it another hash, and a
 * code sent for the old one void (domain §4.6).
 */
export const hashOf = ({ reportId, panelRound, expertId, declaration, sheet }: OpinionRow): string =>
  contentHash({ reportId, panelRound, expertId, declaration, sheet: sheet ?? emptySheet });
