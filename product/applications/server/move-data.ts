/** What a transition brings with it; each of them its own part. */
export interface MoveData {
  readonly signCode?: string;
  readonly assessorId?: string;
  readonly reason?: string;
  readonly loadReason?: string;
  /** YYYY-MM-DD, the last day for a supplement. */
  readonly dueDate?: string;
}
