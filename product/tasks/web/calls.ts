import compiled from 'virtual:calls/tasks';
import { clientOf } from '#shell/client/client';
import type { tasks } from '../contract';

export const tasksApi = clientOf<typeof tasks>(compiled);
