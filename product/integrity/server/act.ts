import type * as z from 'zod';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { addMonths } from '#contract/days';
import type { Transition } from '#contract/workflow';
import type { Context } from '#host/context';
import { makeTransition, stateOf } from '#host/transitions';
import { calendarNow, settingsNow } from '#product/settings/server';
import type { integrity } from '../contract';
import { recordFlow, type RecordState } from '../workflow';
import { recordMachine } from './machine';
import type { StoredRecord } from './visible';

type At = Context<Context['me'], StoredRecord>;
type Taken<Name extends keyof typeof integrity.calls> = z.output<(typeof integrity.calls)[Name]['takes']>;

const act = async (
  context: At,
  rowVersion: number,
  transition: Transition<typeof recordFlow>,
  set: Readonly<Record<string, unknown>>,
  note: string,
) => {
  const { object } = context;
  const version = await makeTransition(context, recordMachine, object, transition, { rowVersion, set, note });
  const row = recordFlow.rows.find(([, name]) => name === transition)!;
  const state: RecordState = row[3] ?? (stateOf(recordFlow, object.status) as RecordState);
  return { id: object.id, state, rowVersion: version };
};

const handIn = async ({ db, object }: At, fileIds: readonly string[]): Promise<void> => {
  const distinct = [...new Set(fileIds)];
  if (distinct.length === 0) return;
  await db
    .insertInto('integrityRecordFile')
    .values(distinct.map((fileId, sort) => ({ recordId: object.id, fileId, sort })))
    .onConflict((there) => there.doNothing())
    .execute();
};

/** Whoever it is about says what they have to say, once and in time, before anybody decides. Throws 2152, 2153. */
export const replyToRecord = async ({ rowVersion, reply, fileIds }: Taken<'reply'>, context: At) => {
  const by = { repliedBy: context.me.personId, repliedAt: context.now.toISOString() };
  const done = await act(context, rowVersion, 'reply', { reply, ...by }, reply);
  await handIn(context, fileIds);
  return done;
};

/**
 * Another reviewer puts it in force from today for its months, once its party has replied or had the time to, or dismisses
 * it. Throws 2005, 2154, 2155.
 */
export const decideRecord = async ({ rowVersion, result, reason }: Taken<'decide'>, context: At) => {
  const { db, me, now, object } = context;
  const decided = { decidedBy: me.personId, decidedAt: now.toISOString(), decision: reason };
  if (result === 'dismissed') return act(context, rowVersion, 'dismiss', decided, reason);
  const today = dayOf(now);
  const { appealDays } = await settingsNow(db);
  const term = {
    startsOn: today,
    expiresOn: lastDayOf(today, object.months),
    appealUntil: workingDaysAfter(now, appealDays, await calendarNow(db)).toISOString(),
  };
  return act(context, rowVersion, 'confirm', { ...decided, ...term }, reason);
};

/** The day before the same day so many months later. */
const lastDayOf = (from: string, months: number): string =>
  new Date(Date.parse(`${addMonths(from, months)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Whoever it is about appeals, once and in time; it stays in force until that is answered. Throws 2152, 2156. */
export const appealRecord = async ({ rowVersion, reason, fileIds }: Taken<'appeal'>, context: At) => {
  const by = { appealedBy: context.me.personId, appealedAt: context.now.toISOString() };
  const done = await act(context, rowVersion, 'appeal', { appeal: reason, ...by }, reason);
  await handIn(context, fileIds);
  return done;
};

const withdrawn = ({ me, now }: At, reason: string) => ({
  withdrawnBy: me.personId,
  withdrawnAt: now.toISOString(),
  withdrawal: reason,
});

/** A reviewer who neither proposed nor decided it upholds the record or withdraws it. Throws 2005, 2157, 2159. */
export const answerRecordAppeal = async (
  { rowVersion, result, reason }: Taken<'answerAppeal'>,
  context: At,
) => {
  const { me, now } = context;
  const answered = {
    appealDecidedBy: me.personId,
    appealDecidedAt: now.toISOString(),
    appealAnswer: reason,
  };
  return result === 'inForce'
    ? act(context, rowVersion, 'upholdRecord', answered, reason)
    : act(context, rowVersion, 'grantAppeal', { ...answered, ...withdrawn(context, reason) }, reason);
};

/** A record that proves wrong is withdrawn before its time. Throws 2005, 2158 while an appeal waits. */
export const withdrawRecord = async ({ rowVersion, reason }: Taken<'withdraw'>, context: At) =>
  act(context, rowVersion, 'withdrawRecord', withdrawn(context, reason), reason);
