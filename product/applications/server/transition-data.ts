import type { Proposal } from '../proposal';

/** What a transition brings with it; each of them its own part. */
export interface TransitionData {
  readonly signCode?: string;
  readonly assessorId?: string;
  readonly reason?: string;
  readonly loadReason?: string;
  /** Why it shall end. */
  readonly ground?: Exclude<Proposal, { readonly kind: 'cancellation' }>['ground'];
  /** YYYY-MM-DD, the last day for a supplement. */
  readonly dueDate?: string;
}
