import { serve } from '#host/serve';
import { appeals } from '../contract';
import { decideAppeal } from './decide';
import { fileAppeal } from './file';
import { appealsOf, appealStatistics, listAppeals, readAppeal } from './read';

export { openDecisionFor } from './decision';
export { appealKind } from './visible';

export default serve(appeals, {
  list: (filter, context) => listAppeals(filter, context),
  byId: ({ id }, context) => readAppeal(id, context),
  ofApplication: (_, context) => appealsOf(context),
  statistics: (_, context) => appealStatistics(context),
  file: fileAppeal,
  decide: decideAppeal,
});
