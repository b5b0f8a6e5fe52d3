import plans from 'virtual:calls/files';
import { clientOf } from '#shell/client/client';
import type { files } from '../contract';

export const filesApi = clientOf<typeof files>(plans);
