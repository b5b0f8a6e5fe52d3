import compiled from 'virtual:calls/privacy';
import { clientOf } from '#shell/client/client';
import type { privacy } from '../contract';

export const privacyApi = clientOf<typeof privacy>(compiled);
