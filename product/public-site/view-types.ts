import type { Language } from '../../contract/words';
import type { OutcomeCategory } from '../dictionaries/dictionaries';
import type { Body } from '../newsroom/body-tree';
import type { ValidityState } from '../reports/validity';

/**
 * What a visitor may be shown, and nothing else (domain §7). Plain data: days are `YYYY-MM-DD`, words of a
 * dictionary are already in the reader's language. A field that is missing here cannot reach a visitor.
 */

export type ScriptName = 'site' | 'login' | 'check' | 'print' | 'auth-redirect' | 'interest';

/** What every page needs. */
export interface Site {
  readonly language: Language;
  /** The path asked for, with its query: the language links return to it. */
  readonly here: string;
  readonly demonstration: boolean;
  readonly operator: Operator;
  readonly assets: Assets;
}

export interface Operator {
  readonly name: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly complaintsPhone?: string | undefined;
  readonly complaintsEmail?: string | undefined;
  /** ICP filing number, as the authority printed it. */
  readonly icpNumber?: string | undefined;
  /** Public-security filing number, as the authority printed it. */
  readonly publicSecurityNumber?: string | undefined;
}

/** Addresses of our own files: content-hashed, from our own host. */
export interface Assets {
  readonly styles: string;
  readonly icon: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
}

export interface Link {
  readonly text: string;
  readonly href: string;
}

/** `pageIndex` from 1. `total` counts rows, not pages. */
export interface Paging {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
}

export interface Option {
  readonly code: string;
  readonly text: string;
  readonly count?: number | undefined;
}

// ---- News

export type NewsKind = 'news' | 'notice' | 'policy';

export interface NewsRow {
  readonly id: string;
  readonly title: string;
  readonly kind: NewsKind;
  readonly publishedOn: string;
  readonly summary?: string | undefined;
  readonly isTop?: boolean | undefined;
}

export interface FileLink {
  readonly title: string;
  readonly href: string;
  /** `PDF`, `DOCX` … */
  readonly kind: string;
  readonly bytes: number;
  readonly version?: string | undefined;
}

export interface AgencyCard {
  readonly name: string;
  readonly number: string;
  readonly introduction: string;
  readonly fields: readonly string[];
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  readonly href?: string | undefined;
}

export interface VideoCard {
  readonly title: string;
  readonly href: string;
  /** Seconds. */
  readonly duration: number;
}

export interface Figures {
  readonly passedResults: number;
  readonly agencies: number;
  readonly experts: number;
  readonly fields: number;
}

/** `/NewsInfo` and, for a visitor, `/`. */
export interface HomeView {
  /** The wanted path when the guard sent the visitor here; already checked by the server. */
  readonly redirect?: string | undefined;
  readonly figures: Figures;
  readonly pictures: readonly Picture[];
  readonly notices: readonly NewsRow[];
  readonly news: readonly NewsRow[];
  readonly policies: readonly NewsRow[];
  /** Newest first; the first stands in the hero, so that seven fill two rows of three. */
  readonly results: readonly ResultCard[];
  readonly downloads: readonly FileLink[];
  readonly videos: readonly VideoCard[];
  readonly agencies: readonly AgencyCard[];
  readonly links: readonly Link[];
}

/** `/NewsInfo?kind=…`: one kind, all of it. */
export interface NewsListView {
  readonly kind: NewsKind;
  readonly keyword: string;
  readonly rows: readonly NewsRow[];
  readonly paging: Paging;
}

/** `/newsDetail?id=…` */
export interface NewsDetailView {
  readonly title: string;
  readonly kind: NewsKind;
  readonly language: Language;
  readonly source?: string | undefined;
  readonly publishedOn: string;
  readonly summary?: string | undefined;
  readonly views: number;
  readonly body: Body;
  readonly attachments: readonly FileLink[];
  readonly previous?: NewsRow | undefined;
  readonly next?: NewsRow | undefined;
  readonly related: readonly NewsRow[];
}

