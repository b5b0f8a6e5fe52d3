import { serve } from '#host/serve';
import { integrity } from '../contract';
import { answerRecordAppeal, appealRecord, decideRecord, replyToRecord, withdrawRecord } from './act';
import { findParties } from './parties';
import { proposeRecord } from './propose';
import { listRecords, readRecord, recordStatistics } from './read';

export { proposeWithEnd } from './propose';
export { recordKind } from './visible';

export default serve(integrity, {
  list: (filter, context) => listRecords(filter, context),
  byId: ({ id }, context) => readRecord(id, context),
  parties: (asked, context) => findParties(asked, context),
  statistics: (_, context) => recordStatistics(context),
  propose: proposeRecord,
  reply: replyToRecord,
  decide: decideRecord,
  appeal: appealRecord,
  answerAppeal: answerRecordAppeal,
  withdraw: withdrawRecord,
});
