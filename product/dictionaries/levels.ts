import type { Word } from '../../contract/words';
import {
  advancementMeanings,
  appliedMeanings,
  basicTheoryReadings,
  innovationMeanings,
  publicBenefitReadings,
} from './catalogue/maturity-meanings';
import { namesOf, type DocumentType, type MaturityLevel, type OutcomeCategory } from './dictionaries';

/** What a level is called and what it means for one category. */
export interface LevelReading {
  readonly code: string;
  readonly name: Word;
  readonly meaning: Word;
}

/** Which documents prove a maturity level: any one of them, or all of them together. */
export interface AcceptedEvidence {
  readonly needs: 'any' | 'all';
  readonly of: readonly DocumentType[];
}

/** The highest maturity level that a category may claim: basic theory stops at 4 (domain §5.1). */
export const highestMaturity = (category: OutcomeCategory): number => (category === '3' ? 4 : 13);

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

const evidence: Readonly<Record<MaturityLevel, AcceptedEvidence>> = {
  '1': { needs: 'any', of: ['1.1', '1.2'] },
  '2': { needs: 'any', of: ['1.3', '1.4', '1.5'] },
  '3': { needs: 'any', of: ['2.1', '2.2'] },
  '4': { needs: 'any', of: ['2.3', '2.4', '2.5'] },
  '5': { needs: 'any', of: ['2.6', '2.7', '3.1'] },
  '6': { needs: 'any', of: ['2.9', '3.2', '4.1'] },
  '7': { needs: 'any', of: ['3.3', '3.4', '3.5'] },
  '8': { needs: 'any', of: ['3.6', '4.5', '4.6'] },
  '9': { needs: 'any', of: ['5.1', '5.2', '3.7'] },
  '10': { needs: 'all', of: ['5.3', '5.4', '5.5'] },
  '11': { needs: 'any', of: ['5.12'] },
  '12': { needs: 'any', of: ['5.13'] },
  '13': { needs: 'any', of: ['5.14'] },
};

/** Public benefit proves levels 10 to 13 by adoption instead of sales (domain §5.1). */
const adoption: Partial<Record<MaturityLevel, AcceptedEvidence>> = {
  '10': { needs: 'any', of: ['5.8'] },
  '11': { needs: 'any', of: ['5.9'] },
  '12': { needs: 'any', of: ['5.10'] },
  '13': { needs: 'any', of: ['5.11'] },
};

/** The documents that prove a maturity level for a category; none for a level it cannot reach. */
export const acceptedEvidence = (code: MaturityLevel, category: OutcomeCategory): AcceptedEvidence => {
  if (Number(code) > highestMaturity(category)) return { needs: 'any', of: [] };
  return (category === '2' ? adoption[code] : undefined) ?? evidence[code];
};
