import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { findingsOf, judgesOf } from '../../conflicts/server';
import type { JudgeConflicts } from '../panel';
import { hitsOf } from './conflicts';
import { expertsOf } from './experts';
import type { Report } from './ties';

/** Why the agency does not mind soft hits, by person: the reason given last. */
const reasonsOf = async ({ db }: Context<unknown, unknown>, reportId: string) => {
  const rows = await db
    .selectFrom('conflictCheck')
    .select(['personId', 'reason'])
    .where('reportId', '=', reportId)
    .where('reason', 'is not', null)
    .orderBy('checkedAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ personId, reason }) => [personId, reason]));
};

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
  const reasons = await reasonsOf(context, report.id);
  return asked.map((one) => {
    const { hard, soft } = findings(one);
    return {
      personId: one.personId,
      trueName: names.get(one.personId)!,
      role: one.role as 'expert',
      hard: hitsOf(hard, language),
      soft: hitsOf(soft, language),
      reason: reasons.get(one.personId) ?? '',
    };
  });
};
