import type * as z from 'zod';
import { flag, listOf, text, thing, whole } from '#contract/field';
import { noted } from '#contract/note';
import { ConclusionField, FamiliarityField, Overall } from './codes';
import type { Sheet } from './rules/types';
import { scales } from '#product/dictionaries/scales';

const view = ({ least, most }: { readonly least: number; readonly most: number }, wire: string) =>
  noted(thing({ agrees: flag.nullable(), own: whole(least, most).nullable(), reason: text(2_000) }), {
    wire,
  });
const score = whole(0, 100).nullable();
const mark = whole(1, 5).nullable();
const Item = thing({ text: text(1_000), isMandatory: flag });

/** An expert's opinion sheet (domain §6.4). Whatever has not been said yet is `null` or empty: it can be saved at any time. */
export const SheetContent = thing({
  scores: thing({
    scientific: score,
    technical: score,
    economic: score,
    social: score,
    cultural: score,
    potential: score,
  }),
  levels: thing({
    maturity: view(scales.maturity, 'CSD'),
    innovation: view(scales.innovation, 'CXD'),
    advancement: view(scales.advancement, 'XJD'),
  }),
  medical: thing({ safety: mark, effectiveness: mark, clinicalNeed: mark, ethicsRisk: mark }),
  comments: thing({
    innovation: text(2_000),
    advancement: text(2_000),
    maturity: text(2_000),
    applicationValue: text(2_000),
  }),
  problems: listOf(Item, 30),
  advice: listOf(Item, 30),
  overall: Overall.nullable(),
  overallReason: text(2_000),
  conclusion: ConclusionField.nullable(),
  familiarity: FamiliarityField.nullable(),
});
export type SheetContent = z.output<typeof SheetContent>;

const unsaid = { agrees: null, own: null, reason: '' };

/** A sheet nobody has written on. */
export const emptySheet: SheetContent = {
  scores: {
    scientific: null,
    technical: null,
    economic: null,
    social: null,
    cultural: null,
    potential: null,
  },
  levels: { maturity: unsaid, innovation: unsaid, advancement: unsaid },
  medical: { safety: null, effectiveness: null, clinicalNeed: null, ethicsRisk: null },
  comments: { innovation: '', advancement: '', maturity: '', applicationValue: '' },
  problems: [],
  advice: [],
  overall: null,
  overallReason: '',
  conclusion: null,
  familiarity: null,
};

/** The sheet as the rules judge it: the declaration was made when the invitation was accepted. */
export const judged = (content: SheetContent, declared: boolean): Sheet => ({ declared, ...content });
