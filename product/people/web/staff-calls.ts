import plans from 'virtual:calls/people/staff';
import { clientOf } from '#shell/client/client';
import type { staff } from '../contract';

export const staffApi = clientOf<typeof staff>(plans);
