import { serve } from '#host/serve';
import { preferences } from '../contract';
import { draftKeyOf } from '#host/secrets/draft-key';
import { keep, readAll } from './keep';

export { readAll };

export default serve(preferences, {
  mine: (_, context) => readAll(context),
  draftKey: async (_, { services, me }) => ({ key: draftKeyOf(services.keys, me.personId) }),
  put: async ({ key, value }, context) => {
    await keep(key, value, context);
    return {};
  },
});