// ---- Results

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

// ---- Checking

/** What the check of a number, of number and code, or of a file answered (domain §7). */
export type CheckAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'number' } & NumberAnswer)
  | ({ readonly kind: 'full' } & FullAnswer)
  | ({ readonly kind: 'identical' } & NumberAnswer & { readonly fileHash: string })
  | { readonly kind: 'differs'; readonly reportNumber: string; readonly fileHash: string }
  | { readonly kind: 'unknownFile'; readonly fileHash: string }
  | { readonly kind: 'workingCopy'; readonly fileHash: string };

export interface NumberAnswer {
  readonly reportNumber: string;
  readonly validity: Validity;
  readonly evaluationAgency: string;
  readonly issuedOn: string;
  /** The newer report's number, when there is one. */
  readonly supersededBy?: string | undefined;
  /** The public note of a revocation. */
  readonly publicNote?: string | undefined;
}

export interface FullAnswer extends NumberAnswer {
  readonly achievementName: string;
  readonly mainOrganisation: string;
  readonly levels: Levels;
  readonly overallLevel: string;
  readonly validUntil: string;
  readonly contentHash: string;
}

export type CheckTab = 'report' | 'file' | 'agency' | 'assessor';

export interface AgencyRow {
  readonly name: string;
  readonly number: string;
  readonly fields: readonly string[];
  readonly state: 'active' | 'suspended' | 'expired';
  readonly validUntil?: string | undefined;
}

export interface AssessorRow {
  readonly name: string;
  readonly certificateNumber: string;
  readonly agency: string;
  readonly state: 'active' | 'suspended' | 'expired';
  readonly validUntil?: string | undefined;
}

interface RegisterView<Row> {
  readonly keyword: string;
  readonly rows: readonly Row[];
  readonly paging: Paging;
}

/** `/hyCheck`: only the tab shown carries data. */
export type CheckView =
  | { readonly tab: 'report'; readonly number: string; readonly code: string; readonly answer: CheckAnswer }
  | { readonly tab: 'file'; readonly answer: CheckAnswer }
  | ({ readonly tab: 'agency' } & RegisterView<AgencyRow>)
  | ({ readonly tab: 'assessor' } & RegisterView<AssessorRow>);

// ---- Talent, about, and the doors

export type TalentKind = 'expert' | 'assessor' | 'technologyManager';

export interface TalentCard {
  readonly name: string;
  readonly title?: string | undefined;
  readonly field?: string | undefined;
  readonly organisation?: string | undefined;
  readonly introduction?: string | undefined;
  readonly certificate?: string | undefined;
}

/** `/talentInfo`: people who consented; otherwise only how many there are in each field. */
export interface TalentView {
  readonly kind: TalentKind;
  readonly field: string;
  readonly fields: readonly Option[];
  readonly byField: readonly { readonly field: string; readonly count: number }[];
  readonly rows: readonly TalentCard[];
  readonly paging: Paging;
}

/** `/aboutUs`: the platform's own explanation of its method, and what the editors add. */
export interface AboutView {
  readonly body?: Body | undefined;
}

/** `/login` */
export interface LoginView {
  /** `setup`: the first administrator of a new installation, by the link its start printed. */
  readonly way: 'password' | 'code' | 'setup';
  /** Where to go after signing in; already checked by the server and checked again when used. */
  readonly redirect?: string | undefined;
  /** Paths that exist; the script goes nowhere else. */
  readonly knownPaths: readonly string[];
}

/** `/auth-redirect` */
export type AuthRedirectView = Pick<LoginView, 'redirect' | 'knownPaths'>;

export type ErrorView = { readonly status: 401 | 404 | 429 | 500; readonly incident?: string | undefined };

/** `/ptint?t=…`: the page never holds the report; the script asks for it by POST. */
export interface PrintView {
  readonly hasTicket: boolean;
}
