import compiled from 'virtual:calls/organisations';
import { clientOf } from '#shell/client/client';
import type { organisations } from '../contract';

export const organisationsApi = clientOf<typeof organisations>(compiled);
