import compiled from 'virtual:calls/messages';
import { clientOf } from '#shell/client/client';
import type { messages } from '../contract';

export const messagesApi = clientOf<typeof messages>(compiled);
