import compiled from 'virtual:calls/revocations';
import { clientOf } from '#shell/client/client';
import type { revocations } from '../contract';

export const revocationsApi = clientOf<typeof revocations>(compiled);
