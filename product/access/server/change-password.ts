import type { Context } from '#host/context';
import { signInPerAccount } from '#host/limits/limit';
import { inTwoSteps, type Preparing } from '#host/serve';
import { accounts, setInitialPassword } from '#queries/people';
import { accessProblems } from '../problems';
import { judgePassword, newPassword } from './new-password';
import { voidLinks } from './recover';
import { endOtherSessions } from './sessions/open';
import { notify } from './notify';

type Asked = { readonly oldPassword: string; readonly newPassword: string };

const ownRow = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom(accounts.as('account'))
    .select(['id', 'loginName', 'loginKey', 'trueName', 'organisationId', 'passwordHash'])
    .where('id', '=', me.personId);

/** The new password is judged first, which costs no hash; guessing the old one is throttled like signing in. */
const prepare = async (input: Asked, context: Preparing) => {
  const { services, now } = context;
  const person = await ownRow(context).executeTakeFirstOrThrow();
  await judgePassword(context, input.newPassword, person);
  await services.limiter.demand([[signInPerAccount, `${person.loginKey}|change`]], now);
  const { ok } = await services.passwords.verify(person.passwordHash ?? undefined, input.oldPassword);
  if (!ok) throw accessProblems.wrongOldPassword();
  await services.limiter.forgive(signInPerAccount, `${person.loginKey}|change`);
  return { judged: person.passwordHash, next: await newPassword(context, input.newPassword, person) };
};

/** Changes the caller's own password. Every other session of theirs ends, and they are told. */
export const changePassword = inTwoSteps(prepare, async (_, context: Context, { judged, next }) => {
  const { db, me } = context;
  const { passwordHash } = await ownRow(context).forUpdate().executeTakeFirstOrThrow();
  // Another one was set meanwhile: what was proved is not what is replaced.
  if (passwordHash !== judged) throw accessProblems.wrongOldPassword();
  await setInitialPassword(db, me.personId, next);
  await voidLinks(me.personId, context);
  await endOtherSessions(context);
  await notify(context, me.personId, 'passwordChanged');
  context.audit({ object: ['person', me.personId] });
  return {};
});
