import type * as z from 'zod';
import { administratorKinds, dataScopes } from '#contract/rights';
import { flag, listOf, oneOf, ref, required, text, strictObject, integer } from '#contract/field';

/** Kinds of record about which one may ask why somebody sees them. */
export const askedKinds = ['application', 'material', 'report'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** Why may this person do this, or not: an action or a menu entry, and, where it is about one, a record by its number. */
export const WhyQuestion = strictObject({
  personId: ref('person'),
  actionId: ref('action').optional(),
  applicationNumber: text(40).optional(),
});
export type WhyQuestion = z.output<typeof WhyQuestion>;

/**
 * One rule of the chain: the account stands, a role is held and started, it has the action, and for a page the right of its
 * first call, the rules of the built-in
 * role let see the record, and the role's own scope leaves it. `subject` names what the rule is about.
 */
export const WhyStep = strictObject({
  rule: oneOf(['account', 'role', 'action', 'need', 'record', 'scope']),
  subject: text(200),
  note: oneOf([
    'open',
    'locked',
    'started',
    'forbidden',
    'has',
    'lacks',
    'lacksNeed',
    'sees',
    'hidden',
    'none',
    ...dataScopes,
  ]),
  holds: flag,
});
export type WhyStep = z.output<typeof WhyStep>;
export const WhyAnswer = strictObject({ may: flag, steps: listOf(WhyStep, 200) });

/** What would change if a role had these actions: who gains and loses what, before it is saved. */
export const WhatIf = strictObject({
  people: integer(0, 10_000_000),
  gained: listOf(text(80), 1_000),
  lost: listOf(text(80), 1_000),
  /** Menu entries whose page would refuse, each with the action it lacks; another role may bring it. */
  lacking: listOf(text(170), 1_000),
  /** Those for whom something changes: another role of theirs may hold the same. */
  affected: listOf(
    strictObject({
      trueName: required(50),
      organisationName: text(100),
      gained: listOf(text(80), 1_000),
      lost: listOf(text(80), 1_000),
      /** Records seen less or more than now, over applications, materials and reports. */
      recordsGained: integer(0, 1_000_000_000),
      recordsLost: integer(0, 1_000_000_000),
    }),
    50,
  ),
  /** Those whose kinds of administration would be mixed by it, where these are separated: saving will be refused. */
  mixed: listOf(
    strictObject({
      trueName: required(50),
      organisationName: text(100),
      kinds: listOf(oneOf(administratorKinds), 3),
    }),
    50,
  ),
});
