import compiled from 'virtual:calls/interest';
import { clientOf } from '#shell/client/client';
import type { interest } from '../contract';

export const interestApi = clientOf<typeof interest>(compiled);
