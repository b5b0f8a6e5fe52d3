import { serve } from '#host/serve';
import { letLead } from '#product/tasks/server';
import { registration } from '../contract';
import { decide, listRegistrations } from './decide';
import { register } from './register';

export { keepConsents } from './consents';
export { registrationKind } from './visible';

letLead('registration', () => '/system/registrations');

export default serve(registration, { register, list: listRegistrations, decide });
