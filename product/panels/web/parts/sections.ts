import type { WordKey } from '#contract/words';
import { factAt } from '#product/opinions/places';
import { askedIn, type Round, type SheetDefect } from '#product/opinions/opinion-form';
import { sheetFacts } from './facts';
import { sheetControls, sheetTitles, type SheetSection } from './sheet-controls';

export const sectionId = (section: string): string => `sheet-${section}`;

/** The section in which a field stands; what is none of the sheet's, such as the declaration, is said with the verdict. */
export const sectionOf = (field: string): SheetSection => {
  const [first] = field.split('.');
  return Object.entries(sheetControls).find(([name]) => name === first)?.[1].in ?? 'verdict';
};

/** The sections that hold what a round asks for. */
export const sectionsOf = (round: Round): readonly SheetSection[] => {
  const asked = Object.keys(sheetControls).filter(askedIn(round)).map(sectionOf);
  return Object.keys(sheetTitles).filter((section): section is SheetSection =>
    asked.some((each) => each === section),
  );
};

/** What a section is called: a confirm round asks for no comments, and takes them (R8). */
export const titleOf = (section: SheetSection, { panelMode }: Pick<Round, 'panelMode'>): WordKey =>
  section === 'comments' && panelMode === 'confirm' ? 'panelScreens.commentsFree' : sheetTitles[section];

/** What the field of a defect is called on the page; the comments are counted together. */
export const nameOfField = (field: SheetDefect['field']): WordKey | null =>
  factAt(sheetFacts, field.split('.'))?.label ?? null;
