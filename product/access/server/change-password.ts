import type { Context } from '../../../host/context';
import { signInPerAccount } from '../../../host/limits/limit';
import { accessProblems } from '../problems';
import { newPassword } from './new-password';
import { endOtherSessions } from './sessions';
import { tell } from './tell';

/** Changes the caller's own password. Guessing the old one is throttled like signing in; every other session of his ends, and he is told. */
export const changePassword = async (
  input: { oldPassword: string; newPassword: string },
  context: Context,
) => {
  const { db, house, me, now } = context;
  const person = await db
    .selectFrom('person')
    .select(['loginKey', 'trueName', 'passwordHash'])
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  await house.limiter.demand([[signInPerAccount, `${person.loginKey}|change`]], now);
  const { ok } = await house.passwords.verify(person.passwordHash ?? undefined, input.oldPassword);
  if (!ok) throw accessProblems.wrongOldPassword();
  await house.limiter.forgive(signInPerAccount, `${person.loginKey}|change`);
  const next = await newPassword(context, {
    password: input.newPassword,
    about: [person.loginKey, person.trueName],
    current: person.passwordHash,
  });
  await db.updateTable('person').set(next).where('id', '=', me.personId).execute();
  await endOtherSessions(context);
  await tell(context, me.personId, 'passwordChanged');
  context.audit({ object: ['person', me.personId] });
  return {};
};
