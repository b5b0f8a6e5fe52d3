import type { Context } from '../../../host/context';
import { signInPerAccount } from '../../../host/limits/limit';
import { passwordDefect } from '../../../host/secrets/password-rules';
import { accessProblems } from '../problems';
import { endOtherSessions } from './sessions';
import { tell } from './tell';

/** Without a second factor (AU-02). */
export const shortestPassword = 15;

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
  const defect = passwordDefect(input.newPassword, {
    shortest: shortestPassword,
    context: [person.loginKey, person.trueName],
  });
  if (defect) throw accessProblems.weakPassword();
  await db
    .updateTable('person')
    .set({ passwordHash: await house.passwords.hash(input.newPassword) })
    .where('id', '=', me.personId)
    .execute();
  await endOtherSessions(context);
  await tell(context, me.personId, 'passwordChanged');
  context.audit({ object: ['person', me.personId] });
  return {};
};
