import type { WordKey } from '#contract/words';
import type { SectionName, TableName } from './sections';

/** A chapter that the assessor writes: texts, tables, or both. */
export type ChapterKey = SectionName | 'risks';

/** How the printed report numbers the chapters that an assessor writes (domain §6.1); the twelfth is the panel's. */
const numbers: { readonly [Key in ChapterKey]: number } = {
  evaluation: 1,
  achievement: 2,
  maturity: 3,
  innovation: 4,
  advancement: 5,
  medical: 6,
  benefit: 7,
  rights: 8,
  team: 9,
  risks: 10,
  transformation: 11,
  conclusion: 13,
};

/** In which chapter each table stands, in the order in which they are asked, read and remarked on. */
const chapterOf: { readonly [Name in TableName]: ChapterKey } = {
  workBreakdown: 'maturity',
  achievementEvidence: 'maturity',
  innovationPoints: 'innovation',
  indicators: 'advancement',
  risks: 'risks',
};

export interface Chapter {
  readonly key: ChapterKey;
  readonly number: number;
  readonly title: WordKey;
}

/** The chapters in their order, each with its title. */
export const chapters: readonly Chapter[] = (Object.keys(numbers) as ChapterKey[]).map((key) => ({
  key,
  number: numbers[key],
  title: `reports.section${key.charAt(0).toUpperCase()}${key.slice(1)}` as WordKey,
}));

/** The tables of a chapter. */
export const tablesIn = (chapter: ChapterKey): readonly TableName[] =>
  (Object.keys(chapterOf) as TableName[]).filter((table) => chapterOf[table] === chapter);

/** What of a chapter is saved by itself: its tables, then its texts. */
export const partsOf = ({ key }: Pick<Chapter, 'key'>): readonly string[] => [
  ...tablesIn(key),
  ...(key === 'risks' ? [] : [key]),
];
