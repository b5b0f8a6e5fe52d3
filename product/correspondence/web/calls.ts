import compiled from 'virtual:calls/correspondence';
import { clientOf } from '#shell/client/client';
import type { correspondence } from '../contract';

export const correspondenceApi = clientOf<typeof correspondence>(compiled);
