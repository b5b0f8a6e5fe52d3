import plans from 'virtual:calls/people/listing';
import { clientOf } from '#shell/client/client';
import type { listing } from '../contract';

export const listingApi = clientOf<typeof listing>(plans);
