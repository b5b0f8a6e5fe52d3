import type { Context } from '../../../host/context';
import { findingsOf } from '../../conflicts/server';
import { dayOf } from '../../tasks/calendar';
import { applicationCodes } from '../status';
import { unfitness } from './intake';
import type { Application } from './visible';

type Asking = Pick<Context<unknown, unknown>, 'db' | 'now'>;
type Case = Pick<Application, 'id' | 'status' | 'assessorId' | 'evaluationAgencyId'>;

/** Managers and assessors of these agencies who may work today, each beside the entry of the register they serve. */
const staffOf = async ({ db, now }: Asking, agencyIds: readonly string[]) => {
  const rows = await db
    .selectFrom('organisation as agency')
    .innerJoin('organisation as entry', 'entry.survivingId', 'agency.survivingId')
    .innerJoin('person', 'person.organisationId', 'entry.id')
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .leftJoin('certificate', (join) =>
      join.onRef('certificate.personId', '=', 'person.id').on('certificate.kind', '=', 'assessor'),
    )
    .select(['agency.id as agencyId', 'person.id', 'person.isLocked', 'role.code'])
    .select('certificate.validUntil')
    .where('agency.id', 'in', [...agencyIds])
    .where('role.code', 'in', ['PJJ', 'PGS'])
    .where('role.isStarted', '=', true)
    .where('person.isLocked', '=', false)
    .execute();
  const today = dayOf(now);
  return rows.filter((row) => row.code === 'PJJ' || !unfitness(row, today));
};

/**
 * Of these cases those that a conflict of interest leaves without anybody at their agency: no manager is independent, or
 * the assessor is not and no fit colleague is. A fixed number of reads for any number of cases.
 */
export const leftByAll = async (context: Asking, rows: readonly Case[]): Promise<ReadonlySet<string>> => {
  const agencies = [...new Set(rows.flatMap((row) => row.evaluationAgencyId ?? []))];
  if (agencies.length === 0) return new Set();
  const staff = await staffOf(context, agencies);
  const asked = rows.flatMap((row) => {
    const own = staff.filter(({ agencyId }) => agencyId === row.evaluationAgencyId);
    const one = (personId: string, role: 'agencyManager' | 'assessor') => ({
      ...{ personId, role, applicationId: row.id as string },
    });
    const isUnderEvaluation = row.status === applicationCodes.evaluating;
    return [
      ...own.filter(({ code }) => code === 'PJJ').map(({ id }) => one(id, 'agencyManager')),
      ...(isUnderEvaluation
        ? own.filter(({ code }) => code === 'PGS').map(({ id }) => one(id, 'assessor'))
        : []),
      ...(isUnderEvaluation && row.assessorId !== null ? [one(row.assessorId, 'assessor')] : []),
    ];
  });
  const findings = await findingsOf(context, asked);
  const isLeft = (row: Case): boolean => {
    const free = asked.filter((each) => each.applicationId === row.id && findings(each).hard.length === 0);
    const isAssessed = free.some(({ role }) => role === 'assessor');
    const needsAssessor = row.status === applicationCodes.evaluating;
    return !free.some(({ role }) => role === 'agencyManager') || (needsAssessor && !isAssessed);
  };
  return new Set(rows.filter(isLeft).map(({ id }) => id));
};
