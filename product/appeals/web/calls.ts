import compiled from 'virtual:calls/appeals';
import { clientOf } from '#shell/client/client';
import type { appeals } from '../contract';

export const appealsApi = clientOf<typeof appeals>(compiled);
