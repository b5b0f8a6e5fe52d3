import { serve } from '#host/serve';
import { exports } from '../contract';
import { exportList } from './export-list';
import { decideExport, listRequests, requestExport } from './requests';
import { takeExport } from './take';

export { exportRequestKind } from './visible';

export default serve(exports, {
  list: exportList,
  request: requestExport,
  requests: listRequests,
  decide: decideExport,
  take: takeExport,
});
