import type { DocumentType, MaturityLevel, OutcomeCategory } from '#product/dictionaries/dictionaries';
import { highestMaturity } from '#product/dictionaries/levels';

/** Which documents prove a maturity level: any one of them, or all of them together. */
interface AcceptedEvidence {
  readonly needs: 'any' | 'all';
  readonly of: readonly DocumentType[];
}

// Written down from the table of domain §5.1, so that the rules and the checklist can be held against it.
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
