import { serve } from '../../../host/serve';
import { people } from '../contract';
import { myself } from './myself';

export { personKind } from './visible';

export default serve(people, { myself: async (_, context) => [await myself(context)] });
