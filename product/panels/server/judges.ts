import type * as z from 'zod';
import type { Context } from '#host/context';
import { assessorChanges } from '#queries/applications';
import { people } from '#queries/people';
import { findingsOf, judgesOf, reasonsOf } from '#product/conflicts/server';
import type { JudgeConflicts } from '../panel';
import { hitsOf } from './conflicts';
import { expertsOf } from './experts';
import type { Report } from './achievements';

/** How the assessor came to it, where another one was before (A18): the last change. */
const takenOver = async ({ db }: Context<unknown, unknown>, applicationId: string) =>
  db
    .selectFrom(assessorChanges.as('change'))
    .innerJoin(people.as('person'), 'person.id', 'change.formerId')
    .select(['assessorId', 'person.trueName as formerName', 'reason', 'changedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('changedAt', 'desc')
    .orderBy('change.id', 'desc')
    .executeTakeFirst();

/**
 * Everybody who judges the achievement of a report today, with what speaks against each as the records stand now, and the
 * agency's reasons (domain §9.1: soft hits ask for a reason, and the public-service agency sees it). The assessor before
 * the present one judges no more.
 */
export const conflicts = async (
  _: unknown,
  context: Context<Context['me'], Report>,
): Promise<z.output<typeof JudgeConflicts>[]> => {
  const { db, language, object: report } = context;
  const { applicationId, authorId } = report;
  const judges = ((await judgesOf(db, [applicationId])).get(applicationId) ?? []).filter(
    ({ accountId, role }) => role !== 'assessor' || accountId === authorId,
  );
  const asked = judges.map(({ accountId, role }) => ({ personId: accountId, applicationId, role }));
  const findings = await findingsOf(context, asked);
  const names = new Map(
    (
      await expertsOf(
        db,
        asked.map(({ personId }) => personId),
      )
    ).map(({ id, trueName }) => [id, trueName]),
  );
  const reasons = await reasonsOf(context, applicationId);
  const change = await takenOver(context, applicationId);
  return asked.map((one) => {
    const { hard, soft } = findings(one);
    return {
      personId: one.personId,
      trueName: names.get(one.personId)!,
      role: one.role as 'expert',
      hard: hitsOf(hard, language),
      soft: hitsOf(soft, language),
      reason: reasons.get(one.personId) ?? '',
      takenOver:
        one.role === 'assessor' && change?.assessorId === one.personId
          ? { formerName: change.formerName, reason: change.reason, at: change.changedAt }
          : null,
    };
  });
};
