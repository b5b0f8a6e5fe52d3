import compiled from 'virtual:calls/dictionaries';
import { clientOf } from '#shell/client/client';
import type { dictionaryCalls } from '../contract';

export const dictionariesApi = clientOf<typeof dictionaryCalls>(compiled);
