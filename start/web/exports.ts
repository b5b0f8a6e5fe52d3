import exportPlans from 'virtual:calls/exports';
import type { exports } from '../../product/exports/contract';
import { clientOf } from '../../shell/client/client';

/** Loaded when somebody exports for the first time. */
export const exportsApi = clientOf<typeof exports>(exportPlans);
