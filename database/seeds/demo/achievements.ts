import type { DemoAchievement } from './achievement';
import { openApplications } from './open-applications';
import { passedDevices } from './passed-devices';
import { passedDiagnostics } from './passed-diagnostics';
import { passedOthers } from './passed-others';
import { runningEarly } from './running-early';
import { runningReviewed } from './running-reviewed';
import { runningRounds } from './running-rounds';

export type * from './achievement';

/** The achievements of domain §8, in the order of its table. */
export const achievements: readonly DemoAchievement[] = [
  ...passedDevices,
  ...passedDiagnostics,
  ...passedOthers,
  ...runningReviewed,
  ...runningRounds,
  ...runningEarly,
  ...openApplications,
].toSorted((one, other) => one.number - other.number);
