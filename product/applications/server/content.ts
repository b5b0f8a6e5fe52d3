import type { Db } from '../../../host/database/connection';
import { readTogether, type Together } from '../../../host/database/together';
import { writtenOnce } from '../../../host/database/written-once';
import type { Draft } from '../application';
import type { Application } from './visible';

/** What has to be read for the content of an application, alone or beside other reads. */
const reads = writtenOnce(['id'], (db, { id }) => ({
  organisations: db
    .selectFrom('applicationOrganisation')
    .selectAll()
    .where('applicationId', '=', id)
    .orderBy('sort'),
  persons: db.selectFrom('applicationPerson').selectAll().where('applicationId', '=', id).orderBy('sort'),
  rights: db.selectFrom('applicationRight').selectAll().where('applicationId', '=', id).orderBy('sort'),
  avoidedExperts: db
    .selectFrom('applicationAvoidedExpert')
    .select(['name', 'organisationName', 'reason'])
    .where('applicationId', '=', id)
    .orderBy('sort'),
}));
export const contentReads = (db: Db, id: string) => reads(db, { id });

type Read = Together<ReturnType<typeof contentReads>>;

const organisationsIn = (rows: Read['organisations']): Draft['organisations'] =>
  rows.map(({ id: _id, applicationId: _of, type, ...row }) => ({ ...row, type: type || null }));

const personsIn = (rows: Read['persons']): Draft['persons'] =>
  rows.map(({ id: _id, applicationId: _of, sex, share, ...row }) => ({
    ...row,
    sex: sex === null ? null : String(sex),
    share: share === null ? null : Number(share),
  }));

const rightsIn = (rows: Read['rights']): Draft['rights'] =>
  rows.map((row) => ({
    form: row.form || null,
    status: row.status || null,
    name: row.name,
    number: row.number,
    country: row.country,
    appliedOn: row.appliedOn,
    grantedOn: row.grantedOn,
    owner: row.owner,
    isCore: row.isCore,
    inventors: [...row.inventors],
  }));

/** Everything an applicant filled in, as the three steps spell it: what is shown, judged, hashed and frozen. */
export const contentIn = (
  { organisations, persons, rights, avoidedExperts }: Read,
  row: Application,
): Draft => {
  return {
    ...row.form,
    achievementName: row.achievementName,
    achievementNameEnglish: row.achievementNameEnglish,
    achievementType: row.achievementType || null,
    evaluationPurposes: row.evaluationPurposes,
    keywords: row.keywords,
    technologyField: row.technologyField,
    medicalProduct: row.productKind ? { kind: row.productKind, options: row.productOptions } : null,
    collegeName: row.collegeName,
    technologyManagerId: row.technologyManagerId,
    limitReason: row.limitReason,
    humanResearch: row.humanResearch,
    usesGeneticResources: row.usesGeneticResources,
    organisations: organisationsIn(organisations),
    persons: personsIn(persons),
    rights: rightsIn(rights),
    economicBenefit: row.economicBenefit,
    evaluationAgencyId: row.evaluationAgencyId,
    avoidedExperts: [...avoidedExperts],
    consentPublish: row.consentPublish,
  };
};

/** The same, read now. */
export const contentOf = async (db: Db, row: Application): Promise<Draft> =>
  contentIn(await readTogether(db, contentReads(db, row.id)), row);
