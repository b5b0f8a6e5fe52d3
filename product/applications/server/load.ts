import type { Db } from '#host/database/connection';
import type { Made, TransitionAttempt } from '#host/transitions';
import { recordStep } from '#host/timeline';
import { applicationCodes } from '#product/dictionaries/application-status';
import { settingsNow } from '#product/settings/server';
import { applicationsProblems } from '../problems';
import type { TransitionData } from './transition-data';
import type { Application } from './visible';

const { evaluating, publicReview } = applicationCodes;

/** How many evaluations each of these assessors has in hand. */
export const loadsOf = async (db: Db, assessorIds: readonly string[]): Promise<(id: string) => number> => {
  if (assessorIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('application')
    .select((each) => ['assessorId', each.fn.countAll<number>().as('load')])
    .where('status', 'in', [evaluating, publicReview])
    .where('assessorId', 'in', assessorIds)
    .groupBy('assessorId')
    .execute();
  const loads = new Map(rows.map(({ assessorId, load }) => [assessorId, Number(load)]));
  return (id) => loads.get(id) ?? 0;
};

/** Whoever has as many evaluations as an assessor may have is given another one for a reason alone (A5). Throws 2110. */
export const loadExplained = async ({
  context: { db },
  data,
}: TransitionAttempt<Application, TransitionData>): Promise<boolean> => {
  const { assessorCases } = await settingsNow(db);
  const loadOf = await loadsOf(db, [data.assessorId!]);
  if (loadOf(data.assessorId!) < assessorCases || data.loadReason!.trim() !== '') return true;
  throw applicationsProblems.assessorBusy({ limit: assessorCases });
};

/** The reason stays in the record, for those who evaluate and review; where none was needed there is none to keep. */
export const keepLoad = async ({
  context,
  was,
  is,
  data,
}: Made<Application, TransitionData>): Promise<void> => {
  const { assessorCases } = await settingsNow(context.db);
  // The application is theirs by now.
  const before = (await loadsOf(context.db, [is.assessorId!]))(is.assessorId!) - 1;
  if (before < assessorCases) return;
  await recordStep(context, {
    object: ['application', is.id],
    actorId: context.me!.personId,
    ...{ actor: 'agency', transition: 'overload', from: was.status, to: is.status },
    note: data.loadReason!,
    visibility: 'agency,assessor,publicAgency',
  });
};
