import type * as z from 'zod';
import { blank, factsOf } from '#contract/facts';
import { called, flag, listOf, text, strictObject, integer } from '#contract/field';
import type { FieldMetadata } from '#contract/metadata';
import type { WordKey } from '#contract/words';
import { scales } from '#product/dictionaries/scales';
import { valueLines } from '#product/levels/five-values';
import { ConclusionField, FamiliarityField, Overall } from './codes';
import { commentFields, medicalLines } from './types';

const prose = (label: WordKey) => called(text(2_000), label);
/** One schema for each of some names. */
const forEach = <Name extends string, Schema>(names: readonly Name[], schema: (name: Name) => Schema) =>
  Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<Name, Schema>;

/** An expert's view of a computed level: they agree, or give their own and say why. */
const view = (scale: keyof typeof scales, note: FieldMetadata) => {
  const { least, most } = scales[scale];
  return called(
    strictObject({
      agrees: flag.nullable(),
      own: called(integer(least, most), 'panelScreens.ownLevel').nullable(),
      reason: prose('panelScreens.reason'),
    }),
    `panelScreens.level.${scale}`,
    note,
  );
};
const Item = strictObject({
  text: called(text(1_000), 'panelScreens.itemText'),
  isMandatory: called(flag, 'panelScreens.mandatory'),
});

/** What an opinion sheet says, one line for each field (domain §6.4). It can be saved at any time: what is not said yet is `null` or empty. */
const sheetFields = {
  scores: strictObject(
    forEach(valueLines, (line) => called(integer(0, 100), `panelScreens.score.${line}`).nullable()),
  ),
  levels: strictObject({
    maturity: view('maturity', { wire: 'CSD' }),
    innovation: view('innovation', { wire: 'CXD' }),
    advancement: view('advancement', { wire: 'XJD' }),
  }),
  medical: strictObject(
    forEach(medicalLines, (line) => called(integer(1, 5), `panelScreens.medical.${line}`).nullable()),
  ),
  comments: strictObject(forEach(commentFields, (field) => prose(`panelScreens.comment.${field}`))),
  problems: called(listOf(Item, 30), 'panelScreens.problems'),
  advice: called(listOf(Item, 30), 'panelScreens.advice'),
  overall: called(Overall, 'panelScreens.overall').nullable(),
  overallReason: prose('panelScreens.overallReason'),
  conclusion: called(ConclusionField, 'panelScreens.conclusion').nullable(),
  familiarity: called(FamiliarityField, 'panelScreens.familiarity').nullable(),
};
export const SheetContent = strictObject(sheetFields);
export type SheetContent = z.output<typeof SheetContent>;

/** What is known of each field of a sheet, as plain data. */
export const sheetFacts = factsOf(sheetFields);
/** A sheet nobody has written on. */
export const emptySheet: SheetContent = SheetContent.parse(blank(sheetFacts));

/** A sheet as the rules judge it. */
export type Sheet = SheetContent & {
  /** No conflict of interest, and confidentiality, both declared when the invitation was accepted. */
  readonly declared: boolean;
};
export type LevelView = SheetContent['levels']['maturity'];
export type SheetItem = SheetContent['problems'][number];
