import { serve } from '#host/serve';
import { palette } from '../contract';
import { find } from './find';

export type { Finder, PageDeed } from './sources';

export default serve(palette, { find: ({ keyword }, context) => find(keyword, context) });
