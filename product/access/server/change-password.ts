import type { Context } from '../../../host/context';
import { signInPerAccount } from '../../../host/limits/limit';
import { accessProblems } from '../problems';
import { judgePassword, newPassword } from './new-password';
import { voidLinks } from './recover';
import { endOtherSessions } from './sessions';
import { tell } from './tell';

/**
 * Changes the caller's own password. The new one is judged first, which costs no hash; guessing the old one is throttled
 * like signing in. Every other session of his ends, and he is told.
 */
export const changePassword = async (
  input: { oldPassword: string; newPassword: string },
  context: Context,
) => {
  const { db, house, me, now } = context;
  const person = await db
    .selectFrom('person')
    .select(['id', 'loginName', 'loginKey', 'trueName', 'organisationId', 'passwordHash'])
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  await judgePassword(context, input.newPassword, person);
  await house.limiter.demand([[signInPerAccount, `${person.loginKey}|change`]], now);
  const { ok } = await house.passwords.verify(person.passwordHash ?? undefined, input.oldPassword);
  if (!ok) throw accessProblems.wrongOldPassword();
  await house.limiter.forgive(signInPerAccount, `${person.loginKey}|change`);
  const next = await newPassword(context, input.newPassword, person);
  await db.updateTable('person').set(next).where('id', '=', me.personId).execute();
  await voidLinks(me.personId, context);
  await endOtherSessions(context);
  await tell(context, me.personId, 'passwordChanged');
  context.audit({ object: ['person', me.personId] });
  return {};
};
