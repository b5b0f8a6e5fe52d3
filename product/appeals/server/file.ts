import type * as z from 'zod';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { startDeadline } from '#product/tasks/server';
import type { appeals } from '../contract';
import { decisionOn, type Decided } from './decision';
import { appealMachine } from './machine';
import { notifyFiled } from './notify';

type Filing = z.output<typeof appeals.calls.file.takes>;

/**
 * The owner appeals against the decision that ended their application, or the standing of its report, with reasons and files, in time and once (domain §3.5).
 * Throws 403 for anybody else, 2130 to 2132.
 */
export const fileAppeal = async ({ reason, fileIds }: Filing, context: Context<Context['me'], Filed>) => {
  const { db, me, now, newId, object: application } = context;
  const decided = await decisionOn(context, application);
  const id = newId();
  await create(context, appealMachine, 'file', {
    id,
    actors: application.ownerId === me.personId ? ['owner'] : [],
    about: { applicationId: application.id },
    data: { decided },
    visibility: 'all',
    insert: async (status) => {
      await db
        .insertInto('appeal')
        .values({
          id,
          applicationId: application.id,
          decision: decided!.decision,
          decisionAt: decided!.at,
          ground: decided!.ground,
          decisionText: decided!.text,
          decisionFileId: decided!.fileId,
          revocationId: decided!.revocationId,
          status: status!,
          reason,
          filedBy: me.personId,
          filedAt: now.toISOString(),
          updatedAt: now.toISOString(),
        })
        .execute();
      const distinct = [...new Set(fileIds)];
      if (distinct.length > 0)
        await db
          .insertInto('appealFile')
          .values(distinct.map((fileId, sort) => ({ appealId: id, fileId, sort })))
          .execute();
    },
  });
  await startDeadline(
    context,
    { applicationId: application.id, object: ['appeal', id], step: 'appeal', holder: 'publicAgency' },
    'appealDecisionDays',
  );
  await notifyFiled(context, id, application.id);
  return { id };
};

/** What filing an appeal asks of the application it is about. */
interface Filed extends Decided {
  readonly ownerId: string;
}
