import compiled from 'virtual:calls/contracts';
import { clientOf } from '#shell/client/client';
import type { contracts } from '../contract';

export const contractsApi = clientOf<typeof contracts>(compiled);
