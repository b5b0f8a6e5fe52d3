import type { OutcomeCategory } from '#product/dictionaries/dictionaries';
import type { ValidityState } from '#product/reports/validity';
import type { Option, Paging } from './site';

export type Validity = ValidityState;

export interface Levels {
  readonly category: OutcomeCategory;
  readonly maturity: number | null;
  readonly innovation: number | null;
  readonly advancement: number | null;
}

export interface ResultCard {
  readonly id: string;
  readonly achievementName: string;
  /** The name in English, for readers of other languages. */
  readonly englishName: string | undefined;
  readonly mainOrganisation: string;
  readonly achievementType: string;
  readonly levels: Levels;
  readonly overallLevel: string;
  readonly issuedOn: string;
  readonly validity: Validity;
}

export interface ResultFilter {
  readonly keyword: string;
  readonly category: string;
  readonly product: string;
  readonly overallLevel: string;
  readonly method: string;
  readonly year: string;
  readonly maturityFrom: string;
}

/** `/resultInfo` */
export interface ResultListView {
  readonly filter: ResultFilter;
  readonly options: {
    readonly categories: readonly Option[];
    readonly products: readonly Option[];
    readonly overallLevels: readonly Option[];
    readonly methods: readonly Option[];
    readonly years: readonly Option[];
  };
  readonly rows: readonly ResultCard[];
  readonly paging: Paging;
}

/** `/resultInfo?id=…` */
export interface ResultDetailView extends ResultCard {
  readonly reportNumber: string;
  readonly category: string;
  readonly field: string;
  readonly product?: string | undefined;
  readonly keywords: readonly string[];
  /** Approved by the owner, at most 500 characters. */
  readonly summary: string;
  readonly evaluationAgency: string;
  readonly validUntil: string;
  readonly rights: readonly { readonly form: string; readonly count: number }[];
  readonly wantedMethods: readonly string[];
  /** Only with consent. */
  readonly projectLeader?: string | undefined;
  /** A band, never an amount; only with consent. */
  readonly benefitBand?: string | undefined;
  /** Whether the platform takes messages about this result. */
  readonly takesInterest: boolean;
}
