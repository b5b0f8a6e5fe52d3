import { serve } from '#host/serve';
import { palette } from '../contract';
import { find } from './find';

export { letDo, letFind, type FoundRecord } from './sources';

export default serve(palette, { find: ({ keyword }, context) => find(keyword, context) });
