import type * as z from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { makeTransition } from '#host/transitions';
import type { revocations } from '../contract';
import { lockStanding } from '#queries/reports';
import { revocationsProblems } from '../problems';
import { revocationsWords } from '../words';
import { actorsOf, revocationMachine } from './machine';
import { notifyProposed } from './notify';
import type { RevocationRecord } from './visible';

type Input<Key extends 'propose' | 'decide'> = z.output<(typeof revocations.calls)[Key]['takes']>;

const lacking = (
  field: string,
  word: keyof typeof revocationsWords,
  { language }: Pick<Context, 'language'>,
) => general.badInput({}, [{ Field: field, Msg: inLanguage(revocationsWords[word], language) }]);

/**
 * A reviewer proposes that a passed report is revoked, on a ground and by evidence, or superseded by a newer one; with reasons
 * and with what the public is told (domain §3.3 R10). Throws 2002, 2005, 2134 to 2136.
 */
export const proposeRevocation = async (
  { ground, fileId, newerReportId, reason, publicNote }: Input<'propose'>,
  context: Context<Context['me'], { readonly id: string; readonly applicationId: string }>,
) => {
  const { db, me, now, newId, object: report } = context;
  if ((ground === undefined) === (newerReportId === undefined)) throw lacking('Ground', 'oneOfBoth', context);
  if (ground !== undefined && fileId === undefined) throw lacking('FileId', 'evidenceNeeded', context);
  const id = newId();
  const about = {
    reportId: report.id,
    applicationId: report.applicationId,
    newerReportId: newerReportId ?? null,
  };
  await create(context, revocationMachine, 'propose', {
    id,
    actors: actorsOf(me),
    about,
    visibility: 'publicAgency',
    insert: async (status) => {
      const made = await db
        .insertInto('revocation')
        .values({
          id,
          ...about,
          ground: ground ?? null,
          reason,
          publicNote,
          evidenceFileId: fileId ?? null,
          status: status!,
          proposedBy: me.personId,
          proposedAt: now.toISOString(),
          updatedAt: now.toISOString(),
        })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      // Somebody else proposed one in this very moment.
      if (made.numInsertedOrUpdatedRows === 0n) throw revocationsProblems.proposedAlready();
    },
  });
  await notifyProposed(context, { id, reportId: report.id });
  return { id };
};

/**
 * Another reviewer puts a proposed revocation in force, or declines it with a reason (domain §3.3 R10). Throws 2001, 2002, 2003,
 * 2005, 2134, 2136, 2137.
 */
export const decideRevocation = async (
  { rowVersion, result, reason }: Input<'decide'>,
  context: Context<Context['me'], RevocationRecord>,
) => {
  const { object, me, now } = context;
  const declines = result === 'declined';
  const words = reason?.trim() ?? '';
  if (declines && words.length < 10) throw lacking('Reason', 'reasonNeeded', context);
  // Neither report changes its standing between what the guards read and what is done.
  await lockStanding(context.db, [object.reportId, ...(object.newerReportId ? [object.newerReportId] : [])]);
  const version = await makeTransition(context, revocationMachine, object, declines ? 'decline' : 'revoke', {
    rowVersion,
    data: {},
    set: {
      decidedBy: me.personId,
      decidedAt: now.toISOString(),
      decisionNote: words === '' ? null : words,
    },
    note: declines ? words : object.reason,
    ...(declines && { visibility: 'publicAgency' }),
  });
  return { id: object.id, state: result, rowVersion: version };
};
