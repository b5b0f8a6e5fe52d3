import { categoryOfType, overallLevels } from '#product/dictionaries/level-codes';
import type { OutcomeCategory, OverallLevel } from '#product/levels/level';
import type { Found } from '#product/reports/server';

/** Which achievement it is, and how high it stands: what a list, a page and a check of a report say alike (domain §7). */
export interface Rated {
  readonly achievementName: string;
  readonly mainOrganisation: string;
  readonly category: OutcomeCategory;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: OverallLevel;
}

type RatedRow = Pick<
  Found,
  | 'achievementName'
  | 'mainOrganisationName'
  | 'achievementType'
  | 'maturityLevel'
  | 'innovationLevel'
  | 'advancementLevel'
  | 'overallLevel'
>;

export const ratedOf = (row: RatedRow): Rated => ({
  achievementName: row.achievementName,
  mainOrganisation: row.mainOrganisationName ?? '',
  category: categoryOfType(row.achievementType) ?? 'applied',
  maturityLevel: row.maturityLevel,
  innovationLevel: row.innovationLevel,
  advancementLevel: row.advancementLevel,
  overallLevel: overallLevels.named(row.overallLevel ?? '') ?? 'notRated',
});
