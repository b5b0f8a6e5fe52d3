import compiled from 'virtual:calls/audit';
import { clientOf } from '#shell/client/client';
import type { audit } from '../contract';

export const auditApi = clientOf<typeof audit>(compiled);
