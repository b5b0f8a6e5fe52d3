import compiled from 'virtual:calls/publication';
import { clientOf } from '#shell/client/client';
import type { publication } from '../contract';

export const publicationApi = clientOf<typeof publication>(compiled);
