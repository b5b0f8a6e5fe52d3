import { serve } from '#host/serve';
import { audit } from '../contract';
import { oneEntry } from './entry';
import { integrityOf, verifyNow } from './integrity';
import { listEntries, timelineOf } from './list';
import { whoLooked } from './looks';
import { reveal } from './reveal';

export { fieldNamesOf } from './field-names';
export { auditEntryKind } from './visible';

export default serve(audit, {
  list: listEntries,
  timeline: timelineOf,
  entry: oneEntry,
  integrity: integrityOf,
  verify: verifyNow,
  reveal,
  looks: whoLooked,
});
