import type { Controls } from '#shell/form/declared';
import type { SheetContent } from '#product/opinions/sheet';
import { Items } from './Items';
import { Levels } from './Levels';

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
  scores: { in: 'scores', parts: 'asTheyAre' },
  levels: { in: 'levels', apart: Levels },
  medical: { in: 'medical', parts: 'asTheyAre' },
  comments: { in: 'comments', parts: 'asTheyAre' },
  problems: { in: 'items', apart: () => <Items name="problems" /> },
  advice: { in: 'items', apart: () => <Items name="advice" /> },
  overall: { in: 'verdict' },
  familiarity: { in: 'verdict' },
  overallReason: { in: 'verdict', lines: 1 },
  conclusion: { in: 'verdict', laidOpen: true },
};
