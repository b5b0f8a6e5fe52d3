import compiled from 'virtual:calls/roles';
import { clientOf } from '#shell/client/client';
import type { roles } from '../contract';

export const rolesApi = clientOf<typeof roles>(compiled);
