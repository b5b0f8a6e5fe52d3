import { beginContract } from '#product/contracts/server';
import type * as z from 'zod';
import { addToCount } from '#host/database/stored-count';
import type { Context } from '#host/context';
import { makeTransition } from '#host/transitions';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import { notOffered } from '#product/dictionaries/server';
import type { applications } from '../contract';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import type { ApplicationTransition } from '../workflow';
import { applicationMachine } from './machine';
import type { TransitionData } from './transition-data';
import { fieldProblem } from './refuse';
import { nextRound } from './rounds/revise';
import type { Application } from './visible';

type At = Context<Context['me'], Application>;
type Input<Key extends keyof typeof applications.calls> = z.output<(typeof applications.calls)[Key]['takes']>;
/** Steps that the applicant does not read. */
const amongJudges = 'agency,assessor,publicAgency';

interface ReportTransitionData {
  readonly rowVersion: number;
  readonly data?: TransitionData;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly note?: string;
  readonly visibility?: string;
}

/** Makes one transition and answers as every transition does: id, status, version. */
export const transition = async (
  context: At,
  name: ApplicationTransition,
  { data = {}, ...doing }: ReportTransitionData,
) => {
  await makeTransition(context, applicationMachine, context.object, name, { ...doing, data });
  const row = await context.db
    .selectFrom('application')
    .select(['id', 'status', 'rowVersion'])
    .where('id', '=', context.object.id)
    .executeTakeFirstOrThrow();
  return { id: row.id, status: statusOf(row.status), rowVersion: row.rowVersion };
};

/** A3: frozen, numbered, on its way to the agency. */
export const submit = ({ rowVersion, signCode }: Input<'submit'>, context: At) =>
  transition(context, 'submit', {
    rowVersion,
    data: { signCode },
    set: {
      submittedAt: context.now.toISOString(),
      answeredDefects: JSON.stringify(context.object.defects),
      defects: '[]',
      returnedBy: null,
    },
  });

/** A4: a draft nobody has seen yet disappears; its row stays for the record. */
export const remove = async ({ rowVersion }: Input<'remove'>, context: At) => {
  const removed = await transition(context, 'remove', { rowVersion, set: { isDeleted: true } });
  await addToCount(context.db, 'application', -1, context.newId);
  return removed;
};

/** A5: contract and assessor; the material begins. */
export const accept = async (input: Input<'accept'>, context: At) => {
  const { rowVersion, assessorId, contractNumber, fee, planStart, planEnd } = input;
  const { conflictReason = '', loadReason = '' } = input;
  if (planEnd < planStart) throw fieldProblem('PlanEnd', 'endBeforeStart', context.language);
  const accepted = await transition(context, 'accept', {
    rowVersion,
    data: { assessorId, reason: conflictReason, loadReason },
    set: { assessorId, planStart, planEnd },
  });
  await beginContract(context, context.object, { contractNumber, fee });
  return accepted;
};

/** A18: another assessor; what the former one could do, the new one can, and the record keeps both. */
export const reassign = ({ rowVersion, assessorId, reason }: Input<'reassign'>, context: At) =>
  transition(context, 'reassign', {
    rowVersion,
    data: { assessorId, reason },
    set: { assessorId },
    note: reason,
    visibility: amongJudges,
  });

/** Back to the applicant, who chooses another agency: at this one a conflict of interest leaves nobody to decide. */
export const release = ({ rowVersion, reason }: Input<'release'>, context: At) => {
  const { round, returnCount, status } = context.object;
  return transition(context, 'release', {
    rowVersion,
    set: {
      assessorId: null,
      planStart: null,
      planEnd: null,
      returnCount: returnCount + 1,
      // What was begun at this agency stays with its round, read only.
      round: status === applicationCodes.evaluating ? round + 1 : round,
      defects: JSON.stringify([{ field: 'PJJGOrgId', text: reason }]),
      // A reviewer without an organisation sends it back in the agency's name: it knew as much before.
      returnedBy: context.me.organisationId ?? context.object.evaluationAgencyId,
    },
    note: reason,
  });
};

/** A6: back to the applicant, with what is wrong beside each field. */
export const giveBack = async ({ rowVersion, dueDate, defects }: Input<'return'>, context: At) => {
  const today = dayOf(context.now);
  const last = dayOf(await endOfStep(context, context.object.id, 'supplementDays'));
  if (dueDate <= today || dueDate > last)
    throw fieldProblem('DueDate', 'dueTooLate', context.language, { last });
  return transition(context, 'return', {
    rowVersion,
    data: { dueDate },
    set: {
      defects: JSON.stringify(defects),
      returnCount: context.object.returnCount + 1,
      returnedBy: context.object.evaluationAgencyId,
    },
    // The words of the agency; which field each is about stands beside the field itself.
    note: defects
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 2000),
  });
};

/** A7: not taken in, for a reason. */
export const reject = async ({ rowVersion, reasonCode, reason, final }: Input<'reject'>, context: At) => {
  const chosen = { dictionary: 'rejectReason', code: reasonCode } as const;
  if ((await notOffered(context.db, [chosen])).length > 0)
    throw fieldProblem('ReasonCode', 'unknownCode', context.language);
  return transition(context, 'reject', {
    rowVersion,
    set: {
      decisionReason: reasonCode,
      decisionText: reason,
      isFinal: final ?? false,
      isLocked: true,
      decidedAt: context.now.toISOString(),
    },
    note: reason,
  });
};

/** A8, A9: the applicant's own end of it. */
export const cancel = ({ rowVersion, reason }: Input<'cancel'>, context: At) =>
  transition(context, 'cancel', {
    rowVersion,
    set: { isLocked: true, decidedAt: context.now.toISOString(), decisionText: reason ?? null },
    ...(reason && { note: reason }),
  });

/** A16: rejected, and applied for again in another round. */
export const revise = ({ rowVersion }: Input<'revise'>, context: At) =>
  transition(context, 'revise', { rowVersion, set: nextRound(context.object) });
