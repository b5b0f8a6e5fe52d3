import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../host/database/connection';
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

const rewrite = async <Row extends object>(
  db: Db,
  table:
    | 'applicationOrganisation'
    | 'applicationPerson'
    | 'applicationRight'
    | 'applicationAvoidedExpert'
    | 'applicationFile',
  id: string,
  rows: readonly Row[],
): Promise<void> => {
  await db.deleteFrom(table).where('applicationId', '=', id).execute();
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
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
    inventors: JSON.stringify(row.inventors),
    sort: at + 1,
  }));

const avoidedRows = (draft: Draft, applicationId: string, newId: NewId) =>
  (draft.avoidedExperts ?? []).map((row, at) => ({ id: newId(), applicationId, ...row, sort: at + 1 }));

const fileRows = (draft: Draft, applicationId: string) =>
  [
    ...new Set([
      ...(draft.attachments ?? []).map(({ fileId }) => fileId),
      ...(draft.approvals ?? []).flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    ]),
  ].map((fileId) => ({ applicationId, fileId }));

/** Rewrites the tables below an application, those that the changed fields touch (domain §4.3). */
export const storeRows = async (
  db: Db,
  id: string,
  draft: Draft,
  newId: NewId,
  changed: ReadonlySet<string>,
): Promise<void> => {
  if (changed.has('organisations'))
    await rewrite(db, 'applicationOrganisation', id, organisationRows(draft, id, newId));
  if (changed.has('persons')) await rewrite(db, 'applicationPerson', id, personRows(draft, id, newId));
  if (changed.has('rights')) await rewrite(db, 'applicationRight', id, rightRows(draft, id, newId));
  if (changed.has('avoidedExperts'))
    await rewrite(db, 'applicationAvoidedExpert', id, avoidedRows(draft, id, newId));
  if (changed.has('attachments') || changed.has('approvals'))
    await rewrite(db, 'applicationFile', id, fileRows(draft, id));
};
