import { serve } from '#host/serve';
import { contracts } from '../contract';
import { handleDemand, listDemands, reportDemand } from './demands';
import { readContract } from './read';
import { recordPayment, saveContract } from './write';

export { beginContract } from './begin';
export { feeDemandKind } from './visible';

export default serve(contracts, {
  ofApplication: (_, context) => readContract(context),
  save: saveContract,
  recordPayment,
  reportDemand,
  demands: (filter, context) => listDemands(filter, context),
  handleDemand,
});
