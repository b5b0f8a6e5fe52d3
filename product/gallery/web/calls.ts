import compiled from 'virtual:calls/gallery';
import { clientOf } from '#shell/client/client';
import type { gallery } from '../contract';

export const galleryApi = clientOf<typeof gallery>(compiled);
