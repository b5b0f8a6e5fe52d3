import {
  coded,
  day,
  flag,
  id,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { transitionNames } from '#contract/workflow';
import { Declaration } from '#product/conflicts/declaration';
import { Kind } from '#product/opinions/codes';
import { Appointment } from './meeting';
import { invitationFlow, invitationStates } from './workflow';

export const InvitationField = coded(invitationStates);

/** What an invited expert sees before they accept: enough to find a conflict, and not more (domain §1.1). */
export const Invitation = strictObject({
  id,
  invitation: InvitationField,
  achievementName: text(200),
  mainOrganisationName: text(200),
  organisations: listOf(text(200)),
  persons: listOf(strictObject({ name: text(50), organisationName: text(200) })),
  abstract: text(20_000),
  evaluationAgencyName: text(100),
  kind: Kind,
  isLeader: flag,
  dueOn: day.nullable(),
  /** The last day to answer. */
  replyBy: day.nullable(),
  /** When and where the panel meets; null where it judges by correspondence. */
  meeting: Appointment.nullable(),
  invitedAt: moment,
  rowVersion: integer(1, 1e9),
  can: listOf(oneOf(transitionNames(invitationFlow))),
});

export const InvitationFilter = strictObject({ ...paging, status: InvitationField.optional() });
export const InvitationPage = pageOf(Invitation);

export const InvitationReply = strictObject({
  id: ref('opinion'),
  rowVersion: integer(1, 1e9),
  accept: flag,
  declineReason: text(500).optional(),
  declaration: withMetadata(Declaration, {}).optional(),
});
