import { serve } from '#host/serve';
import { letLead } from '#product/tasks/server';
import { audit } from '../contract';
import { oneEntry } from './entry';
import { integrityOf, verifyNow } from './integrity';
import { listEntries, timelineOf } from './list';
import { whoLooked } from './looks';
import { reveal } from './reveal';

export { offerKinds } from './kinds';
export { auditEntryKind } from './visible';

letLead('looks', () => '/profile/whoLooked');

export default serve(audit, {
  list: listEntries,
  timeline: timelineOf,
  entry: oneEntry,
  integrity: integrityOf,
  verify: verifyNow,
  reveal,
  looks: whoLooked,
});
