import applicationPlans from 'virtual:calls/applications';
import materialPlans from 'virtual:calls/materials';
import plans from 'virtual:calls/panels';
import reportPlans from 'virtual:calls/reports';
import { clientOf } from '../../../shell/client/client';
import type { applications } from '../../applications/contract';
import type { materials } from '../../materials/contract';
import type { reports } from '../../reports/contract';
import type { panels } from '../contract';

export const panelsApi = clientOf<typeof panels>(plans);
export const materialsApi = clientOf<typeof materials>(materialPlans);
export const reportsApi = clientOf<typeof reports>(reportPlans);
export const applicationsApi = clientOf<typeof applications>(applicationPlans);
