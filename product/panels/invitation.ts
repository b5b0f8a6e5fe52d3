import type * as z from 'zod';
import {
  day,
  flag,
  id,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  thing,
  whole,
} from '#contract/field';
import { noted } from '#contract/note';
import { transitionNames } from '#contract/workflow';
import { InvitationField, Kind } from './codes';
import { invitationFlow } from './workflow';

const Name = required(100);

/**
 * What an expert declares when they accept (domain §9.1): ties that no register knows, and two commitments.
 * Without both commitments nobody sits on a panel.
 */
export const Declaration = thing({
  hasNoConflict: flag,
  keepsConfidential: flag,
  actsWithIntegrity: flag,
  employers: listOf(Name, 20),
  shareholdings: listOf(Name, 20),
  sharedSupervisorWith: listOf(thing({ name: Name, organisationName: text(100) }), 20),
  collaborations: listOf(
    thing({ name: Name, organisationName: text(100), title: required(300), on: day }),
    50,
  ),
});
export type Declaration = z.output<typeof Declaration>;

/** What an invited expert sees before they accept: enough to find a conflict, and not more (domain §1.1). */
export const Invitation = thing({
  id,
  invitation: InvitationField,
  achievementName: text(200),
  mainOrganisationName: text(200),
  organisations: listOf(text(200)),
  persons: listOf(thing({ name: text(50), organisationName: text(200) })),
  abstract: text(20_000),
  evaluationAgencyName: text(100),
  kind: Kind,
  isLeader: flag,
  dueOn: day.nullable(),
  /** The last day to answer. */
  replyBy: day.nullable(),
  invitedAt: moment,
  rowVersion: whole(1, 1e9),
  can: listOf(oneOf(transitionNames(invitationFlow))),
});

export const InvitationFilter = thing({ ...paging, status: InvitationField.optional() });
export const InvitationPage = pageOf(Invitation);

export const InvitationReply = thing({
  id: ref('opinion'),
  rowVersion: whole(1, 1e9),
  accept: flag,
  declineReason: text(500).optional(),
  declaration: noted(Declaration, {}).optional(),
});
