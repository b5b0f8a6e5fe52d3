import {
  day,
  decimal,
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  strictObject,
  text,
} from '#contract/field';
import { InvitationField } from './invitation';

const levels = integer(-13, 13).nullable();

/** What stands on record of one seat that an expert was asked for (domain §9.6). */
const RecordEntry = strictObject({
  id,
  achievementName: text(200),
  agencyName: text(150),
  panelRound: integer(1, 99),
  invitation: InvitationField,
  invitedAt: moment,
  /** When they accepted or declined, and within how many working days. */
  repliedAt: moment.nullable(),
  replyDays: integer(0, 10_000).nullable(),
  declineReason: text(500).nullable(),
  dueOn: day.nullable(),
  /** When they first submitted the sheet, and how many working days after it was theirs to write. */
  submittedAt: moment.nullable(),
  sheetDays: integer(0, 10_000).nullable(),
  isLate: flag,
  /** How often the sheet came back for its form, and what of it is still missing. */
  formReturns: integer(0, 9),
  missing: listOf(text(300)),
  /** From the median of the panel; null until the round is closed, and for a short sheet. */
  deviation: strictObject({
    leaning: decimal(-100, 100).nullable(),
    distance: decimal(0, 100).nullable(),
    maturity: levels,
    innovation: levels,
    advancement: levels,
  }).nullable(),
  /** What the expert says about it, once. */
  reply: strictObject({ text: text(2_000), at: moment }).nullable(),
  can: listOf(oneOf(['reply'])),
});
export const RecordPage = pageOf(RecordEntry);
export const OwnRecordFilter = strictObject({ ...paging });
export const ExpertRecordFilter = strictObject({ ...paging, expertId: ref('person') });
export const ReplyToRecord = strictObject({ id: ref('opinion'), text: required(2_000) });
