import compiled from 'virtual:calls/applications';
import { clientOf } from '#shell/client/client';
import type { applications } from '../contract';

export const applicationsApi = clientOf<typeof applications>(compiled);
