import type { Word } from '#contract/words';
import {
  advancementMeanings,
  appliedMeanings,
  basicTheoryReadings,
  innovationMeanings,
  publicBenefitReadings,
} from './catalogue/maturity-meanings';
import { namesOf, type MaturityLevel, type OutcomeCategory } from './dictionaries';
import { scales } from './scales';

/** What a level is called and what it means for one category. */
export interface LevelReading {
  readonly code: string;
  readonly name: Word;
  readonly meaning: Word;
}

/** The highest maturity level that a category may claim: basic theory stops at 4 (domain §5.1). */
export const highestMaturity = (category: OutcomeCategory): number =>
  category === '3' ? 4 : scales.maturity.most;

const otherReadings = { '1': {}, '2': publicBenefitReadings, '3': basicTheoryReadings } as const;

/**
 * Name and meaning of a maturity level for a category; undefined for a level the category cannot reach.
 */
export const maturityReading = (code: MaturityLevel, category: OutcomeCategory): LevelReading | undefined => {
  if (Number(code) > highestMaturity(category)) return undefined;
  const readings: Readonly<Record<string, readonly [Word, Word]>> = otherReadings[category];
  const [name, meaning] = readings[code] ?? [namesOf('maturity', code), appliedMeanings[Number(code) - 1]!];
  return { code, name, meaning };
};

const scaleReading =
  (dictionary: 'innovation' | 'advancement', meanings: readonly Word[]) =>
  (code: string): LevelReading | undefined => {
    const meaning = meanings[Number(code) - 1];
    return meaning && { code, name: namesOf(dictionary, code), meaning };
  };

/** Name and meaning of an innovation level, 1 to 4. */
export const innovationReading = scaleReading('innovation', innovationMeanings);
/** Name and meaning of an advancement level, 1 to 7. */
export const advancementReading = scaleReading('advancement', advancementMeanings);
