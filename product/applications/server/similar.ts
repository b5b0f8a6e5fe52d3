import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { entriesOf } from '#product/organisations/server';
import { nameKey, numberKey } from '#product/search/normalise';
import type { Draft } from '../application';
import { mainOrganisationOf } from '../reckoned';

/** Why two applications look like one (domain §9.4); the first two keep one from being submitted (domain §3.1 A3). */
export type Likeness =
  | 'sameName'
  | 'sameRight'
  | 'similarName'
  | 'sharedRight'
  | 'sameApproval'
  | 'sameFile'
  | 'samePeople';
export const isDecisive = (reason: Likeness): boolean => reason === 'sameName' || reason === 'sameRight';

/** What looked alike, as it is kept with the application that was submitted. */
export interface SimilarFound {
  readonly id: string;
  readonly reason: Likeness;
  readonly score: number;
}

/** What is compared. */
export interface Compared {
  readonly name: string;
  readonly mainOrganisationId: string | null;
  readonly mainOrganisationName: string;
  readonly coreRights: readonly string[];
  readonly rights: readonly string[];
  readonly approvals: readonly string[];
  readonly fileIds: readonly string[];
  readonly persons: readonly string[];
  readonly keywords: readonly string[];
  /** The application itself, and the one it re-evaluates. */
  readonly except: readonly string[];
}

const keysOf = (numbers: readonly string[]): string[] => [...new Set(numbers.map(numberKey).filter(Boolean))];
/** The numbers of its approvals as two are compared. */
export const approvalKeysOf = ({ approvals }: Draft): string[] =>
  keysOf((approvals ?? []).map(({ number }) => number));

/** What of a draft is compared. */
export const comparedOf = (draft: Draft, except: readonly string[]): Compared => {
  const main = mainOrganisationOf(draft.organisations);
  const rights = draft.rights ?? [];
  return {
    name: draft.achievementName ?? '',
    mainOrganisationId: main?.organisationId ?? null,
    mainOrganisationName: main?.name ?? '',
    coreRights: rights.filter(({ isCore }) => isCore).map(({ number }) => number),
    rights: rights.map(({ number }) => number),
    approvals: (draft.approvals ?? []).map(({ number }) => number),
    fileIds: (draft.approvals ?? []).flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    persons: (draft.persons ?? []).map(({ name }) => name.trim()).filter(Boolean),
    keywords: draft.keywords ?? [],
    except,
  };
};

/** Names of which so much is the same are alike: pairs of characters that both have, of all that either has. */
const alike = 0.6;
/** So many persons and so many keywords in common look like one work told twice. */
const [fewPersons, fewKeywords] = [2, 2];

/** Of those that look like it, the likest: more are no help to whoever looks. */
const atMost = 200;

/**
 * The applications that look like this one, whosever and in whatever state, a row for each reason: what is decisive first, then the
 * likest and the newest. Each part of the search is found by an index of its own; whose they are is asked of these rows alone.
 */
export const foundLike = async (db: Db, compared: Compared): Promise<readonly SimilarFound[]> => {
  const parts = partsOf(compared);
  if (parts.length === 0) return [];
  const { except } = compared;
  const { rows } =
    await sql<SimilarFound>`select id, reason, score from (${sql.join(parts, sql` union all `)}) as found
    where id <> all(${[...except]}::uuid[])
    order by reason in ('sameName', 'sameRight') desc, score desc, id desc limit ${atMost}`.execute(db);
  return rows.map((row) => ({ ...row, score: Math.round(Number(row.score) * 100) / 100 }));
};

const partsOf = (compared: Compared): RawBuilder<unknown>[] => {
  const key = nameKey(compared.name);
  const organisationKey = nameKey(compared.mainOrganisationName);
  const [core, rights, approvals] = [compared.coreRights, compared.rights, compared.approvals].map(keysOf);
  const { fileIds, persons, keywords } = compared;
  const pairs = sql`name_bigrams(${key})`;
  const parts: RawBuilder<unknown>[] = [];
  if (key !== '')
    parts.push(
      sql`select id, case when name_key = ${key} and (
            main_organisation_id in ${entriesOf(compared.mainOrganisationId)}
            or (main_organisation_key = ${organisationKey} and ${organisationKey} <> ''))
          then 'sameName' else 'similarName' end as reason,
          bigram_similarity(name_bigrams, ${pairs}) as score
        from application
        where name_prefix && name_prefix(${pairs})
          and cardinality(name_bigrams) between cardinality(${pairs}) * ${alike}::numeric
            and cardinality(${pairs}) / ${alike}::numeric
          and bigram_similarity(name_bigrams, ${pairs}) >= ${alike}`,
    );
  if (rights!.length > 0)
    parts.push(
      sql`select application_id as id, case when bool_or(is_core and number_key = any(${core!}::text[]))
          then 'sameRight' else 'sharedRight' end as reason, 1 as score
        from application_right where number_key = any(${rights!}::text[]) group by application_id`,
    );
  if (approvals!.length > 0)
    parts.push(
      sql`select id, 'sameApproval' as reason, 1 as score from application where approval_keys && ${approvals!}::text[]`,
    );
  if (fileIds.length > 0)
    parts.push(
      sql`select application_file.application_id as id, 'sameFile' as reason, 1 as score
        from ${fileFacts.as('mine')}
        join ${fileFacts.as('other')} on other.sha256 = mine.sha256
        join application_file on application_file.file_id = other.id
        where mine.id = any(${[...fileIds]}::uuid[])`,
    );
  if (persons.length >= fewPersons && keywords.length >= fewKeywords)
    parts.push(
      sql`select application.id, 'samePeople' as reason, 1 as score
        from (select application_id from application_person where name = any(${[...persons]}::text[])
          group by application_id having count(distinct name) >= ${fewPersons}) as known
        join application on application.id = known.application_id
        where cardinality(array(select unnest(application.keywords) intersect select unnest(${[...keywords]}::text[])))
          >= ${fewKeywords}`,
    );
  return parts;
};
