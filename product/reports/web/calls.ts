import wiredApplications from 'virtual:calls/applications';
import wiredFiles from 'virtual:calls/files';
import wiredMaterials from 'virtual:calls/materials';
import wired from 'virtual:calls/reports';
import { clientOf } from '../../../shell/client/client';
import type { applications } from '../../applications/contract';
import type { files } from '../../files/contract';
import type { materials } from '../../materials/contract';
import type { reports } from '../contract';

export const reportsApi = clientOf<typeof reports>(wired);
export const applicationsApi = clientOf<typeof applications>(wiredApplications);
export const materialsApi = clientOf<typeof materials>(wiredMaterials);
export const filesApi = clientOf<typeof files>(wiredFiles);
