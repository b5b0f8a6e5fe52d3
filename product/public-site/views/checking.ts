import type { Paging } from './site';
import type { Levels, Validity } from './results';

/** What the check of a number, of number and code, or of a file answered (domain §7). */
export type CheckAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'number' } & NumberAnswer)
  | ({ readonly kind: 'full' } & FullAnswer)
  | ({ readonly kind: 'identical' } & NumberAnswer & { readonly fileHash: string })
  | {
      readonly kind: 'continued' | 'savedAgain' | 'altered';
      readonly reportNumber: string;
      readonly fileHash: string;
    }
  | { readonly kind: 'unknownFile'; readonly fileHash: string }
  | { readonly kind: 'workingCopy' | 'expertCopy'; readonly fileHash: string };

export interface NumberAnswer {
  readonly reportNumber: string;
  readonly validity: Validity;
  readonly evaluationAgency: string;
  readonly issuedOn: string;
  /** The newer report's number, when there is one. */
  readonly supersededBy?: string | undefined;
  /** Where anybody may have its receipt. */
  readonly receiptAt?: string | undefined;
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
