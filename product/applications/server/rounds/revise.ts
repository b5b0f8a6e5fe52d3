import { roleCode } from '#contract/rights';
import { openAppealOf } from '#queries/appeals';
import type { Made, TransitionAttempt } from '#host/transitions';
import { applicationsProblems } from '../../problems';
import { mayStillRevise, revisionDays } from '../../revision';
import { isReEvaluated } from '../re-evaluation/re-evaluate';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from '../notify';
import type { TransitionData } from '../transition-data';
import type { Application } from '../visible';

type Done = Made<Application, TransitionData>;

/** Applying again comes within days of the rejection (A16). Throws 2127. */
export const inTime = ({ context, row }: TransitionAttempt<Application, TransitionData>): boolean => {
  if (mayStillRevise(row.decidedAt, context.now)) return true;
  throw applicationsProblems.revisedTooLate({ days: revisionDays });
};

/** A rejected re-evaluation is not applied for again while another one is there (A17). Throws 2129. */
export const noneElse = async ({
  context: { db },
  row,
}: TransitionAttempt<Application, TransitionData>): Promise<boolean> => {
  const { id, previousApplicationId: previous } = row;
  if (previous === null) return true;
  await db.selectFrom('application').select('id').where('id', '=', previous).forUpdate().execute();
  return !(await isReEvaluated(db, previous, id));
};

/** Whoever has appealed waits for the answer before they apply again (A16). */
export const noAppeal = async ({
  context: { db },
  row,
}: TransitionAttempt<Application, TransitionData>): Promise<boolean> =>
  (await openAppealOf(db, row.id)) === undefined;

/** Keeps what a round ended with, so that it can be read when the next one has a decision of its own (A16). */
export const archiveRound = async ({ context, was }: Done): Promise<void> => {
  await context.db
    .insertInto('applicationRound')
    .values({
      id: context.newId(),
      applicationId: was.id,
      round: was.round,
      decisionReason: was.decisionReason,
      decisionText: was.decisionText,
      decisionFileId: was.decisionFileId,
      submittedAt: was.submittedAt,
      decidedAt: was.decidedAt,
    })
    .execute();
};

/** What changes when the next round begins: nobody has it in hand, and what was last to be supplemented stands beside the fields. */
export const nextRound = ({ round, answeredDefects, evaluationAgencyId }: Application) => ({
  round: round + 1,
  returnCount: 0,
  defects: JSON.stringify(answeredDefects),
  // The agency that rejected it follows what becomes of it, and reads nothing before it is submitted again.
  returnedBy: evaluationAgencyId,
  assessorId: null,
  planStart: null,
  planEnd: null,
  decisionReason: null,
  decisionText: null,
  decisionFileId: null,
  decidedAt: null,
  isLocked: false,
});

export const notifyRevised = async ({ context, is }: Done): Promise<void> =>
  notifyAbout(context, is, 'toldRevised', [
    is.technologyManagerId,
    ...(await peopleInRole(context, roleCode.agency, is.returnedBy)),
  ]);
