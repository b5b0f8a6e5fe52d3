import { sql } from 'kysely';
import { languages, type Language } from '#contract/words';
import { subtitleFields } from '../listed';

const fields = languages.map((language) => subtitleFields[language]);

/** What a version says beside its text, for lists: without the subtitles, of which thirty videos can have megabytes. */
export const detailsInLists = (version: 'shown' | 'written') =>
  sql<Readonly<Record<string, unknown>>>`${sql.ref(`${version}.details`)} - ${fields}::text[]`.as('details');

/** In which languages the version that is being written has subtitles. */
export const subtitled = sql<Language[]>`array(select said.language
  from unnest(${[...languages]}::text[], ${fields}::text[]) with ordinality said(language, field, place)
  where written.details ->> said.field <> '' order by said.place)`.as('subtitled');
