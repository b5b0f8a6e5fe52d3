import { serve } from '#host/serve';
import { exports } from '../contract';
import { exportList } from './export-list';
import { exportableLists } from './exportable-lists';
import { beginExport, discardFile, downloadFile, listFiles } from './files';
import { decideExport, listRequests, requestExport } from './requests';
import { takeExport } from './take';
import { fitSheet, readSheet, sheetTargets } from './uploaded';

export { exportsSettled, removeOver, takeUpExports } from './make';
export { exportFileKind, exportRequestKind } from './visible';

export default serve(exports, {
  lists: exportableLists,
  list: exportList,
  begin: beginExport,
  files: listFiles,
  discard: discardFile,
  download: downloadFile,
  request: requestExport,
  requests: listRequests,
  decide: decideExport,
  take: takeExport,
  targets: sheetTargets,
  readSheet,
  fitSheet,
});
