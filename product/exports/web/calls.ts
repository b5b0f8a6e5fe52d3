import compiled from 'virtual:calls/exports';
import { clientOf } from '#shell/client/client';
import type { exports } from '../contract';

export const exportsApi = clientOf<typeof exports>(compiled);
