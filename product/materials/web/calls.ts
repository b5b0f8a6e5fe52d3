import plans from 'virtual:calls/materials';
import { clientOf } from '#shell/client/client';
import type { materials } from '../contract';

export const materialsApi = clientOf<typeof materials>(plans);
