import { coded } from '#contract/field';
import type { CodeOf } from '#product/dictionaries/dictionaries';
import { categories, overallLevels } from '#product/dictionaries/level-codes';
import { conclusionCodes } from './conclusion';
import type { ExpertKind, Familiarity } from './types';

/** The kinds of expert that the dictionary offers; market and economics are one seat there. */
export const kindCodes = {
  clinical: '1',
  technical: '2',
  intellectualProperty: '3',
  market: '4',
  ethics: '5',
  management: '6',
} as const satisfies Partial<Record<ExpertKind, CodeOf<'expertKind'>>>;
export type SeatKind = keyof typeof kindCodes;

const familiarityCodes: Readonly<Record<Familiarity, CodeOf<'familiarity'>>> = {
  familiar: '1',
  fairlyFamiliar: '2',
  general: '3',
};

export const Kind = coded(kindCodes, { dictionary: 'expertKind' });
/** The category of an achievement, by which its maturity is read (domain §5.1). */
export const Category = coded(categories.codes);
export const Overall = coded(overallLevels.codes, { dictionary: 'standing', wire: 'ZTSPGJX' });
export const ConclusionField = coded(conclusionCodes, { dictionary: 'conclusion' });
export const FamiliarityField = coded(familiarityCodes, { dictionary: 'familiarity' });
/** What the sheet is called on the wire; untouched has no code and travels as null. */
export const SheetStatus = coded(
  { draft: 6, submitted: 0, passed: 1, notPassed: 3 },
  { dictionary: 'opinionStatus' },
);

/** The name of a kind's code, for a stored row. */
export const kindOf = (code: string): SeatKind =>
  (Object.entries(kindCodes).find(([, each]) => each === code)?.[0] ?? 'technical') as SeatKind;
