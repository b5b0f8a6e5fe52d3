import { sql, type Insertable, type QueryCreator, type RawBuilder, type Updateable } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import type { Draft } from '../application';
import { gramsOf, nameKey, normalised, numberKey } from '#product/search/normalise';
import { firstAuthorOf, inOrder, mainOrganisationOf } from '../reckoned';
import { searchedInitials } from './initials';
import { approvalKeysOf } from './similar';
import { storedApplication, storedRows, type Below, type StoredColumns } from './stored-fields';

type NewId = () => string;

/** What searching reads, from one function for every text (database: grams). */
const searched = (draft: Draft) => {
  const persons = inOrder(draft.persons ?? []);
  const searchName = normalised(draft.achievementName ?? '');
  // «学院/单位» is one field of the search: the college and the main organisation.
  const places = [draft.collegeName, mainOrganisationOf(draft.organisations)?.name];
  const searchCollege =
    places
      .map((place) => normalised(place ?? ''))
      .filter(Boolean)
      .join('\n') || null;
  const searchFirstAuthor = normalised(firstAuthorOf(draft.persons) ?? '') || null;
  const searchAuthors = persons.map(({ name }) => normalised(name)).join('\n') || null;
  const grams = [searchName, searchCollege ?? '', searchAuthors ?? '']
    .flatMap((text) => text.split('\n'))
    .flatMap(gramsOf);
  return {
    searchName,
    searchCollege,
    searchFirstAuthor,
    searchAuthors,
    searchGrams: [...new Set(grams)],
    searchInitials: searchedInitials(draft.achievementName ?? ''),
    nameKey: nameKey(draft.achievementName ?? ''),
    mainOrganisationKey: nameKey(mainOrganisationOf(draft.organisations)?.name ?? ''),
  };
};

/** The columns of an application from everything its applicant filled in, and from what is reckoned of it. */
export const columnsOf = (draft: Draft) => {
  const main = mainOrganisationOf(draft.organisations);
  return {
    ...(storedApplication.columns(draft) as StoredColumns),
    category: Number(outcomeCategoryOf(draft.achievementType ?? '') ?? 0),
    mainOrganisationId: main?.organisationId ?? null,
    mainOrganisationName: main?.name ?? null,
    firstAuthor: firstAuthorOf(draft.persons),
    form: JSON.stringify(storedApplication.document(draft)),
    approvalKeys: approvalKeysOf(draft),
    ...searched(draft),
  } satisfies Updateable<Tables['application']> & Partial<Insertable<Tables['application']>>;
};

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a row as the database spells them; what has none is left out by it. */
const spelt = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));

/**
 * Two statements that write a table anew for one application; their text is the same for any number of rows. Nobody says
 * which of them comes first: what has no new id each time (`key`) stays where it stands.
 */
const rewriting = (
  table: string,
  id: string,
  rows: readonly object[],
  key?: string,
): readonly RawBuilder<object>[] => {
  const spelled = rows.map(spelt);
  const columns = sql.join(Object.keys(spelled[0] ?? {}).map((column) => sql.ref(column)));
  const retained = key && sql`and ${sql.ref(key)} <> all(${spelled.map((row) => row[key])}::uuid[])`;
  const removing = sql<object>`delete from ${sql.table(table)} where application_id = ${id} ${retained ?? sql``}`;
  if (rows.length === 0) return [removing];
  return [
    removing,
    sql<object>`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(spelled)}::jsonb)
      ${key ? sql`on conflict do nothing` : sql``}`,
  ];
};

const fileRows = (draft: Draft, applicationId: string): object[] =>
  [
    ...new Set([
      ...(draft.attachments ?? []).map(({ fileId }) => fileId),
      ...(draft.approvals ?? []).flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    ]),
  ].map((fileId) => ({ applicationId, fileId }));

type RowsOf = (draft: Draft, applicationId: string, newId: NewId) => readonly object[];

/** The rows of a field in their order, each under an id of its own; `more` is reckoned of the row. */
const rowsBelow =
  <Name extends Below>(
    name: Name,
    more: (row: NonNullable<Draft[Name]>[number]) => object = () => ({}),
  ): RowsOf =>
  (draft, applicationId, newId) =>
    inOrder<object>((draft[name] ?? []) as readonly object[]).map((row) => ({
      sort: row.sort,
      ...storedRows[name].columns(row),
      ...more(row as never),
      id: newId(),
      applicationId,
    }));

/** The tables below an application that are written anew as a whole. */
const below: readonly {
  readonly table: string;
  /** The fields whose change writes the table anew. */
  readonly of: readonly (keyof Draft)[];
  readonly rows: RowsOf;
  readonly key?: string;
}[] = [
  { table: 'application_organisation', of: ['organisations'], rows: rowsBelow('organisations') },
  { table: 'application_person', of: ['persons'], rows: rowsBelow('persons') },
  {
    table: 'application_right',
    of: ['rights'],
    rows: rowsBelow('rights', ({ number }) => ({ numberKey: numberKey(number) })),
  },
  { table: 'application_avoided_expert', of: ['avoidedExperts'], rows: rowsBelow('avoidedExperts') },
  { table: 'application_file', of: ['attachments', 'approvals'], rows: fileRows, key: 'file_id' },
];

/**
 * The connection with statements before whatever is asked next, which write the tables below an application anew: those that
 * the changed fields touch (domain §4.3). All of it is one way to the database.
 */
export const storingRows = (
  db: Db,
  id: string,
  draft: Draft,
  newId: NewId,
  changed: ReadonlySet<string>,
): QueryCreator<Tables> => {
  let writing: QueryCreator<Tables> = db;
  for (const { table, of, rows, key } of below)
    if (of.some((field) => changed.has(field)))
      rewriting(table, id, rows(draft, id, newId), key).forEach((statement, place) => {
        writing = writing.with(
          `${table}_${place}`,
          () => sql<object>`(${statement})`,
        ) as unknown as QueryCreator<Tables>;
      });
  return writing;
};
