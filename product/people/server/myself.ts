import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { heldRoles } from '#queries/roles';
import { profileOf } from './select';

/** The caller's own profile with personal data masked, their roles and their organisation. */
export const myself = async ({ db, me, services, language }: Context) => {
  const person = await db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select([
      'organisation.survivingId as organisationId',
      'organisation.name as organisationName',
      'organisation.number as organisationNumber',
      'organisation.creditCode as organisationCode',
    ])
    .where('person.id', '=', me.personId)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom(heldRoles.as('held'))
    .select(['held.code', 'held.names'])
    .where('held.personId', '=', me.personId)
    .where('held.isStarted', '=', true)
    .orderBy('held.sort')
    .execute();
  return {
    ...profileOf(person, { services }),
    roles: roles.map(({ code }) => code),
    roleNames: roles.map(({ names }) => inLanguage(names, language)),
    avatar: person.images[0] ?? '',
    about: person.introduction ?? '',
    organisationNumber: person.organisationNumber ?? '',
    organisationCode: person.organisationCode ?? '',
  };
};
