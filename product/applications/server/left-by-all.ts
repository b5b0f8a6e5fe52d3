import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { anyOf, readBatch, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { certificates, people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { refusalsOf, type FindingQuestion } from '#product/conflicts/server';
import { dayOf } from '#contract/calendar';
import { applicationCodes } from '#product/dictionaries/application-status';
import { unfitness } from './intake';
import type { Application } from './visible';

type Asking = Pick<Context<unknown, unknown>, 'db' | 'now'>;
type Case = Pick<Application, 'id' | 'status' | 'assessorId' | 'evaluationAgencyId'>;

/** Managers and assessors of these agencies, each beside the entry of the register they serve; to be read beside other reads. */
export const staffReads = (db: Db, agencyIds: Ids) => ({
  staff: db
    .selectFrom('organisation as agency')
    .innerJoin('organisation as entry', 'entry.survivingId', 'agency.survivingId')
    .innerJoin(people.as('person'), 'person.organisationId', 'entry.id')
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .leftJoin(certificates('assessor').as('certificate'), 'certificate.personId', 'person.id')
    .select(['agency.id as agencyId', 'person.id', 'person.isLocked', 'role.code'])
    .select('certificate.validUntil')
    .where('agency.id', '=', anyOf(agencyIds))
    .where('role.code', 'in', [roleCode.agency, roleCode.assessor])
    .where('role.isStarted', '=', true)
    .where('person.isLocked', '=', false),
});

/** The agencies of some cases. */
const agenciesOf = (rows: readonly Case[]): string[] => [
  ...new Set(rows.flatMap((row) => row.evaluationAgencyId ?? [])),
];

const roles = ['assessor', 'secondChecker'] as const;

/**
 * Of these cases those that a conflict of interest leaves without anybody at their agency: no manager is independent, or,
 * under evaluation, no two fit assessors are of whom one writes and the other checks. An agency that merely has too few
 * people finds some. One read for any number of cases, their staff having been read before.
 */
export const leftAmong = async (
  context: Asking,
  rows: readonly Case[],
  found: BatchedReads<ReturnType<typeof staffReads>>,
): Promise<ReadonlySet<string>> => {
  const today = dayOf(context.now);
  const staff = found.staff.filter((row) => row.code === roleCode.agency || !unfitness(row, today));
  const asked = rows.flatMap((row) => {
    const own = staff.filter(({ agencyId }) => agencyId === row.evaluationAgencyId);
    const one = (personId: string, role: FindingQuestion['role']) => ({
      personId,
      role,
      applicationId: row.id,
    });
    const managers = own
      .filter(({ code }) => code === roleCode.agency)
      .map(({ id }) => one(id, 'agencyManager'));
    if (row.status !== applicationCodes.evaluating) return managers;
    const assessors = new Set(own.filter(({ code }) => code === roleCode.assessor).map(({ id }) => id));
    if (row.assessorId !== null) assessors.add(row.assessorId);
    return [...managers, ...[...assessors].flatMap((id) => roles.map((role) => one(id, role)))];
  });
  const findings = await refusalsOf(context, asked);
  const isLeft = (row: Case): boolean => {
    const here = asked.filter(({ applicationId }) => applicationId === row.id);
    const free = here.filter((each) => findings(each).hard.length === 0);
    const freeAs = (role: FindingQuestion['role']) =>
      free.filter((each) => each.role === role).map(({ personId }) => personId);
    if (freeAs('agencyManager').length === 0) return true;
    if (row.status !== applicationCodes.evaluating) return false;
    const fit = freeAs('assessor');
    if (fit.length === 0) return true;
    const isCurrentFit = row.assessorId !== null && fit.includes(row.assessorId);
    const writers = isCurrentFit ? [row.assessorId] : fit;
    const checkers = freeAs('secondChecker');
    if (writers.some((writer) => checkers.some((checker) => checker !== writer))) return false;
    // Nobody checks: because of a conflict, or because there is nobody else.
    return (
      here.some(
        (each) => each.role === 'secondChecker' && each.personId !== row.assessorId && !free.includes(each),
      ) || !isCurrentFit
    );
  };
  return new Set(rows.filter(isLeft).map(({ id }) => id));
};

/** The same, their staff read now. */
export const leftByAll = async (context: Asking, rows: readonly Case[]): Promise<ReadonlySet<string>> => {
  const agencies = agenciesOf(rows);
  if (agencies.length === 0) return new Set();
  return leftAmong(context, rows, await readBatch(context.db, staffReads(context.db, agencies)));
};
