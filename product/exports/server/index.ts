import { serve } from '#host/serve';
import { letLead } from '#product/tasks/server';
import { exports } from '../contract';
import { exportList } from './export-list';
import { decideExport, listRequests, requestExport } from './requests';
import { takeExport } from './take';

export { offerLists } from './lists';
export { exportRequestKind } from './visible';

letLead('exportRequest', (_, me) =>
  me.rights.has('export.approve') ? '/system/exports' : '/profile/exports',
);

export default serve(exports, {
  list: exportList,
  request: requestExport,
  requests: listRequests,
  decide: decideExport,
  take: takeExport,
});
