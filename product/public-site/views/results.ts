import type { Language } from '#contract/words';
import type { OutcomeCategory } from '#product/dictionaries/dictionaries';
import type { ValidityState } from '#product/reports/numbers';
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

type Facet = 'category' | 'field' | 'product' | 'level' | 'method' | 'year';

/** How the address spells what is asked for beside the facets, which bear their own names. */
export const resultQuery = { keyword: 'q', maturity: 'maturity' } as const;

/** By what results are told apart, and how many there are of each with all else that is asked. */
export interface FacetView {
  readonly name: Facet;
  readonly chosen: string | undefined;
  readonly options: readonly (Option & { readonly count: number })[];
}

/** `/resultInfo` */
export interface ResultListView {
  readonly keyword: string;
  readonly maturityFrom: number | undefined;
  readonly facets: readonly FacetView[];
  readonly isAsked: boolean;
  readonly rows: readonly ResultCard[];
  readonly paging: Paging;
  /** Where nothing is found: which condition alone stands in the way of how many. */
  readonly without: readonly {
    readonly part: Facet | keyof typeof resultQuery;
    readonly text: string;
    readonly count: number;
  }[];
}

/** The fields of a message about a result, as its form calls them. */
export const interestFields = ['name', 'organisation', 'email', 'phone', 'need'] as const;
export type InterestTyped = Readonly<Record<(typeof interestFields)[number], string>>;
/** What became of a message that was sent without a script; what was refused stays in its fields. */
export type InterestSaid =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly why: string; readonly typed: InterestTyped };

/** `/resultInfo?id=…` */
export interface ResultDetailView extends ResultCard {
  readonly reportNumber: string;
  readonly category: string;
  readonly field: string;
  readonly product?: string | undefined;
  readonly keywords: readonly string[];
  /** At most 500 characters, in this language: the applicant's own where it says when they approved it, else the report's. */
  readonly summary: {
    readonly text: string;
    readonly language: Language;
    readonly approvedOn?: string | undefined;
  };
  readonly evaluationAgency: string;
  readonly validUntil: string;
  readonly rights: readonly { readonly form: string; readonly count: number }[];
  readonly wantedMethods: readonly string[];
  /** Only with consent. */
  readonly projectLeader?: string | undefined;
  /** Name and band, never an amount; each only with a consent of its own. */
  readonly benefits: readonly (readonly [name: string, band: string])[];
}
