import plans from 'virtual:calls/panels';
import { clientOf } from '#shell/client/client';
import type { panels } from '../contract';

export const panelsApi = clientOf<typeof panels>(plans);
