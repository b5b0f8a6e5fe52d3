import { oneOf } from '#contract/field';

/**
 * Why an evaluation may be terminated (domain §3.1, A11), as codes of the dictionary of reasons: false material, a dispute
 * about ownership, a missing approval, an applicant who does not answer, a panel that did not pass it twice.
 */
export const terminationGround = oneOf(['1', '2', '3', '6', '8']);
export const grounds = terminationGround.options;
export type Ground = (typeof grounds)[number];
/** The two grounds that the record itself shows or does not. */
export const silent: Ground = '6';
export const panelFailed: Ground = '8';

/** What cannot be repaired once a report is reviewed (A15): false material, a dispute about ownership, a missing approval, misconduct. */
export const rejectionGround = oneOf(['1', '2', '3', '7']);
export const rejectionGrounds = rejectionGround.options;
type RejectionGround = (typeof rejectionGrounds)[number];

/** So many days an applicant has not answered before that is a ground. */
export const silentOwnerDays = 60;
/** So many rounds of experts have to end without passing before that is one. */
export const failedRounds = 2;

interface Proposed {
  readonly reason: string;
  /** Who proposed it: whoever decides is somebody else. */
  readonly by: string;
  readonly at: string;
}
/** The assessor's, for the agency to decide (A11). */
interface TerminationProposal extends Proposed {
  readonly kind: 'termination';
  readonly ground: Ground;
  readonly fileId: string;
}
/** The owner's, for the agency to agree to, and after its silence for the public-service agency (A10). */
export interface CancellationRequest extends Proposed {
  readonly kind: 'cancellation';
  /** What becomes of the fee that was agreed. */
  readonly feeNote: string;
  /** When it went on to the public-service agency; null while it is the agency's alone. */
  readonly escalatedAt: string | null;
}

/** One reviewer's of the public-service agency, for another one to decide (A15). */
interface RejectionProposal extends Proposed {
  readonly kind: 'rejection';
  readonly ground: RejectionGround;
  readonly fileId: string;
}

/** An end of an evaluation that waits for somebody else's decision. */
export type Proposal = TerminationProposal | CancellationRequest | RejectionProposal;
