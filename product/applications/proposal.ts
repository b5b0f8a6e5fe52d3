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

/** So many days an applicant has not answered before that is a ground. */
export const silentOwnerDays = 60;
/** So many rounds of experts have to end without passing before that is one. */
export const failedRounds = 2;

/** An end of an evaluation that waits for somebody else's decision. */
export interface Proposal {
  readonly kind: 'termination';
  readonly ground: Ground;
  readonly reason: string;
  readonly fileId: string;
  /** Who proposed it: whoever decides is somebody else. */
  readonly by: string;
  readonly at: string;
}
