import { expressionBuilder, sql, type InferResult, type Insertable, type Updateable } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import type { Tables } from '#host/database/tables';
import { holdsRole } from './roles';

/** What opens an account. */
type InitialPassword = Pick<
  Updateable<Tables['person']>,
  'passwordHash' | 'passwordSetAt' | 'passwordNeedsFactor'
>;

/** Sets what opens an account; with nobody's hash no password does. */
export const setInitialPassword = async (
  db: Db,
  personId: string,
  initialPassword: InitialPassword,
): Promise<void> => {
  await db.updateTable('person').set(initialPassword).where('id', '=', personId).execute();
};

/** Sets the number of somebody's telephone, sealed. */
export const setMobile = async (
  db: Db,
  personId: string,
  mobile: { readonly mobileCipher: string; readonly mobileIndex: string },
): Promise<void> => {
  await db.updateTable('person').set(mobile).where('id', '=', personId).execute();
};

/** Keeps an account from being signed in to until then. */
export const suspendAccount = async (db: Db, personId: string, suspendedUntil: string): Promise<void> => {
  await db.updateTable('person').set({ heldUntil: suspendedUntil }).where('id', '=', personId).execute();
};

/** Its owner has come in, or has set a new password: nothing is held any more. */
export const releaseAccount = async (db: Db, personId: string): Promise<void> => {
  await db
    .updateTable('person')
    .set({ heldUntil: null })
    .where('id', '=', personId)
    .where('heldUntil', 'is not', null)
    .execute();
};

/** Keeps in which language somebody reads, beside what they asked for and outside its transaction. */
export const storeLanguage = async (
  { pool }: Pick<Services, 'pool'>,
  personId: string,
  language: string,
): Promise<void> => {
  await pool.query('update person set language = $2 where id = $1', [personId, language]);
};

/** Makes an account; false where its user name or its number is somebody's already. */
export const addAccount = async (db: Db, values: Insertable<Tables['person']>): Promise<boolean> => {
  const made = await db
    .insertInto('person')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
};

/** A registrant was let in: their account opens. */
export const openAccount = async (db: Db, personId: string): Promise<void> => {
  await db.updateTable('person').set({ isLocked: false }).where('id', '=', personId).execute();
};

/** What somebody gave who was refused is not kept, and they may register again: number and user name are free. */
export const forgetRegistrant = async (db: Db, personId: string): Promise<void> => {
  await db
    .updateTable('person')
    .set({
      loginKey: `refused ${personId}`,
      passwordHash: null,
      mobileCipher: null,
      mobileIndex: null,
      pendingEmailCipher: null,
    })
    .where('id', '=', personId)
    .execute();
};

/** Acting for a whole organisation is an applicant's: those of these who are none any more do not become it again unseen. */
export const endActing = (db: Db, personIds: readonly string[]) =>
  sql`update person set is_organisation_admin = false where id = any(${[...personIds]}::uuid[])
    and is_organisation_admin and not ${holdsRole('person.id', roleCode.owner)}`.execute(db);

/** People as any area may name them: no way to reach them, nothing that opens an account. Join it under a name of one's own. */
export const people = expressionBuilder<Tables>()
  .selectFrom('person')
  .select(['person.id', 'person.trueName', 'person.loginName', 'person.organisationId', 'person.isLocked']);

/** People as those who choose among them weigh them: what an account is, what its person works on and is known for. */
export const profiles = people.select([
  'person.userType',
  'person.expertKind',
  'person.professionalTitle',
  'person.specialty',
  'person.researchField',
]);

/** Accounts as the way in has to know them: their names, what opens them, where a code or a link goes. Nothing of the profile. */
export const accounts = expressionBuilder<Tables>()
  .selectFrom('person')
  .select(['person.id', 'person.loginName', 'person.loginKey', 'person.trueName', 'person.organisationId'])
  .select(['person.isLocked', 'person.passwordHash', 'person.passwordSetAt', 'person.passwordNeedsFactor'])
  .select(['person.emailCipher', 'person.emailIndex', 'person.pendingEmailCipher'])
  .select(['person.mobileCipher', 'person.mobileIndex']);

