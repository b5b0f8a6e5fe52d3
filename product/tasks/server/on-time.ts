import { sql, type RawBuilder } from 'kysely';
import { endOfDay, startOfDay } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing, pageFrom, requireOrdered } from '#host/lists';
import { looksAs } from '#host/scopes';
import { applicationHeads, assessorChanges } from '#queries/applications';
import { judgingTurns } from '#queries/panels';
import { people } from '#queries/people';
import type { OnTimeFilter, punctualKinds } from '../on-time';

type Kind = (typeof punctualKinds)[number];

/**
 * Every turn that an agency or an assessor had: one row of a clock, but for those that paused in time, whose step goes on in
 * the next row. Of a case whose assessor was replaced the turn is whose it was then.
 */
const clockTurns = (db: Db) =>
  db
    .selectFrom('deadline')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'deadline.applicationId')
    .select((row) => [
      sql<Kind>`deadline.holder`.as('kind'),
      row.fn
        .coalesce(
          row
            .case()
            .when('deadline.holder', '=', 'agency')
            .then(row.ref('application.evaluationAgencyId'))
            .else(
              row
                .selectFrom(assessorChanges.as('change'))
                .select('change.formerId')
                .whereRef('change.applicationId', '=', 'deadline.applicationId')
                .where(sql<boolean>`change.changed_at >= coalesce(deadline.done_at, 'infinity')`)
                .orderBy('change.changedAt')
                .limit(1),
            )
            .end(),
          'application.assessorId',
        )
        .as('subjectId'),
      'application.evaluationAgencyId as agencyId',
      'deadline.dueAt',
      'deadline.doneAt',
    ])
    .where('deadline.holder', 'in', ['agency', 'assessor'])
    // While the experts judge, the clock stands with the agency; how they keep their days is counted for each of them.
    .where('deadline.step', '!=', 'experts')
    .where((row) => row.or([row('daysLeft', 'is', null), row('doneAt', '>', row.ref('dueAt'))]));

/**
 * How often agencies, assessors and experts kept their terms in a period, and how many run overdue now (domain §9.3). An
 * agency reads its own figures, those of its assessors and of the experts on its panels; an assessor reads their own. Throws 2002 for a period that ends
 * before it begins.
 */
export const onTimeRates = async (filter: OnTimeFilter, { db, me, now, language }: Context) => {
  requireOrdered(filter, [['startTime', 'endTime']], language);
  const { kind, name, startTime, endTime } = filter;
  const since = startTime ? startOfDay(startTime).toISOString() : '-infinity';
  const until = endTime ? endOfDay(endTime).toISOString() : 'infinity';
  const isDone = sql<boolean>`turn.done_at between ${since} and ${until}`;
  const count = (which: RawBuilder<boolean>) => sql<string>`count(*) filter (where ${which})`;
  const seesAll = looksAs(me, roleCode.publicAgency) || looksAs(me, roleCode.administrator);
  const ofAgencies = looksAs(me, roleCode.agency) ? [...me.organisationIds] : [];
  let turns = db
    .selectFrom(
      clockTurns(db)
        .unionAll(db.selectFrom(judgingTurns.as('judging')).selectAll())
        .as('turn'),
    )
    .leftJoin('organisation as agency', 'agency.id', 'turn.subjectId')
    .leftJoin(people.as('person'), 'person.id', 'turn.subjectId')
    .leftJoin('organisation as employer', 'employer.id', 'person.organisationId')
    .where('turn.subjectId', 'is not', null);
  if (!seesAll)
    turns = turns.where((row) =>
      row.or([
        sql<boolean>`turn.agency_id = any(${ofAgencies}::uuid[])`,
        row('turn.subjectId', '=', me.personId),
      ]),
    );
  if (kind) turns = turns.where('turn.kind', '=', kind);
  const figures = turns
    .select([
      'turn.kind',
      sql<string>`coalesce(agency.surviving_id, person.id)`.as('subjectId'),
      sql<string>`max(coalesce(agency.name, person.true_name))`.as('name'),
      sql<string>`max(coalesce(employer.name, ''))`.as('organisationName'),
      count(isDone).as('done'),
      count(sql<boolean>`${isDone} and turn.done_at <= turn.due_at`).as('inTime'),
      count(sql<boolean>`turn.done_at is null and turn.due_at < ${now.toISOString()}`).as('overdue'),
    ])
    .groupBy(['turn.kind', sql`coalesce(agency.surviving_id, person.id)`]);
  let chosen = db
    .selectFrom(figures.as('figure'))
    .where((row) => row.or([row('done', '>', '0'), row('overdue', '>', '0')]));
  if (name?.trim()) chosen = chosen.where('name', 'like', containing(name.trim()));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .selectAll()
      .orderBy('overdue', 'desc')
      .orderBy(
        (row) => sql`${row.ref('inTime')}::numeric / nullif(${row.ref('done')}, 0)`,
        (by) => by.asc().nullsLast(),
      )
      .orderBy('kind')
      .orderBy('subjectId'),
  );
  return {
    rows: rows.map((row) => {
      const [done, inTime, overdue] = [row.done, row.inTime, row.overdue].map(Number) as [
        number,
        number,
        number,
      ];
      return {
        id: `${row.kind} ${row.subjectId}`,
        kind: row.kind,
        name: row.name,
        organisationName: row.organisationName,
        ...{ done, inTime, overdue },
        rate: done === 0 ? null : Math.round((1_000 * inTime) / done) / 10,
      };
    }),
    total,
  };
};
