import type { Context } from '#host/context';
import { linkPerAddress, linkPerPair, linksSent, signInPerAccount } from '#host/limits/limit';
import { networkOf } from '#host/limits/network';
import type { Me } from '#host/me';
import { sendAllLater, voidWaiting } from '#host/outbox';
import { canonicalEmail, canonicalLoginName } from '#host/secrets/canonical';
import { inTwoSteps, type Preparing } from '#host/serve';
import { hashToken, newSecret } from '#host/sessions/tokens';
import { accounts, type Account, releaseAccount, setInitialPassword } from '#queries/people';
import { accessProblems } from '../problems';
import { accessWords } from '../words';
import { refuseStronger } from './demands';
import { knownDevice } from './enter';
import { newPassword } from './new-password';
import { guessesOf } from './second-factor';
import { voidSent } from '#queries/access';
import { endSessions } from './sessions/open';
import { contactOf, notify, type Addressee } from './notify';

type Anyone = Context<Me | null, unknown>;

const purpose = 'resetPassword';
const hour = 60;
/**
 * Why somebody is sent a link, and how long it is then good for, in minutes. Whoever asks themselves waits for it; whom an
 * administrator helps, or invites, may not look today. Only a first invitation has no older link to void.
 */
const reasons = {
  reset: { minutes: 20, says: 'resetLink', template: 'passwordLink', cause: 'reset password', voids: true },
  help: {
    minutes: 24 * hour,
    says: 'helpLink',
    template: 'passwordLink',
    cause: 'reset password',
    voids: true,
  },
  invitation: {
    minutes: 7 * 24 * hour,
    says: 'invitationLink',
    template: 'invitation',
    cause: 'invitation',
    voids: false,
  },
  reminder: {
    minutes: 7 * 24 * hour,
    says: 'invitationLink',
    template: 'invitation',
    cause: 'invitation',
    voids: true,
  },
} as const;

/** Links to a new password count no longer: another was sent, or what opens the account is another one now. Letters with them that wait are not sent. */
export const voidLinks = async (
  personId: string,
  context: Pick<Context<unknown, unknown>, 'db' | 'now'>,
): Promise<void> => {
  await voidSent(context, { purpose, boundTo: personId });
  await voidWaiting(
    context,
    personId,
    Object.values(reasons).map(({ cause }) => cause),
  );
};

const atOnce = 500;

/**
 * Sends people a link each with which they alone set their password: once, and only the last link counts (RS-01). It
 * stands behind `#`, so that no server ever logs it, on the address of the configuration (RS-04). Throws 1025 where
 * somebody has no contact.
 */
export const sendPasswordLinks = async (
  people: readonly Addressee[],
  why: keyof typeof reasons,
  context: Anyone,
): Promise<void> => {
  const { db, services, now } = context;
  const { minutes, says, template, cause, voids } = reasons[why];
  const letters = people.map((person) => {
    const contact = contactOf(person, context);
    if (!contact) throw accessProblems.noContact();
    return { person, contact, token: newSecret('reset_', services.random) };
  });
  const goodUntil = new Date(now.getTime() + minutes * 60_000);
  const links = letters.map(({ person, token }) => ({
    id: context.newId(),
    purpose,
    boundTo: person.id,
    codeHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: goodUntil.toISOString(),
    usedAt: null,
  }));
  if (voids) for (const { id } of people) await voidLinks(id, context);
  for (let from = 0; from < links.length; from += atOnce)
    await db
      .insertInto('sentCode')
      .values(links.slice(from, from + atOnce))
      .execute();
  await sendAllLater(
    context,
    letters.map(({ person, contact, token }) => {
      const values = {
        link: `${services.publicUrl}/login?way=reset#${token}`,
        loginName: person.loginName,
      };
      return {
        ...contact,
        subject: accessWords.resetSubject,
        body: accessWords[says],
        values,
        template: { name: template, values },
        cause,
        goodUntil,
      };
    }),
  );
};

/**
 * Mails a link to whoever forgot their password, where user name and stored address belong together. The answer is the
 * same, and as slow, whether they do or not. What is counted is the pair that one asker tries, right or wrong alike: a
 * stranger's tries use up nobody else's. Letters to one account are bounded besides, silently, and not for its known
 * browsers.
 */
