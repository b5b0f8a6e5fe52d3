import compiled from 'virtual:calls/integrity';
import { clientOf } from '#shell/client/client';
import type { integrity } from '../contract';

export const integrityApi = clientOf<typeof integrity>(compiled);
