import wired from 'virtual:calls/sampling';
import type { sampling } from '../contract';
import { clientOf } from '#shell/client/client';

export const samplingApi = clientOf<typeof sampling>(wired);
