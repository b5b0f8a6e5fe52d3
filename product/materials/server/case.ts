import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import { people } from '#queries/people';
import { actorsOf, type ApplicationActor } from '#product/applications/server';
import { applicationHeads, lockApplication } from '#queries/applications';
import { currentReports } from '#queries/reports';
import { runningClocks } from '#queries/tasks';
import type { MaterialTemplate } from '../checklist';
import type { Material } from './visible';

/** A material with what its transitions look at around it: its application, the report's state, the running clock. */
export interface MaterialCase extends Omit<Material, 'template'> {
  readonly template: MaterialTemplate;
  readonly applicationStatus: number;
  readonly applicationRound: number;
  readonly applicationNumber: string | null;
  readonly achievementName: string;
  readonly mainOrganisationName: string | null;
  readonly ownerId: string;
  readonly technologyManagerId: string | null;
  readonly evaluationAgencyId: string | null;
  readonly assessorId: string | null;
  readonly assessorName: string | null;
  readonly evaluationAgencyName: string | null;
  /** Of the current report; null before there is one. */
  readonly reportStatus: number | null;
  readonly dueAt: string | null;
}

/** Materials beside their applications; the caller says which and in which order. */
export const cases = (db: Db) =>
  db
    .selectFrom('material')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'material.applicationId')
    .leftJoin(people.as('assessor'), 'assessor.id', 'application.assessorId')
    .leftJoin('organisation as agency', 'agency.id', 'application.evaluationAgencyId');

const related = [
  'application.status as applicationStatus',
  'application.round as applicationRound',
  'application.applicationNumber',
  'application.achievementName',
  'application.mainOrganisationName',
  'application.ownerId',
  'application.technologyManagerId',
  'application.evaluationAgencyId',
  'application.assessorId',
  'assessor.trueName as assessorName',
  'agency.name as evaluationAgencyName',
] as const;

/** The same with all columns of a case. */
export const wholeCases = (db: Db) =>
  cases(db)
    .selectAll('material')
    .select(related)
    .select((each) => [
      each
        .selectFrom(currentReports.as('report'))
        .select('report.status')
        .whereRef('report.applicationId', '=', 'application.id')
        .as('reportStatus'),
      each
        .selectFrom(runningClocks.as('clock'))
        .select((clock) => clock.fn.min('clock.dueAt').as('first'))
        .where('clock.objectKind', '=', 'material')
        .whereRef('clock.objectId', '=', 'material.id')
        .as('dueAt'),
    ]);

/**
 * The case of a material. Its application is kept as it is until the transaction ends, so that nobody cancels or finishes
 * it underneath; the material's own row is locked by the call.
 */
export const caseOf = async (db: Db, material: Pick<Material, 'id' | 'applicationId'>) => {
  await lockApplication(db, material.applicationId);
  return (await wholeCases(db)
    .where('material.id', '=', material.id)
    .executeTakeFirstOrThrow()) as MaterialCase;
};

/** Which actors a person is towards a material: those they are towards its application. */
export const actorsOfCase = (me: Me, row: MaterialCase): ApplicationActor[] =>
  actorsOf(me, { ...row, status: row.applicationStatus });
