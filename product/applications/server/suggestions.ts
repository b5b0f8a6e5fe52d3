import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { containing } from '#host/lists';
import { withRoles } from '#host/scopes';
import type { Tables } from '#host/database/tables';
import type { applications } from '../contract';
import type { SuggestedFor, Suggestion } from '../suggestion';
import { isApplicantSide, wholeApplications } from './visible';

/** How many are offered; who wants another one types on. */
const most = 8;

type Found = z.output<typeof Suggestion>;
type Source = (own: RawBuilder<boolean>, typed: string) => RawBuilder<Found>;

/** What stood in a list of the form's document, the newest first, each once. */
const inDocument =
  (list: 'topicSources' | 'papers' | 'approvals', field: string): Source =>
  (own, typed) =>
    sql`select text, '' as note, null::jsonb as person,
    case when ${list === 'topicSources'} then row - ${field}::text end as topic from (
    select distinct on (text) text, row, at from (
      select row ->> ${field}::text as text, row, application.created_at as at from application,
        jsonb_array_elements(case jsonb_typeof(application.form -> ${list}::text)
          when 'array' then application.form -> ${list}::text else '[]' end) as row
      where ${own}) as stood
    where text ilike ${typed} order by text, at desc) as found
  order by at desc, text limit ${most}`;

const inColumn =
  (table: string, column: string): Source =>
  (own, typed) =>
    sql`select text, '' as note, null::jsonb as person, null::jsonb as topic from (
    select row.${sql.ref(column)} as text, max(application.created_at) as at
    from ${sql.table(table)} as row join application on application.id = row.application_id
    where ${own} and row.${sql.ref(column)} ilike ${typed} group by 1) as found
  order by at desc, text, note limit ${most}`;

/** Somebody once each place of work, as they were described last. */
const persons: Source = (own, typed) => sql`select text, note, person, null::jsonb as topic from (
    select distinct on (row.name, row.organisation_name) row.name as text, row.organisation_name as note,
      jsonb_build_object('organisationName', row.organisation_name, 'sex', row.sex::text,
        'birthYear', row.birth_year, 'professionalTitle', row.professional_title, 'education', row.education) as person,
      application.created_at as at
    from application_person as row join application on application.id = row.application_id
    where ${own} and row.name ilike ${typed}
    order by row.name, row.organisation_name, application.created_at desc) as found
  order by at desc, text, note limit ${most}`;

const sources: Readonly<Record<SuggestedFor, Source>> = {
  person: persons,
  workplace: inColumn('application_person', 'organisation_name'),
  rightOwner: inColumn('application_right', 'owner'),
  plan: inDocument('topicSources', 'planName'),
  journal: inDocument('papers', 'journal'),
  issuer: inDocument('approvals', 'issuer'),
};

/**
 * What has stood in a field before, in applications that the asker has written or brought in: while they type (domain §4.3).
 * Nothing of anybody else's is offered, and nothing that they could not read there.
 */
export const suggestionsOf = async (
  { of, typed }: z.output<(typeof applications.calls)['suggestions']['takes']>,
  { db, me }: Context,
): Promise<Found[]> => {
  const own = sql<boolean>`${wholeApplications(expressionBuilder<Tables, 'application'>(), withRoles(me, isApplicantSide))}`;
  const { rows } = await sources[of](own, containing(typed.trim())).execute(db);
  return rows.filter(({ text }) => text !== typed.trim());
};
