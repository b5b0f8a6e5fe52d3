import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { linkPerAccount } from '#host/limits/limit';
import { sendPasswordLinks } from '#product/access/server';
import { peopleProblems } from '../problems';
import { administeredPerson } from './administer';
import { actionsOn, isFresh } from './select';
import type { Tables } from '#host/database/tables';

/**
 * Invites once more whoever never signed in: their first letter is lost, or its link has died. Throws 2770 for whoever came
 * in meanwhile, 1004 for the fourth letter within an hour.
 */
export const inviteAgain = async (
  _: unknown,
  { object, ...context }: Context<Context['me'], Selectable<Tables['person']>>,
) => {
  const plain = context as Context;
  const person = await administeredPerson(object.id, plain);
  const can = actionsOn(person, plain.me);
  if (!can.includes('invite')) {
    if (can.includes('edit') && !isFresh(person)) throw peopleProblems.hasSignedIn({ name: person.trueName });
    throw general.notAllowed();
  }
  await plain.services.limiter.demand([[linkPerAccount, person.loginKey]], plain.now);
  await sendPasswordLinks([object], 'reminder', plain);
  plain.audit({ object: ['person', person.id] });
  return {};
};
