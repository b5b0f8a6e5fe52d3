import compiled from 'virtual:calls/settings';
import { clientOf } from '#shell/client/client';
import type { settingCalls } from '../contract';

export const settingsApi = clientOf<typeof settingCalls>(compiled);
