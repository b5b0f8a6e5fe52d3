import compiled from 'virtual:calls/saved-searches';
import { clientOf } from '#shell/client/client';
import type { savedSearches } from '../contract';

export const savedSearchesApi = clientOf<typeof savedSearches>(compiled);
