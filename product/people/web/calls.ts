import accessPlans from 'virtual:calls/access';
import organisationPlans from 'virtual:calls/organisations';
import peoplePlans from 'virtual:calls/people/people';
import staffPlans from 'virtual:calls/people/staff';
import { clientOf } from '../../../shell/client/client';
import type { access } from '../../access/contract';
import type { organisations } from '../../organisations/contract';
import type { people, staff } from '../contract';

export const accessApi = clientOf<typeof access>(accessPlans);
export const peopleApi = clientOf<typeof people>(peoplePlans);
export const organisationsApi = clientOf<typeof organisations>(organisationPlans);
export const staffApi = clientOf<typeof staff>(staffPlans);
