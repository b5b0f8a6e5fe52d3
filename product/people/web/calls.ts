import accessPlans from 'virtual:calls/access';
import peoplePlans from 'virtual:calls/people';
import { clientOf } from '../../../shell/client/client';
import type { access } from '../../access/contract';
import type { people } from '../contract';

export const accessApi = clientOf<typeof access>(accessPlans);
export const peopleApi = clientOf<typeof people>(peoplePlans);
