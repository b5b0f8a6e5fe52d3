import { sql, type Expression } from 'kysely';
import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { applicationHeads, completingOrganisations } from '#queries/applications';
import { applicationCodes } from '#product/dictionaries/application-status';
import { labelsAt } from '#product/dictionaries/server';
import { heldSeats } from '#queries/panels';
import { people, personFacts } from '#queries/people';
import { currentReports, judgedReports } from '#queries/reports';
import { heldRoles } from '#queries/roles';
import { agency } from '../agency';
import { fields } from '../fields';
import type { MergeAsked, MergeObstacle, MergePreview, movedKinds } from '../merging';
import { organisationsWords } from '../words';
import { entriesAbove, entriesOf } from './following';
import type { OnOrganisation } from './keep';
import { saidOf } from './stored-fields';
import { liesBelow } from './hierarchy';

const facts = fields.organisation;
const comparedFields = Object.keys(facts) as (keyof typeof facts)[];
const { submitted, evaluating, publicReview, passed } = applicationCodes;
const running = [submitted, evaluating, publicReview];

/** Whoever looks by their organisation, at it or from above it, sees what both had as soon as the two are one. */
const viewersOf = (db: Db, one: string, other: string) => {
  const ofBoth = sql<string>`(${entriesOf(one)} union ${entriesOf(other)})`;
  return db
    .selectFrom(personFacts.as('person'))
    .where('person.isLocked', '=', false)
    .where((person) => {
      const held = person
        .selectFrom(heldRoles.as('held'))
        .select('held.roleId')
        .whereRef('held.personId', '=', 'person.id')
        .where('held.isStarted', '=', true);
      const byOrganisation = held.where((role) =>
        role.or([
          role.and([role('held.scope', '=', 'all'), role('held.seesAs', '=', roleCode.agency)]),
          role('held.scope', 'in', ['organisation', 'organisationAndBelow']),
        ]),
      );
      return person.or([
        person.and([
          person('person.organisationId', 'in', ofBoth),
          person.or([person('person.isOrganisationAdmin', '=', true), person.exists(byOrganisation)]),
        ]),
        person.and([
          person('person.organisationId', 'in', sql<string>`(${entriesAbove(ofBoth)})`),
          person.exists(held.where('held.scope', '=', 'organisationAndBelow')),
        ]),
      ]);
    });
};

/** What is read under the surviving organisation as soon as the two are one. */
const moves = async (intoId: string, { db, object }: OnOrganisation) => {
  const own = entriesOf(object.id);
  const applications = db
    .selectFrom(applicationHeads.as('application'))
    .where('application.isDeleted', '=', false);
  const entries = db.selectFrom('organisationEntry as entry');
  const count = sql<number>`count(*)`.as('count');
  const counts: Record<(typeof movedKinds)[number], Expression<unknown>> = {
    people: db.selectFrom(people.as('person')).select(count).where('person.organisationId', 'in', own),
    applications: applications.select(count).where('application.mainOrganisationId', 'in', own),
    evaluations: applications.select(count).where('application.evaluationAgencyId', 'in', own),
    reports: db.selectFrom(judgedReports.as('report')).select(count).where('report.agencyId', 'in', own),
    children: entries.select(count).where('entry.mergedInto', 'is', null).where('entry.parentId', 'in', own),
    merged: entries.select(count).where('entry.mergedInto', 'in', own),
    viewers: viewersOf(db, object.id, intoId).select(count),
  };
  const kinds = Object.keys(counts) as (typeof movedKinds)[number][];
  const { rows } = await sql<Record<string, number>>`select ${sql.join(
    kinds.map((kind) => sql`${counts[kind]} as ${sql.ref(kind)}`),
  )}`.execute(db);
  return kinds.map((kind) => ({ kind, count: Number(rows[0]![kind]) }));
};

/** The entry and the organisation that is to stand for it, field by field, as one reads them. */
const differences = async (intoId: string, { db, object, language }: OnOrganisation) => {
  const sides = await db
    .selectFrom('organisationEntry as entry')
    .leftJoin('organisation as above', 'above.id', 'entry.parentId')
    .selectAll('entry')
    .select('above.name as parentName')
    .where('entry.id', 'in', [object.id, intoId])
    .execute();
  const labels = await labelsAt(db);
  const factsOf = (id: string): Record<keyof typeof facts, string> => {
    const row = sides.find((side) => side.id === id)!;
    const said = saidOf(row);
    const textOf = (field: keyof typeof facts): string => {
      if (field === 'parentId') return row.parentName ?? '';
      const fact = facts[field];
      const item = fact.kind === 'list' ? fact.of : fact;
      return [said[field] ?? '']
        .flat()
        .map((value) =>
          item.kind === 'item' ? labels.of(item.dictionary as 'stage', value, language) : value,
        )
        .join(' · ')
        .slice(0, 400);
    };
    return Object.fromEntries(comparedFields.map((field) => [field, textOf(field)])) as Record<
      keyof typeof facts,
      string
    >;
  };
  const [from, into] = [factsOf(object.id), factsOf(intoId)];
  return comparedFields
    .filter((field) => from[field] !== '' || into[field] !== '')
    .map((field) => ({
      field,
      from: from[field],
      into: into[field],
      differs: from[field] !== into[field],
    }));
};