export const forgotten = async (
  { loginName, email }: { loginName: string; email: string },
  context: Context<Me | null>,
) => {
  const { db, services, address, now } = context;
  const key = canonicalLoginName(loginName) ?? '';
  const canonical = canonicalEmail(email);
  const device = knownDevice(context, key);
  await services.limiter.demand(
    [
      [linkPerPair, JSON.stringify([key, canonical ?? email, device ?? networkOf(address)])],
      [linkPerAddress, address],
    ],
    now,
  );
  const person = await db
    .selectFrom(accounts.as('account'))
    .selectAll()
    .where('loginKey', '=', key)
    .executeTakeFirst();
  const isTheirs =
    person?.emailIndex && canonical && person.emailIndex === services.blindIndex('email', canonical);
  if (!isTheirs || person.isLocked) return {};
  if (device || (await services.limiter.take(linksSent, person.id, now)).admitted)
    await sendPasswordLinks([person], 'reset', context);
  return {};
};

/** Ends somebody's password; the link with which they alone sets another goes to them. */
export const replacePassword = async (person: Account, context: Anyone): Promise<void> => {
  await sendPasswordLinks([person], 'help', context);
  await setInitialPassword(context.db, person.id, { passwordHash: null });
};

/**
 * An administrator sends somebody the link. Nobody else ever picks or sees a password; the old one and every sign-in of
 * the person end at once (AU-12). Throws 2007 for a locked account.
 */
export const startReset = async (_: unknown, context: Context<Me, Account>) => {
  const { db, object, now } = context;
  if (object.isLocked) throw accessProblems.accountLocked();
  await refuseStronger(context, object.id);
  await replacePassword(object, context);
  await endSessions(db, { personId: object.id }, now);
  context.audit({ object: ['person', object.id] });
  return {};
};

const linkOf = ({ db, now }: Pick<Anyone, 'db' | 'now'>, linkToken: string) =>
  db
    .selectFrom('sentCode')
    .select('boundTo')
    .where('purpose', '=', purpose)
    .where('codeHash', '=', hashToken(linkToken))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString());

/** Whom a link lets set a password, while it counts. Throws 1024 for one that is not the last, too old or used. */
const holderOfLink = async (context: Pick<Anyone, 'db' | 'now'>, linkToken: string): Promise<Account> => {
  const link = await linkOf(context, linkToken).executeTakeFirst();
  const person =
    link &&
    (await context.db
      .selectFrom(accounts.as('account'))
      .selectAll()
      .where('id', '=', link.boundTo)
      .executeTakeFirst());
  if (!person || person.isLocked) throw accessProblems.resetOver();
  return person;
};

/** The account that a link opens; looking spends nothing. Throws 1024. */
export const linkHolder = async (
  { linkToken }: { linkToken: string },
  context: Context<Me | null>,
): Promise<{ loginName: string }> => ({ loginName: (await holderOfLink(context, linkToken)).loginName });

type Reset = { readonly linkToken: string; readonly password: string };

/**
 * Sets the password of whoever holds the link, ends all of their sessions and tells them. Throws 1024 for a link that is
 * not the last one, too old or used, 1005 for a weak password; the link then still counts. A link that opens nothing costs
 * no hash.
 */
export const resetPassword = inTwoSteps(
  async ({ linkToken, password }: Reset, context: Preparing<Me | null>) =>
    newPassword(context, password, await holderOfLink(context, linkToken)),
  async ({ linkToken }: Reset, context: Context<Me | null>, next) => {
    const { db, services, now } = context;
    const spent = await db
      .updateTable('sentCode')
      .set({ usedAt: now.toISOString() })
      .where('purpose', '=', purpose)
      .where('codeHash', '=', hashToken(linkToken))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now.toISOString())
      .returning('boundTo')
      .executeTakeFirst();
    const person =
      spent &&
      (await db
        .selectFrom(accounts.as('account'))
        .selectAll()
        .where('id', '=', spent.boundTo)
        .forUpdate()
        .executeTakeFirst());
    if (!person || person.isLocked) throw accessProblems.resetOver();
    await setInitialPassword(db, person.id, next);
    await endSessions(db, { personId: person.id }, now);
    await releaseAccount(db, person.id);
    await services.limiter.forgive(signInPerAccount, person.loginKey);
    await services.limiter.forgive(signInPerAccount, guessesOf(person.id));
    await notify(context, person.id, 'passwordSet');
    context.audit({ object: ['person', person.id], by: person.id, reason: purpose });
    return { loginName: person.loginName };
  },
);
