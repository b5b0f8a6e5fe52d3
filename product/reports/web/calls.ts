import plans from 'virtual:calls/reports';
import { clientOf } from '#shell/client/client';
import type { reports } from '../contract';

export const reportsApi = clientOf<typeof reports>(plans);
