import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { following } from '#product/organisations/server';
import { expertType } from '../rules';
import { administeredPerson } from './administer';
import { recordOf } from './select';
import type { Tables } from '#host/database/tables';
import { workOf } from '#queries/panels';

type Asked = Context<Context['me'], Selectable<Tables['person']>>;

/** A person's whole record, for those who administer them. */
export const personRecord = async (_: unknown, { object, ...context }: Asked) => {
  const plain = context as Context;
  return recordOf(await administeredPerson(object.id, plain), plain);
};

/** An expert: the record, what they are familiar with, how much they have done and have in hand. */
export const expertRecord = async (_: unknown, { object, ...context }: Asked) => {
  if (object.userType !== expertType) throw general.notFound();
  const plain = context as Context;
  const person = await administeredPerson(object.id, plain);
  return {
    ...recordOf(person, plain),
    fields: [person.familiarSubjectOne, person.familiarSubjectTwo].filter((code) => code !== null),
    ...(await workOf(plain.db, object.id)),
    lastActive: person.lastActive,
  };
};

/** Where somebody works and worked. One's own, and those of people one administers: nobody else's are found. */
export const workplacesOf = async (_: unknown, { object, ...context }: Asked) => {
  const plain = context as Context;
  if (object.id !== plain.me.personId) await administeredPerson(object.id, plain);
  const follow = await following(plain.db);
  const places = await plain.db
    .selectFrom('workplace')
    .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
    .select(['organisation.survivingId as id', 'organisation.name', 'workplace.fromDay', 'workplace.toDay'])
    .where('workplace.personId', '=', object.id)
    .orderBy('workplace.fromDay', 'desc')
    .orderBy('workplace.id')
    .execute();
  return places.map(({ id, name, fromDay, toDay }) => ({
    organisationId: id,
    organisationName: name,
    isMain: id === follow(object.organisationId) && toDay === null,
    from: fromDay,
    to: toDay,
  }));
};
