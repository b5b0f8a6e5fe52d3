import compiled from 'virtual:calls/newsroom';
import { clientOf } from '#shell/client/client';
import type { newsroom } from '../contract';

export const newsroomApi = clientOf<typeof newsroom>(compiled);
