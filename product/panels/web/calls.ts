import materialPlans from 'virtual:calls/materials';
import filePlans from 'virtual:calls/files';
import plans from 'virtual:calls/panels';
import { clientOf } from '../../../shell/client/client';
import type { files } from '../../files/contract';
import type { materials } from '../../materials/contract';
import type { panels } from '../contract';

export const panelsApi = clientOf<typeof panels>(plans);
export const materialsApi = clientOf<typeof materials>(materialPlans);
export const filesApi = clientOf<typeof files>(filePlans);
