import compiled from 'virtual:calls/media';
import { clientOf } from '#shell/client/client';
import type { media } from '../contract';

export const mediaApi = clientOf<typeof media>(compiled);
