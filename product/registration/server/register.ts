import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { registrationPerAddress } from '#host/limits/limit';
import type { Me } from '#host/me';
import { canonicalEmail, canonicalLoginName, canonicalMobile } from '#host/secrets/canonical';
import { loadObject } from '#host/objects';
import { notify } from '#host/notify';
import { accessProblems } from '#product/access/problems';
import {
  askingSession,
  holdersOf,
  judgePassword,
  newPassword,
  proveCode,
  currentPersonOf,
} from '#product/access/server';
import { accessWords } from '#product/access/words';
import { consentIds } from '#product/access/consents';
import { accounts, addAccount } from '#queries/people';
import { registrationProblems } from '../problems';
import type { Registrant } from '../registration';
import { registrationWords } from '../words';
import { writeConsents } from './consents';
import { registrationKind } from './visible';

type Visitor = Context<Me | null>;

const place = (column: 'mobile' | 'pendingEmail', row: string) => ({ table: 'person', column, row });

/** Those who decide on this registrant: the right is theirs by a role, and the role lets them see the registration. */
const decidersOn = async (id: string, { db, services }: Visitor): Promise<string[]> => {
  const deciders: string[] = [];
  for (const personId of await holdersOf(db, 'registration.decide')) {
    const me = await currentPersonOf(services, personId, '');
    if (me && (await loadObject(db, registrationKind, id, me))) deciders.push(personId);
  }
  return deciders;
};

const isTaken = async (loginKey: string, { db }: Visitor): Promise<boolean> =>
  (await db
    .selectFrom(accounts.as('account'))
    .select('id')
    .where('loginKey', '=', loginKey)
    .executeTakeFirst()) !== undefined;

/** The contacts in one form each, or 2002 beside the field. */
const contactsOf = ({ mobile, email }: Registrant, { language }: Visitor) => {
  const [number, address] = [canonicalMobile(mobile), canonicalEmail(email)];
  const wrong = [
    ...(number ? [] : [{ Field: 'Mobile', Msg: inLanguage(accessWords.mobileIncorrect, language) }]),
    ...(address ? [] : [{ Field: 'Email', Msg: inLanguage(accessWords.emailIncorrect, language) }]),
  ];
  if (!number || !address) throw general.badInput({}, wrong);
  return { number, address };
};

/**
 * Takes down a registrant, who proves their number by a code and signs in once somebody has decided (domain §4.6). The mail
 * address counts when its link has been opened. Throws 1021 without a consent, 1022, 1003, 1005, 1008.
 */
export const register = async (input: Registrant, context: Visitor) => {
  const { db, services, address, now } = context;
  await services.limiter.demand([[registrationPerAddress, address]], now);
  if (consentIds.some((each) => !input.consentIds.includes(each)))
    throw registrationProblems.consentMissing();
  const contacts = contactsOf(input, context);
  const organisation = await db
    .selectFrom('organisation')
    .selectAll()
    .where('id', '=', input.organisationId)
    .where('isLocked', '=', false)
    .where('mergedInto', 'is', null)
    .executeTakeFirst();
  if (!organisation) throw registrationProblems.organisationClosed();
  await judgePassword(context, input.password, input);
  const proof = await proveCode(
    services,
    { purpose: 'register', mobile: contacts.number, session: askingSession(context) },
    input.code,
    now,
  );
  // Which names exist is told to whom the code was sent, and to nobody else; the code still counts for another name.
  const loginKey = canonicalLoginName(input.loginName);
  if (!loginKey || (await isTaken(loginKey, context))) throw accessProblems.nameTaken();
  await proof.spend();
  // Behind the code: whoever has none costs no hash.
  const initialPassword = await newPassword(context, input.password, input);
  const personId = context.newId();
  const isMade = await addAccount(db, {
    id: personId,
    loginName: input.loginName.trim(),
    loginKey,
    ...initialPassword,
    userType: 2,
    trueName: input.trueName.trim(),
    organisationId: organisation.id,
    mobileCipher: services.cipher.seal(place('mobile', personId), contacts.number),
    mobileIndex: services.blindIndex('mobile', contacts.number),
    pendingEmailCipher: services.cipher.seal(place('pendingEmail', personId), contacts.address),
    // Locked until decided: every way in asks for that already.
    isLocked: true,
    createdAt: now.toISOString(),
  });
  if (!isMade) throw accessProblems.nameTaken();
  const id = context.newId();
  await db
    .insertInto('registration')
    .values({ id, personId, createdAt: now.toISOString(), decidedBy: null, decidedAt: null, reason: null })
    .execute();
  await writeConsents(personId, input.consentIds, context);
  await notify(context, {
    to: await decidersOn(id, context),
    kind: 'registration.arrived',
    says: registrationWords.arrived,
    values: { name: input.trueName.trim(), organisation: organisation.name },
    object: ['registration', id],
    actionNeeded: true,
  });
  context.audit({ object: ['person', personId], by: personId, reason: 'registered' });
  return { userId: personId, auditState: 'pending' as const };
};
