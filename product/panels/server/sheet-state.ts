import { contentHash } from '#host/audit/record';
import { codecOf } from '#contract/codec';
import { wirePath } from '#contract/traverse';
import { fill, inLanguage, type Language } from '#contract/words';
import { SaveOpinion } from '../opinion';
import {
  defectsIn,
  judged,
  revisionDefects,
  type Round,
  type SheetDefect,
} from '#product/opinions/opinion-form';
import { panelRulesWords } from '#product/opinions/words';
import { emptySheet } from '#product/opinions/sheet';
import type { OpinionRow } from './visible';

/** By which sheet somebody judges: a short one where they are asked to confirm what they judged before. */
export const modeOf = ({ isShort }: Pick<OpinionRow, 'isShort'>): Round['panelMode'] =>
  isShort ? 'confirm' : 'full';

/** What a stored sheet lacks. */
export const defectsOf = (row: OpinionRow, { template }: Pick<Round, 'template'>): SheetDefect[] => [
  ...defectsIn(judged(row.sheet ?? emptySheet, row.declaration !== null), {
    panelMode: modeOf(row),
    template,
  }),
  ...(row.revises === null ? [] : revisionDefects(row.revisionReason ?? '')),
];

/** A defect as a sentence in the reader's language. */
export const sayDefect = ({ word, values }: SheetDefect, language: Language): string =>
  fill(inLanguage(panelRulesWords[word], language), values);

/** Where a defect stands, as the caller spells it. */
export const wireField = (field: string): string =>
  wirePath(codecOf(SaveOpinion), field === 'revisionReason' ? [field] : ['sheet', ...field.split('.')]);

/**
 * What an expert signs: the sheet, in a discussion the reason for it, and whose sheet of which round it is. A changed letter makes it another hash, and a
 * code sent for the old one void (domain §4.6).
 */
export const hashOf = (row: OpinionRow): string => {
  const { reportId, panelRound, expertId, declaration, sheet, revises, revisionReason } = row;
  return contentHash({
    ...{ reportId, panelRound, expertId, declaration, sheet: sheet ?? emptySheet },
    ...(revises !== null && { revisionReason }),
  });
};
