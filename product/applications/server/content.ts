import type { Db } from '../../../host/database/connection';
import type { Draft } from '../application';
import type { Application } from './visible';

const organisationsOf = async (db: Db, id: string): Promise<Draft['organisations']> =>
  (
    await db
      .selectFrom('applicationOrganisation')
      .selectAll()
      .where('applicationId', '=', id)
      .orderBy('sort')
      .execute()
  ).map(({ id: _id, applicationId: _of, type, ...row }) => ({ ...row, type: type || null }));

const personsOf = async (db: Db, id: string): Promise<Draft['persons']> =>
  (
    await db
      .selectFrom('applicationPerson')
      .selectAll()
      .where('applicationId', '=', id)
      .orderBy('sort')
      .execute()
  ).map(({ id: _id, applicationId: _of, sex, share, ...row }) => ({
    ...row,
    sex: sex === null ? null : String(sex),
    share: share === null ? null : Number(share),
  }));

const rightsOf = async (db: Db, id: string): Promise<Draft['rights']> =>
  (
    await db
      .selectFrom('applicationRight')
      .selectAll()
      .where('applicationId', '=', id)
      .orderBy('sort')
      .execute()
  ).map((row) => ({
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

const avoidedOf = async (db: Db, id: string): Promise<Draft['avoidedExperts']> =>
  (
    await db
      .selectFrom('applicationAvoidedExpert')
      .select(['name', 'organisationName', 'reason'])
      .where('applicationId', '=', id)
      .orderBy('sort')
      .execute()
  ).map((row) => row);

/** Everything an applicant filled in, as the three steps spell it: what is shown, judged, hashed and frozen. */
export const contentOf = async (db: Db, row: Application): Promise<Draft> => {
  const [organisations, persons, rights, avoidedExperts] = await Promise.all([
    organisationsOf(db, row.id),
    personsOf(db, row.id),
    rightsOf(db, row.id),
    avoidedOf(db, row.id),
  ]);
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
    organisations,
    persons,
    rights,
    economicBenefit: row.economicBenefit,
    evaluationAgencyId: row.evaluationAgencyId,
    avoidedExperts,
    consentPublish: row.consentPublish,
  };
};
