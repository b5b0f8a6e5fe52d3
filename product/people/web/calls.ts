import plans from 'virtual:calls/people/people';
import { clientOf } from '#shell/client/client';
import type { people } from '../contract';

export const peopleApi = clientOf<typeof people>(plans);
