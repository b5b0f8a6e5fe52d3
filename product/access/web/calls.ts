import compiled from 'virtual:calls/access';
import { clientOf } from '#shell/client/client';
import type { access } from '../contract';

export const accessApi = clientOf<typeof access>(compiled);
