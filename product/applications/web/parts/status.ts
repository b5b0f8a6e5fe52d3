import type { Successor } from '../../re-evaluation';
import type { WordKey } from '#contract/words';
import type { Status } from '#shell/look/tokens';
import type { ApplicationTransition } from '../../workflow';

type State = 'draft' | 'submitted' | 'evaluating' | 'publicReview' | 'passed' | 'cancelled' | 'rejected';

/** A status's colour and icon: the same in list, detail and timeline (look). */
export const applicationLooks: Readonly<Record<State, Status>> = {
  draft: 'draft',
  submitted: 'progress',
  evaluating: 'progress',
  publicReview: 'agency',
  passed: 'passed',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

export const applicationStatusWords: Readonly<Record<State, WordKey>> = {
  draft: 'applicationScreens.status.draft',
  submitted: 'applicationScreens.status.submitted',
  evaluating: 'applicationScreens.status.evaluating',
  publicReview: 'applicationScreens.status.publicReview',
  passed: 'applicationScreens.status.passed',
  cancelled: 'applicationScreens.status.cancelled',
  rejected: 'applicationScreens.status.rejected',
};

/** An application as far as its transitions look. */
export interface Standing {
  readonly id: string;
  readonly rowVersion: number;
  readonly achievementName?: string | null | undefined;
  /** Not told to whoever only reads. */
  readonly returnCount?: number;
  readonly round?: number;
  readonly previousApplicationId?: string | null;
  readonly can: readonly (ApplicationTransition | Successor)[];
}
