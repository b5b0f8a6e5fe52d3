import type { WordKey } from '#contract/words';
import { confirmationDefects, sheetDefects, type SheetDefect } from '../../rules/opinion-form';
import { judged, type SheetContent } from '../../sheet';

export type SheetSection = 'scores' | 'levels' | 'medical' | 'comments' | 'items' | 'verdict';

export const sectionWords: Readonly<Record<SheetSection, WordKey>> = {
  scores: 'panelScreens.scores',
  levels: 'panelScreens.levels',
  medical: 'panelScreens.medical',
  comments: 'panelScreens.comments',
  items: 'panelScreens.items',
  verdict: 'panelScreens.verdict',
};

export const sectionId = (section: SheetSection): string => `sheet-${section}`;

export interface Round {
  readonly panelMode: 'full' | 'confirm';
  readonly template: number;
}

/** The sections a sheet is made of: a confirm round asks for the short one (R8), a theory has no medical lines. */
export const sectionsOf = ({ panelMode, template }: Round): readonly SheetSection[] => {
  if (panelMode === 'confirm') return ['items', 'verdict'];
  return [
    'scores',
    'levels',
    ...(template === 1 ? (['medical'] as const) : []),
    'comments',
    'items',
    'verdict',
  ];
};

const places: readonly (readonly [RegExp, SheetSection])[] = [
  [/^scores/, 'scores'],
  [/^levels/, 'levels'],
  [/^medical/, 'medical'],
  [/^comments/, 'comments'],
  [/^(problems|advice)/, 'items'],
];

/** The section in which a defect is mended. */
export const sectionOf = ({ field }: Pick<SheetDefect, 'field'>): SheetSection =>
  places.find(([begins]) => begins.test(field))?.[1] ?? 'verdict';

/** What a sheet lacks as it stands on the page: by the same rules that the server refuses by. */
export const defectsOf = (sheet: SheetContent, { panelMode, template }: Round): SheetDefect[] =>
  panelMode === 'confirm'
    ? confirmationDefects(judged(sheet, true))
    : sheetDefects(judged(sheet, true), template === 2 ? 2 : 1);

const names: Readonly<Record<string, WordKey>> = {
  problems: 'panelScreens.problems',
  advice: 'panelScreens.advice',
  overall: 'panelScreens.overall',
  conclusion: 'panelScreens.conclusion',
  familiarity: 'panelScreens.familiarity',
};

/** What the field of a defect is called on the page; the comments are counted together. */
export const nameOfField = (field: string): WordKey | null => {
  const [group, name] = field.split('.');
  if (group === 'scores') return `panelScreens.score.${name as 'scientific'}`;
  if (group === 'levels') return `panelScreens.level.${name as 'maturity'}`;
  if (group === 'medical') return `panelScreens.medical.${name as 'safety'}`;
  return names[group ?? ''] ?? null;
};
