import filePlans from 'virtual:calls/files';
import plans from 'virtual:calls/materials';
import { clientOf } from '../../../shell/client/client';
import type { files } from '../../files/contract';
import type { materials } from '../contract';

export const materialsApi = clientOf<typeof materials>(plans);
export const filesApi = clientOf<typeof files>(filePlans);
