import { consentIds } from '#product/access/consents';
import { uuidV7 } from '#contract/uuid';
import type { Services } from '#host/services';
import { canonicalCard, canonicalEmail, canonicalLoginName, canonicalMobile } from '#host/secrets/canonical';
import { organisations } from './demo/organisations';
import { expertPools, people, type DemoPerson } from './demo/people';
import { roles } from './roles';
import { roleId } from './access';

/** One account of the demonstration, as `demo-accounts.json` lists it. */
export interface DemoAccount {
  readonly role: string;
  readonly roleName: string;
  readonly name: string;
  readonly loginName: string;
  readonly password: string;
}

const monthsFrom = (now: Date, months: number): string => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return day.toISOString().slice(0, 10);
};

/** A password nobody else's demonstration has: 18 characters without look-alikes. */
const newPassword = (services: Services): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = [...services.random(16)].map((byte) => letters[byte % letters.length]!).join('');
  return `${drawn.slice(0, 8)}-${drawn.slice(8)}`;
};

/** Writes the organisations of the demonstration; gives each one's id by its number. */
export const seedOrganisations = async (services: Services): Promise<ReadonlyMap<string, string>> => {
  const now = services.clock();
  const ids = new Map(
    organisations.map(({ number }) => [number, uuidV7(now.getTime(), services.random(10))]),
  );
  await services.db
    .insertInto('organisationEntry')
    .values(
      organisations.map(({ number, name, type, creditCode, agency }) => ({
        id: ids.get(number)!,
        number,
        name,
        type,
        parentId: null,
        creditCode,
        mergedInto: null,
        qualification: agency?.qualification ?? null,
        technologyFields: [...(agency?.fields ?? [])],
        validUntil: agency ? monthsFrom(now, agency.validMonths) : null,
        createdAt: now.toISOString(),
      })),
    )
    .execute();
  return ids;
};

/** Writes the people of the demonstration, each with a password of this very installation. */
export const seedPeople = async (
  services: Services,
  organisationIds: ReadonlyMap<string, string>,
): Promise<DemoAccount[]> => {
  const accounts = people.map((person): [DemoPerson, DemoAccount] => [
    person,
    {
      role: person.roles.join(','),
      roleName: person.roles.map((code) => roles[code][0]).join('、'),
      name: person.name,
      loginName: person.loginName,
      password: newPassword(services),
    },
  ]);
  // In one turn, as many at once as there are threads: nobody else is there yet.
  const hashes = await services.passwords.inTurn(({ hash }) =>
    Promise.all(accounts.map(([, { password }]) => hash(password))),
  );
  for (const [at, [person]] of accounts.entries())
    await seedPerson(services, organisationIds, person, hashes[at]!);
  await seedPools(services);
  return accounts.map(([, account]) => account);
};

/** Puts experts into the assessors' pools. */
const seedPools = async ({ db, clock, random }: Services): Promise<void> => {
  const now = clock();
  const all = await db.selectFrom('person').select(['id', 'loginName']).execute();
  const idOf = new Map(all.map(({ id, loginName }) => [loginName, id]));
  await db
    .insertInto('assessorExpert')
    .values(
      Object.entries(expertPools).flatMap(([assessor, experts]) =>
        experts.map((expert) => ({
          id: uuidV7(now.getTime(), random(10)),
          assessorId: idOf.get(assessor)!,
          expertId: idOf.get(expert)!,
          linkedAt: now.toISOString(),
          linkedBy: null,
          unlinkedAt: null,
          unlinkedBy: null,
        })),
      ),
    )
    .execute();
};

const seedPerson = async (
  services: Services,
  organisationIds: ReadonlyMap<string, string>,
  person: DemoPerson,
  passwordHash: string,
): Promise<void> => {
  const { db, cipher, blindIndex } = services;
  const now = services.clock();
  const newId = () => uuidV7(now.getTime(), services.random(10));
  const id = newId();
  const seal = (column: string, value: string) => cipher.seal({ table: 'person', column, row: id }, value);
  await db
    .insertInto('person')
    .values({
      id,
      loginName: person.loginName,
      loginKey: canonicalLoginName(person.loginName)!,
      passwordHash,
      passwordSetAt: now.toISOString(),
      userType: Number(person.userType),
      trueName: person.name,
      mobileCipher: seal('mobile', person.mobile),
      mobileIndex: blindIndex('mobile', canonicalMobile(person.mobile)!),
      emailCipher: seal('email', person.email),
      emailIndex: blindIndex('email', canonicalEmail(person.email)!),
      cardCipher: seal('card', person.identityCard),
      cardIndex: blindIndex('card', canonicalCard(person.identityCard)!),
      education: person.education,
      sex: Number(person.sex),
      birthday: person.birthMonth,
      professionalTitle: person.professionalTitle,
      specialty: person.specialty,
      familiarSubjectOne: person.familiarSubjects[0],
      familiarSubjectTwo: person.familiarSubjects[1] ?? null,
      organisationId: organisationIds.get(person.organisation)!,
      isOrganisationAdmin: person.isOrganisationAdmin,
      expertKind: person.expertKind ?? null,
      position: person.position,
      address: null,
      researchField: person.researchField,
      representativeResults: person.representativeResults,
      introduction: person.introduction,
      showPublic: person.showPublic,
      createdAt: now.toISOString(),
    })
    .execute();
  await db
    .insertInto('personRole')
    .values(person.roles.map((code) => ({ personId: id, roleId: roleId(code) })))
    .execute();
  await db
    .insertInto('workplace')
    .values(
      person.workplaces.map(({ organisation, fromMonthsAgo, toMonthsAgo }) => ({
        id: newId(),
        personId: id,
        organisationId: organisationIds.get(organisation)!,
        college: null,
        fromDay: monthsFrom(now, -fromMonthsAgo),
        toDay: toMonthsAgo === undefined ? null : monthsFrom(now, -toMonthsAgo),
      })),
    )
    .execute();
  // The demonstration's people agreed when their accounts were made.
  await db
    .insertInto('consent')
    .values(consentIds.map((notice) => ({ id: newId(), personId: id, notice, givenAt: now.toISOString() })))
    .execute();
  const { certificate } = person;
  if (!certificate) return;
  const validUntil = monthsFrom(now, certificate.validMonths);
  await db
    .insertInto('certificate')
    .values({
      id: newId(),
      personId: id,
      kind: certificate.kind,
      number: certificate.number,
      grade: Number(certificate.grade),
      validUntil,
    })
    .execute();
};
