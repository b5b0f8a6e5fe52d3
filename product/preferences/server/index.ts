import { serve } from '../../../host/serve';
import { preferences } from '../contract';
import { keep, readAll } from './keep';

export default serve(preferences, {
  mine: (_, context) => readAll(context),
  put: async ({ key, value }, context) => {
    await keep(key, value, context);
    return {};
  },
});
