import compiled from 'virtual:calls/phrases';
import { clientOf } from '#shell/client/client';
import type { phrases } from '../contract';

export const phrasesApi = clientOf<typeof phrases>(compiled);
