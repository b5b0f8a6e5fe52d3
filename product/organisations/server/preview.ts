import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { applicationCodes } from '#product/applications/status';
import { labelsAt } from '#product/dictionaries/server';
import { agency } from '../agency';
import { fields } from '../fields';
import type { MergeAsked, MergeObstacle, MergePreview, movedKinds } from '../merging';
import { organisationsWords } from '../words';
import { entriesAbove, entriesOf } from './following';
import type { OnOrganisation } from './keep';
import { saidOf } from './kept';
import { liesBelow } from './hierarchy';

const facts = fields.organisation;
const fieldsTold = Object.keys(facts) as (keyof typeof facts)[];
const { submitted, evaluating, publicReview, passed } = applicationCodes;
const running = [submitted, evaluating, publicReview];

/** Whoever looks by their organisation, at it or from above it, sees what both had as soon as the two are one. */
const viewersOf = (one: string, other: string): RawBuilder<number> => {
  const ofBoth = sql`(${entriesOf(one)} union ${entriesOf(other)})`;
  return sql`select count(*) from person p where not p.is_locked and (
    p.organisation_id in ${ofBoth} and (p.is_organisation_admin or exists (
      select 1 from person_role held join role r on r.id = held.role_id and r.is_started
      where held.person_id = p.id and case when r.is_built_in or r.data_scope = 'all'
        then coalesce(r.based_on, r.code) = 'PJJ' else r.data_scope in ('organisation', 'organisationAndBelow') end))
    or p.organisation_id in (${entriesAbove(ofBoth)}) and exists (
      select 1 from person_role held join role r on r.id = held.role_id and r.is_started
      where held.person_id = p.id and not r.is_built_in and r.data_scope = 'organisationAndBelow'))`;
};

/** What is read under the surviving organisation as soon as the two are one. */
const moves = async (intoId: string, { db, object }: OnOrganisation) => {
  const own = entriesOf(object.id);
  const counts: Record<(typeof movedKinds)[number], RawBuilder<number>> = {
    people: sql`select count(*) from person where organisation_id in ${own}`,
    applications: sql`select count(*) from application where not is_deleted and main_organisation_id in ${own}`,
    evaluations: sql`select count(*) from application where not is_deleted and evaluation_agency_id in ${own}`,
    reports: sql`select count(*) from report where agency_id in ${own}`,
    children: sql`select count(*) from organisation_entry where merged_into is null and parent_id in ${own}`,
    merged: sql`select count(*) from organisation_entry where merged_into in ${own}`,
    viewers: viewersOf(object.id, intoId),
  };
  const kinds = Object.keys(counts) as (typeof movedKinds)[number][];
  const { rows } = await sql<Record<string, number>>`select ${sql.join(
    kinds.map((kind) => sql`(${counts[kind]}) as ${sql.ref(kind)}`),
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
  const told = (id: string): Record<keyof typeof facts, string> => {
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
    return Object.fromEntries(fieldsTold.map((field) => [field, textOf(field)])) as Record<
      keyof typeof facts,
      string
    >;
  };
  const [from, into] = [told(object.id), told(intoId)];
  return fieldsTold
    .filter((field) => from[field] !== '' || into[field] !== '')
    .map((field) => ({
      field,
      from: from[field],
      into: into[field],
      differs: from[field] !== into[field],
    }));
};

const evaluates = async ({ db }: Pick<Context, 'db'>, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from application
    where not is_deleted and status = any(${running}::smallint[]) and evaluation_agency_id in ${entriesOf(id)}`.execute(
    db,
  );
  return Number(rows[0]!.count);
};

/**
 * Achievements on which one of the two is a completing organisation and the other evaluates or sits on the panel: as one
 * organisation they would be a forbidden combination (domain §1.2).
 */
const conflicting = async ({ db }: Pick<Context, 'db'>, one: string, other: string): Promise<string[]> => {
  const meets = (completes: string, judges: string) =>
    sql`completing.organisation_id in ${entriesOf(completes)} and (
      application.evaluation_agency_id in ${entriesOf(judges)} or exists (
        select 1 from report join opinion on opinion.report_id = report.id and opinion.panel_round = report.panel_round
          join person on person.id = opinion.expert_id
        where report.application_id = application.id and report.is_current
          and opinion.invitation in ('invited', 'accepted') and person.organisation_id in ${entriesOf(judges)}))`;
  const { rows } = await sql<{ number: string }>`select distinct application.application_number as number
    from application join application_organisation completing on completing.application_id = application.id
    where not application.is_deleted and application.status = any(${[...running, passed]}::smallint[])
      and ((${meets(one, other)}) or (${meets(other, one)})) order by 1 limit 5`.execute(db);
  return rows.map(({ number }) => number);
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
