import accessPlans from 'virtual:calls/access';
import organisationPlans from 'virtual:calls/organisations';
import peoplePlans from 'virtual:calls/people/people';
import { clientOf } from '../../../shell/client/client';
import type { access } from '../../access/contract';
import type { organisations } from '../../organisations/contract';
import type { people } from '../contract';

export const accessApi = clientOf<typeof access>(accessPlans);
export const peopleApi = clientOf<typeof people>(peoplePlans);
export const organisationsApi = clientOf<typeof organisations>(organisationPlans);
