import { inLanguage } from '../../../contract/words';
import type { Context } from '../../../host/context';
import { maskCard, maskEmail, maskMobile } from '../../../host/secrets/masks';
import './tables';

/** The caller's own profile with personal data masked, his roles and his organisation. */
export const myself = async ({ db, me, house, language }: Context) => {
  const person = await db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select([
      'organisation.name as organisationName',
      'organisation.number as organisationNumber',
      'organisation.creditCode as organisationCode',
    ])
    .where('person.id', '=', me.personId)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('personRole')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select(['role.code', 'role.names'])
    .where('personId', '=', me.personId)
    .where('role.isStarted', '=', true)
    .orderBy('role.sort')
    .execute();
  const opened = (
    column: 'mobile' | 'email' | 'card',
    sealed: string | null,
    mask: (plain: string) => string,
  ) => ({
    masked:
      sealed === null ? '' : mask(house.cipher.open({ table: 'person', column, row: person.id }, sealed)),
  });
  return {
    id: person.id,
    userType: person.userType,
    loginName: person.loginName,
    trueName: person.trueName,
    mobile: opened('mobile', person.mobileCipher, maskMobile),
    email: opened('email', person.emailCipher, maskEmail),
    identityCard: opened('card', person.cardCipher, maskCard),
    education: person.education ?? '',
    sex: person.sex ?? 0,
    birthday: person.birthday,
    professionalTitle: person.professionalTitle ?? '',
    specialty: person.specialty ?? '',
    familiarSubjectOne: person.familiarSubjectOne ?? '',
    familiarSubjectTwo: person.familiarSubjectTwo ?? '',
    organisationId: person.organisationId,
    organisationName: person.organisationName ?? '',
    position: person.position ?? '',
    address: person.address ?? '',
    researchField: person.researchField ?? '',
    representativeResults: person.representativeResults ?? '',
    introduction: person.introduction ?? '',
    images: person.images,
    roles: roles.map(({ code }) => code),
    roleNames: roles.map(({ names }) => inLanguage(names, language)),
    avatar: person.images[0] ?? '',
    about: person.introduction ?? '',
    organisationNumber: person.organisationNumber ?? '',
    organisationCode: person.organisationCode ?? '',
  };
};