const evaluates = async ({ db }: Pick<Context, 'db'>, id: string): Promise<number> => {
  const { count } = await db
    .selectFrom(applicationHeads.as('application'))
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('application.isDeleted', '=', false)
    .where('application.status', 'in', running)
    .where('application.evaluationAgencyId', 'in', entriesOf(id))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Achievements on which one of the two is a completing organisation and the other evaluates or sits on the panel: as one
 * organisation they would be a forbidden combination (domain §1.2).
 */
const conflicting = async ({ db }: Pick<Context, 'db'>, one: string, other: string): Promise<string[]> => {
  const found = await db
    .selectFrom(applicationHeads.as('application'))
    .innerJoin(completingOrganisations.as('completing'), 'completing.applicationId', 'application.id')
    .select('application.applicationNumber as number')
    .distinct()
    .where('application.isDeleted', '=', false)
    .where('application.status', 'in', [...running, passed])
    .where((row) => {
      const meets = (completes: string, judges: string) =>
        row.and([
          row('completing.organisationId', 'in', entriesOf(completes)),
          row.or([
            row('application.evaluationAgencyId', 'in', entriesOf(judges)),
            row.exists(
              row
                .selectFrom(currentReports.as('report'))
                .innerJoin(heldSeats.as('seat'), (join) =>
                  join
                    .onRef('seat.reportId', '=', 'report.id')
                    .onRef('seat.panelRound', '=', 'report.panelRound'),
                )
                .innerJoin(people.as('person'), 'person.id', 'seat.expertId')
                .select('seat.id')
                .whereRef('report.applicationId', '=', 'application.id')
                .where('person.organisationId', 'in', entriesOf(judges)),
            ),
          ]),
        ]);
      return row.or([meets(one, other), meets(other, one)]);
    })
    .orderBy('number')
    .limit(5)
    .execute();
  return found.map(({ number }) => number ?? '');
};

/** Everything that forbids merging an entry into an organisation, in the caller's language. */
export const obstaclesTo = async (intoId: string, context: OnOrganisation) => {
  const { db, object, language } = context;
  const into = await db
    .selectFrom('organisationEntry')
    .selectAll()
    .where('id', '=', intoId)
    .executeTakeFirstOrThrow();
  const reason = (obstacle: MergeObstacle, values: Record<string, string | number> = {}) => ({
    obstacle,
    reason: fill(inLanguage(organisationsWords[`obstacle.${obstacle}`], language), values),
  });
  if (object.mergedInto !== null) return [reason('alreadyMerged')];
  if (into.survivingId === object.id) return [reason('itself')];
  const locked = [object, into].filter(({ isLocked }) => isLocked);
  const isBelow = (await liesBelow(db, intoId, object.id)) || (await liesBelow(db, object.id, intoId));
  const [mine, its] = [await evaluates(context, object.id), await evaluates(context, intoId)];
  const conflicts = await conflicting(context, object.id, intoId);
  return [
    ...(locked.length > 0 ? [reason('locked', { name: locked.map(({ name }) => name).join(' · ') })] : []),
    ...(isBelow ? [reason('below')] : []),
    ...(object.type === agency && into.type !== agency ? [reason('agencyIntoOther')] : []),
    ...(mine > 0 && its > 0 ? [reason('bothEvaluate', { mine, its })] : []),
    ...(conflicts.length > 0 ? [reason('conflict', { numbers: conflicts.join(' · ') })] : []),
  ];
};

/** What merging would do, without doing it. */
export const previewMerge = async (
  { intoId }: z.output<typeof MergeAsked>,
  context: OnOrganisation,
): Promise<z.output<typeof MergePreview>> => {
  const forbids = await obstaclesTo(intoId, context);
  return {
    moves: await moves(intoId, context),
    differences: await differences(intoId, context),
    forbids,
    mayMerge: forbids.length === 0,
  };
};
