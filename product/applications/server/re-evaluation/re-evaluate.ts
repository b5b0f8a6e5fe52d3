import type * as z from 'zod';
import { dayOf } from '#contract/calendar';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import type { Made } from '#host/transitions';
import { supersedeReport } from '#queries/reports';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import type { Draft } from '../../application';
import type { applications } from '../../contract';
import { applicationsProblems } from '../../problems';
import { reEvaluationFrom, successorOf, type Successor } from '../../re-evaluation';
import { actorsOf, type Looked } from '../actors';
import { contentOf } from '../content';
import { requireRoom, storeDraft } from '../new-draft';
import { fieldProblem } from '../refuse';
import type { TransitionData } from '../transition-data';
import type { Application } from '../visible';

type Asked = z.output<typeof applications.calls.createReApply.takes>;
type At = Context<Context['me'], Application>;

/** What one gives one's word for, dates and encloses is done anew. */
const anew: readonly (keyof Draft)[] = ['commitments', 'consentPublish', 'attachments', 'expectedFinish'];

/** What somebody may begin from an application: its owner alone, and who may submit. */
export const successorsFor = (me: Me, row: Looked): Successor[] => {
  const successor = successorOf(row.status);
  return successor && me.rights.has('apply.submit') && actorsOf(me, row).includes('owner') ? [successor] : [];
};

/** Whether another one than this re-evaluates the same application, under way or passed. Whoever asks holds the row of that one. */
export const isReEvaluated = async (db: Db, previousId: string, except: string | null): Promise<boolean> =>
  (await db
    .selectFrom('application')
    .select('id')
    .where('previousApplicationId', '=', previousId)
    .where('isDeleted', '=', false)
    .where('status', 'not in', [applicationCodes.cancelled, applicationCodes.rejected])
    .$if(except !== null, (row) => row.where('id', '!=', except!))
    .executeTakeFirst()) !== undefined;

/**
 * What a re-evaluation says of itself: it comes half a year after the pass, or declares a major change, and says what has
 * changed (A17). Throws 2002 without words, 2128 too early, 2129 while another one of the chain is there.
 */
const requireReEvaluable = async (
  { changes, isMajorChange }: Asked,
  { db, now, language, object }: At,
): Promise<void> => {
  if (changes.trim().length < 10) throw fieldProblem('Changes', 'changesNeeded', language);
  const from = reEvaluationFrom(object.decidedAt!);
  if (!isMajorChange && dayOf(now) < from) throw applicationsProblems.reEvaluatedTooEarly({ from });
  if (await isReEvaluated(db, object.id, null)) throw applicationsProblems.reEvaluationThere();
};

/** A17: another application, filled in as the passed one, which stays as it is; of a cancelled one a plain copy. */
export const createReApply = async (asked: Asked, context: At) => {
  const { db, me, object } = context;
  if (!actorsOf(me, object).includes('owner')) throw general.notAllowed();
  const successor = successorOf(object.status);
  if (successor === null) throw general.stateNotAllowed();
  const isReEvaluation = successor === 'reEvaluate';
  if (isReEvaluation) await requireReEvaluable(asked, context);
  await requireRoom(db, object.ownerId);
  const content = await contentOf(db, object);
  const draft = Object.fromEntries(
    Object.entries(content).filter(([field]) => !anew.includes(field as keyof Draft)),
  ) as Draft;
  const id = await storeDraft(context, {
    draft,
    ownerId: object.ownerId,
    actor: 'owner',
    ...(isReEvaluation && {
      note: asked.changes,
      from: {
        previousApplicationId: object.id,
        changes: asked.changes,
        isMajorChange: asked.isMajorChange ?? false,
      },
    }),
  });
  return { id, status: statusOf(applicationCodes.draft), rowVersion: 1 };
};

/** The report before it is superseded when the re-evaluation has passed, and not earlier (A17). */
export const supersede = async ({ context, is }: Made<Application, TransitionData>): Promise<void> => {
  if (is.previousApplicationId !== null) await supersedeReport(context, is.previousApplicationId, is.id);
};
