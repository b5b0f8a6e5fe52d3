import { serve } from '#host/serve';
import { search } from '../contract';
import { find } from './find';

export type { Finder, PageAction } from './sources';

export default serve(search, { find: ({ keyword }, context) => find(keyword, context) });
