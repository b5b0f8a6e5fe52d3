import { sql } from 'kysely';
import { languages, type Language } from '#contract/words';
import { subtitleFields } from '../listed';
import type { At, Taken } from './write';

const fields = languages.map((language) => subtitleFields[language]);

/** What a version says beside its text, for lists: without the subtitles, of which thirty videos can have megabytes. */
export const detailsInLists = (version: 'shown' | 'written') =>
  sql<Readonly<Record<string, unknown>>>`${sql.ref(`${version}.details`)} - ${fields}::text[]`.as('details');

const before = sql`select earlier.details from content_version earlier
  where earlier.content_id = written.content_id and earlier.version = written.version - 1`;

/** Whether a version has other subtitles than the one before it. */
export const hasOtherSubtitles = sql<boolean>`exists (select 1 from unnest(${fields}::text[]) said(field)
  where coalesce(written.details ->> said.field, '') <> coalesce((${before}) ->> said.field, ''))`.as(
  'hasOtherSubtitles',
);

/** The subtitles of one version that are not those of the version before, each as it was and as it is. Empty for a version there is not. */
export const versionSubtitles = async (
  { version }: Taken<'versionSubtitles'>,
  { db, object }: At,
): Promise<{ language: Language; before: string; now: string }[]> => {
  const row = await db
    .selectFrom('contentVersion as written')
    .select('written.details')
    .select(sql<Readonly<Record<string, unknown>> | null>`(${before})`.as('before'))
    .where('written.contentId', '=', object.id)
    .where('written.version', '=', version)
    .executeTakeFirst();
  const said = (details: Readonly<Record<string, unknown>> | null | undefined, language: Language): string =>
    String(details?.[subtitleFields[language]] ?? '');
  return languages
    .map((language) => ({ language, before: said(row?.before, language), now: said(row?.details, language) }))
    .filter((each) => each.before !== each.now);
};

/** In which languages the version that is being written has subtitles. */
export const subtitled = sql<Language[]>`array(select said.language
  from unnest(${[...languages]}::text[], ${fields}::text[]) with ordinality said(language, field, place)
  where written.details ->> said.field <> '' order by said.place)`.as('subtitled');
