import type { WordKey } from '#contract/words';
import { valueLines } from '#product/levels/five-values';
import type { Controls } from '#shell/form/declared';
import { medicalLines } from '../../rules/types';
import type { SheetContent } from '../../sheet';
import { Items } from './Items';
import { Levels } from './Levels';

/** Each figure of a group with what both ends of its scale mean. */
const anchored = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { hint: `panelDesk.anchor.${name}` }])) as Readonly<
    Record<Name, { readonly hint: WordKey }>
  >;

export const sheetTitles = {
  scores: 'panelScreens.scores',
  levels: 'panelScreens.levels',
  medical: 'panelScreens.medical',
  comments: 'panelScreens.comments',
  items: 'panelScreens.items',
  verdict: 'panelScreens.verdict',
} as const;
export type SheetSection = keyof typeof sheetTitles;

/** How each field of a sheet is asked. Read, it is shown place by place (`OpenedSheets`). */
export const sheetControls: Controls<SheetContent, SheetContent, SheetSection> = {
  scores: { in: 'scores', parts: anchored(valueLines) },
  levels: { in: 'levels', apart: Levels },
  medical: { in: 'medical', parts: anchored(medicalLines) },
  comments: { in: 'comments', parts: 'asTheyAre' },
  problems: { in: 'items', apart: () => <Items name="problems" /> },
  advice: { in: 'items', apart: () => <Items name="advice" /> },
  overall: { in: 'verdict' },
  familiarity: { in: 'verdict' },
  overallReason: { in: 'verdict', lines: 1 },
  conclusion: { in: 'verdict', laidOpen: true },
};