export type Account = InferResult<typeof accounts>[number];

/** What of somebody decides, beside their roles, what they may do and see; and the language they read. */
export const personFacts = expressionBuilder<Tables>()
  .selectFrom('person')
  .select(['person.id', 'person.trueName', 'person.userType', 'person.organisationId'])
  .select(['person.isOrganisationAdmin', 'person.isLocked', 'person.language']);

/** Whoever does the same twice at once waits here for themselves, until the transaction ends: what both counted alone would be too little. */
export const waitForThemselves = async (db: Db, personId: string): Promise<void> => {
  await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};

/** The public register of assessors: name, certificate, where they work and whether they are locked; nothing else of a person (domain §7). */
export const registeredAssessors = expressionBuilder<Tables>()
  .selectFrom('certificate')
  .innerJoin('person', 'person.id', 'certificate.personId')
  .select(['certificate.number', 'certificate.validUntil'])
  .select(['person.trueName', 'person.isLocked', 'person.organisationId'])
  .where('certificate.kind', '=', 'assessor');

/** How many there are of a kind in which field, without a name: what the public learns of everybody. */
export const fieldsOfPeople = expressionBuilder<Tables>()
  .selectFrom('person')
  .select(['person.userType', 'person.familiarSubjectOne', 'person.isLocked']);

/** People who agreed to be shown to the public, and what of them is (domain §7). */
export const shownPeople = expressionBuilder<Tables>()
  .selectFrom('person')
  .select(['person.id', 'person.userType', 'person.trueName', 'person.professionalTitle'])
  .select(['person.familiarSubjectOne', 'person.introduction', 'person.organisationId'])
  // The first of their pictures is the one that stands for them.
  .select(sql<string | null>`case when person.show_picture then person.images[1] end`.as('picture'))
  .where('person.showPublic', '=', true)
  .where('person.isLocked', '=', false);

/** Which grade of which certificate people hold: of each kind one at most. */
export const certificateGrades = expressionBuilder<Tables>()
  .selectFrom('certificate')
  .select(['certificate.personId', 'certificate.kind', 'certificate.grade']);

/** People as they are told to be the same: by the blind indexes of their numbers, which show no number (PI-03). */
export const conflictPeople = expressionBuilder<Tables>()
  .selectFrom('person')
  .select([
    'person.id',
    'person.trueName',
    'person.organisationId',
    'person.cardIndex',
    'person.mobileIndex',
  ]);

/** Where people work and worked, by the organisation that stands for each place today. */
export const workplaces = expressionBuilder<Tables>()
  .selectFrom('workplace')
  .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
  .select(['workplace.id', 'workplace.personId', 'organisation.survivingId'])
  .select(['organisation.name', 'organisation.entryName', 'workplace.college'])
  .select(['workplace.fromDay', 'workplace.toDay']);

/** The certificates of one kind that people hold: of each person one at most. */
export const certificates = (kind: 'assessor' | 'technologyManager') =>
  expressionBuilder<Tables>()
    .selectFrom('certificate')
    .select(['certificate.personId', 'certificate.number', 'certificate.grade', 'certificate.validUntil'])
    .where('certificate.kind', '=', kind);

/** Whether somebody is known well enough to be written to and to sign (A1). */
export const isWellKnown = async (db: Db, personId: string): Promise<boolean> => {
  const person = await db
    .selectFrom('person')
    .select(['trueName', 'mobileIndex', 'cardIndex', 'emailIndex', 'organisationId'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return Object.values(person).every((value) => value !== null && value !== '');
};

/** Which experts stand in the pool of which assessor today (RO4). */
export const poolLinks = expressionBuilder<Tables>()
  .selectFrom('assessorExpert')
  .select(['assessorExpert.assessorId', 'assessorExpert.expertId'])
  .where('assessorExpert.unlinkedAt', 'is', null);
