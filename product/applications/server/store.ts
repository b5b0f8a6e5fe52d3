import { sql, type Insertable, type QueryCreator, type RawBuilder, type Updateable } from 'kysely';
import type { Db } from '../../../host/database/connection';
import type { Tables } from '../../../host/database/tables';
import { outcomeCategoryOf } from '../../dictionaries/dictionaries';
import { firstAuthorOf, inOrder, mainOrganisationOf, type Draft } from '../application';
import { searchedInitials } from './initials';
import { gramsOf, nameKey, normalised, numberKey } from '../normalise';
import type { ApplicationForm, ApplicationTable } from './tables';

type NewId = () => string;

const formKeys = [
  'introduction',
  'newIndustry',
  'applicationIndustries',
  'outcomeForms',
  'outcomeAttribute',
  'stage',
  'standardLevel',
  'topicSources',
  'startMonth',
  'endMonth',
  'isSecret',
  'papers',
  'standards',
  'approvals',
  'awards',
  'useStatus',
  'transformationMethod',
  'benefits',
  'benefitReason',
  'socialBenefit',
  'expectedFinish',
  'attachments',
  'commitments',
] as const satisfies readonly (keyof ApplicationForm)[];

const formOf = (draft: Draft): string =>
  JSON.stringify(Object.fromEntries(formKeys.map((key) => [key, draft[key] ?? null])));

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

/** The columns of an application from everything its applicant filled in. */
export const columnsOf = (draft: Draft) => {
  const main = mainOrganisationOf(draft.organisations);
  const achievementType = draft.achievementType ?? '';
  return {
    achievementName: draft.achievementName ?? '',
    achievementNameEnglish: draft.achievementNameEnglish ?? null,
    achievementType,
    category: Number(outcomeCategoryOf(achievementType) ?? 0),
    evaluationPurposes: [...(draft.evaluationPurposes ?? [])],
    technologyField: draft.technologyField ?? null,
    productKind: draft.medicalProduct?.kind ?? null,
    productOptions: [...(draft.medicalProduct?.options ?? [])],
    keywords: [...(draft.keywords ?? [])],
    collegeName: draft.collegeName ?? null,
    mainOrganisationId: main?.organisationId ?? null,
    mainOrganisationName: main?.name ?? null,
    firstAuthor: firstAuthorOf(draft.persons),
    technologyManagerId: draft.technologyManagerId ?? null,
    evaluationAgencyId: draft.evaluationAgencyId ?? null,
    economicBenefit: draft.economicBenefit ?? null,
    isLimited: (draft.limitReason ?? '0') !== '0',
    limitReason: draft.limitReason ?? null,
    humanResearch: draft.humanResearch ?? null,
    usesGeneticResources: draft.usesGeneticResources ?? null,
    consentPublish: draft.consentPublish ?? null,
    form: formOf(draft),
    ...searched(draft),
  } satisfies Updateable<ApplicationTable> & Partial<Insertable<ApplicationTable>>;
};

/** The tables below an application that are written anew as a whole. */
const below = {
  organisations: 'application_organisation',
  persons: 'application_person',
  rights: 'application_right',
  avoidedExperts: 'application_avoided_expert',
  files: 'application_file',
} as const;
type Below = keyof typeof below;

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
  const kept = key && sql`and ${sql.ref(key)} <> all(${spelled.map((row) => row[key])}::uuid[])`;
  const removing = sql<object>`delete from ${sql.table(table)} where application_id = ${id} ${kept ?? sql``}`;
  if (rows.length === 0) return [removing];
  return [
    removing,
    sql<object>`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(spelled)}::jsonb)
      ${key ? sql`on conflict do nothing` : sql``}`,
  ];
};

const organisationRows = (draft: Draft, applicationId: string, newId: NewId) =>
  inOrder(draft.organisations ?? []).map((row) => ({
    ...row,
    id: newId(),
    applicationId,
    organisationId: row.organisationId ?? null,
    type: row.type ?? '',
  }));

const personRows = (draft: Draft, applicationId: string, newId: NewId) =>
  inOrder(draft.persons ?? []).map((row) => ({
    ...row,
    id: newId(),
    applicationId,
    personId: row.personId ?? null,
    sex: row.sex ? Number(row.sex) : null,
    birthYear: row.birthYear ?? null,
    professionalTitle: row.professionalTitle ?? null,
    education: row.education ?? null,
    share: typeof row.share === 'number' ? String(row.share) : null,
  }));

const rightRows = (draft: Draft, applicationId: string, newId: NewId) =>
  (draft.rights ?? []).map((row, at) => ({
    id: newId(),
    applicationId,
    form: row.form ?? '',
    status: row.status ?? '',
    name: row.name,
    number: row.number,
    numberKey: numberKey(row.number),
    country: row.country,
    appliedOn: row.appliedOn ?? null,
    grantedOn: row.grantedOn ?? null,
    owner: row.owner,
    isCore: row.isCore,
    inventors: row.inventors,
    sort: at + 1,
  }));

const avoidedRows = (draft: Draft, applicationId: string, newId: NewId) =>
  (draft.avoidedExperts ?? []).map((row, at) => ({ id: newId(), applicationId, ...row, sort: at + 1 }));

const fileRows = (draft: Draft, applicationId: string): object[] =>
  [
    ...new Set([
      ...(draft.attachments ?? []).map(({ fileId }) => fileId),
      ...(draft.approvals ?? []).flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    ]),
  ].map((fileId) => ({ applicationId, fileId }));

const rowsOf: {
  readonly [Name in Below]: {
    /** The fields whose change writes the table anew. */
    readonly of: readonly (keyof Draft)[];
    readonly rows: (draft: Draft, id: string, newId: NewId) => readonly object[];
    readonly key?: string;
  };
} = {
  organisations: { of: ['organisations'], rows: organisationRows },
  persons: { of: ['persons'], rows: personRows },
  rights: { of: ['rights'], rows: rightRows },
  avoidedExperts: { of: ['avoidedExperts'], rows: avoidedRows },
  files: { of: ['attachments', 'approvals'], rows: fileRows, key: 'file_id' },
};

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
  for (const [name, { of, rows, key }] of Object.entries(rowsOf) as [Below, (typeof rowsOf)[Below]][])
    if (of.some((field) => changed.has(field)))
      rewriting(below[name], id, rows(draft, id, newId), key).forEach((statement, place) => {
        writing = writing.with(
          `${name}${place}`,
          () => sql<object>`(${statement})`,
        ) as unknown as QueryCreator<Tables>;
      });
  return writing;
};
