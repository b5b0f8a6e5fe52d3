import type { Db } from '#host/database/connection';
import { anyOf, readBatch } from '#host/database/batched-reads';
import { steps } from '#host/timeline';
import { materialHeads } from '#queries/materials';
import { publicAgencies } from '#queries/organisations';
import { seats } from '#queries/panels';
import { judgedReports } from '#queries/reports';
import { evaluatingRoles, judgingActors } from '../forbidden-roles';
import type { EarlierReaders, Judge } from '../types';

interface Acted {
  readonly applicationId: string;
  readonly actor: string;
  readonly accountId: string | null;
}

/** As which part of an evaluation somebody acted who did so in this capacity; none for an applicant. */
const judgeIn = ({ actor, accountId }: Acted): Judge[] => {
  const role = evaluatingRoles.find((each) => each === judgingActors[actor]);
  return role && accountId !== null ? [{ accountId, role }] : [];
};

/**
 * Who may have read what these evaluations came to (domain §9.20): everybody who acted in one as part of it, as its timelines tell, those
 * of earlier rounds and of reports set aside included; and everybody who was asked for a seat, whatever became of it. By application.
 */
export const earlierReaders = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierReaders>> => {
  if (applicationIds.length === 0) return new Map();
  const these = anyOf(applicationIds);
  const step = db
    .selectFrom(steps.as('step'))
    .select(['step.actor', 'step.actorId as accountId'])
    .where('step.actor', 'in', Object.keys(judgingActors))
    .distinct();
  const found = await readBatch(db, {
    cases: step
      .select('step.objectId as applicationId')
      .where('step.objectKind', '=', 'application')
      .where('step.objectId', '=', these),
    materials: step
      .innerJoin(materialHeads.as('material'), 'material.id', 'step.objectId')
      .select('material.applicationId')
      .where('step.objectKind', '=', 'material')
      .where('material.applicationId', '=', these),
    reports: step
      .innerJoin(judgedReports.as('report'), 'report.id', 'step.objectId')
      .select('report.applicationId')
      .where('step.objectKind', '=', 'report')
      .where('report.applicationId', '=', these),
    sheets: step
      .innerJoin(seats.as('seat'), 'seat.id', 'step.objectId')
      .innerJoin(judgedReports.as('report'), 'report.id', 'seat.reportId')
      .select('report.applicationId')
      .where('step.objectKind', '=', 'opinion')
      .where('report.applicationId', '=', these),
    seats: db
      .selectFrom(seats.as('seat'))
      .innerJoin(judgedReports.as('report'), 'report.id', 'seat.reportId')
      .select(['seat.expertId as accountId', 'report.applicationId'])
      .where('report.applicationId', '=', these)
      .distinct(),
    publicAgencies,
  });
  const acted: readonly Acted[] = [
    ...[...found.cases, ...found.materials, ...found.reports, ...found.sheets],
    ...found.seats.map((seat) => ({ ...seat, actor: 'expert' })),
  ];
  return new Map(
    applicationIds.map((id) => [
      id,
      {
        judges: acted.filter(({ applicationId }) => applicationId === id).flatMap(judgeIn),
        publicAgencies: found.publicAgencies.map((each) => ({ ...each, entryName: each.entryName ?? '' })),
      },
    ]),
  );
};
