import { serve } from '#host/serve';
import { registration } from '../contract';
import { decide, listRegistrations } from './decide';
import { register } from './register';

export { storeConsents } from './consents';
export { registrationFigures, registrationKind } from './visible';

export default serve(registration, { register, list: listRegistrations, decide });
