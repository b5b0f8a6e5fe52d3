import compiled from 'virtual:calls/registration';
import { clientOf } from '#shell/client/client';
import type { registration } from '../contract';

export const registrationApi = clientOf<typeof registration>(compiled);
