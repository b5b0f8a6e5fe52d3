import type { Context } from '#host/context';
import type { Made, TransitionAttempt } from '#host/transitions';
import type { RoundMode } from '#product/opinions/tally';
import type { StoredRemark } from '../remark';
import type { ReportContent } from './content';
import type { ReportRecord } from './computed-levels';

/** What the transitions of a report bring along. */
export interface ReportTransitionData {
  readonly dossier: ReportContent;
  /** Whom the next round asks. */
  readonly panelMode?: RoundMode;
  /** The last day for the experts. */
  readonly dueOn?: string;
  readonly answers?: readonly { readonly key: string; readonly text: string }[];
  /** What the signer saw. */
  readonly contentHash?: string;
  readonly issues?: readonly string[];
  /** The second checker’s remarks as they will stand: those given now, or all with their answers. */
  readonly remarks?: readonly StoredRemark[];
  /** The number and code, once issued. */
  readonly issued?: (number: string, code: string) => void;
}

export type ReportAttempt = TransitionAttempt<ReportRecord, ReportTransitionData>;

export type ReportMade = Made<ReportRecord, ReportTransitionData>;

/** What a call on one report is answered with at hand. */
export type Mine = Context<NonNullable<Context['me']>, ReportRecord>;
