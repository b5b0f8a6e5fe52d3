import type { Context } from '#host/context';
import { codePerAddress, codePerNumber, codePerSession, codesPerDay } from '#host/limits/limit';
import type { Me } from '#host/me';
import { titleForTransition } from '#host/transitions';
import { sendLater } from '#host/outbox';
import { canonicalMobile } from '#host/secrets/canonical';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { accounts } from '#queries/people';
import { accessWords } from '../words';
import { makeCode, signingPurpose, type CodeFor } from './codes';
import { askingSession } from './sign-in';
import { signedTransitions, type Signed } from '../signed';

/** How long the button counts down (DG3). */
const seconds = 60;
/** A text message is short: of a long name its beginning stands there. */
const mostOfAName = 40;
/**
 * What the product pays for in a day, five thousand messages in all, in shares: visitors, whose numbers anybody can make up,
 * never use up what signing in needs, and neither uses up what is kept for actions that are signed.
 */
const budgets = {
  register: codesPerDay('register', 1_500),
  signIn: codesPerDay('signIn', 2_000),
  signed: codesPerDay('signed', 1_500),
} as const;

/** What is asked for, whether or not anything will be sent: the same for every number. */
const demand = (context: Context<Me | null>, mobile: string, session?: string): Promise<void> =>
  context.services.limiter.demand(
    [
      // First, so that a refused asking uses up no number.
      ...(session ? [[codePerSession, session] as const] : []),
      [codePerNumber, mobile],
      [codePerAddress, context.address],
    ],
    context.now,
  );

/** What is sent is paid for. Throws 1004 where the day's share is used up. */
const pay = ({ services, now }: Context<Me | null>, share: keyof typeof budgets): Promise<void> =>
  services.limiter.demand([[budgets[share], 'all']], now);

/** A registrant's code; whoever has an account is told so, on the number that is theirs. */
const sendToRegistrant = async (
  context: Context<Me | null>,
  { mobile, session, isKnown }: { mobile: string; session: string; isKnown: boolean },
) => {
  await pay(context, 'register');
  if (!isKnown) return send(context, { purpose: 'register', mobile, session }, 'registerCode');
  return sendLater(context, {
    channel: 'sms',
    to: mobile,
    subject: accessWords.codeSubject,
    body: accessWords.knownNumber,
    template: { name: 'knownNumber', values: {} },
    cause: 'register',
  });
};

type CodeWord = 'signInCode' | 'registerCode' | 'changeMobileCode' | 'signCode';

const send = async (
  context: Context<Me | null>,
  purpose: CodeFor,
  word: CodeWord,
  { said = {}, personId }: { said?: Readonly<Record<string, string>>; personId?: string } = {},
): Promise<void> => {
  const { code, goodUntil } = await makeCode(context, purpose);
  await sendLater(context, {
    channel: 'sms',
    to: purpose.mobile,
    subject: accessWords.codeSubject,
    body: accessWords[word],
    values: { code, ...said },
    template: { name: word === 'signCode' ? 'signCode' : 'code', values: { code, ...said } },
    cause: purpose.purpose.split('|').slice(0, 2).join(' '),
    goodUntil,
    ...(personId && { personId }),
  });
};

/** What the code is tied to: a browser that asks for its first one is given the cookie with this very reply. */
const askingFrom = (context: Context<Me | null>): string => {
  if (!context.browser || context.cookies.get('asking')) return askingSession(context);
  const asking = Buffer.from(context.services.random(16)).toString('hex');
  context.cookies.set('asking', asking, { httpOnly: true, seconds: 600 });
  return asking;
};

/** A code for signing in, or, signed in, for a new mobile number. The answer is the same for a number nobody has (SM-01). */
export const sendCode = async (
  { mobile: spelt, use }: { mobile: string; use?: 'register' | undefined },
  context: Context<Me | null>,
) => {
  const mobile = canonicalMobile(spelt);
  if (!mobile) {
    const word = accessWords[spelt.trim() ? 'mobileIncorrect' : 'enterMobile'];
    throw general.badInput({}, [{ Field: 'mobile', Msg: inLanguage(word, context.language) }]);
  }
  await demand(context, mobile, context.me?.sessionId);
  if (context.me) {
    await pay(context, 'signed');
    await send(
      context,
      { purpose: 'changeMobile', mobile, session: context.me.sessionId },
      'changeMobileCode',
      { personId: context.me.personId },
    );
    return { seconds };
  }
  const session = askingFrom(context);
  const known = await context.db
    .selectFrom(accounts.as('account'))
    .select('id')
    .where('mobileIndex', '=', context.services.blindIndex('mobile', mobile))
    .executeTakeFirst();
  // Nothing is paid for a number that nobody has; yet where nothing is left, both are told the same.
  if (use !== 'register' && (await context.services.limiter.left(budgets.signIn, 'all', context.now)) > 0)
    throw general.tooOften();
  if (use === 'register') await sendToRegistrant(context, { mobile, session, isKnown: known !== undefined });
  else if (known) {
    await pay(context, 'signIn');
    await send(context, { purpose: 'signIn', mobile, session }, 'signInCode', { personId: known.id });
  }
  return { seconds };
};

interface SignCode {
  readonly action: Signed;
  readonly id: string;
  readonly contentHash: string;
}

/**
 * A code for signing one object as it stands, to the signer's stored mobile; the message names transition and object.
 * Only who may take the transition now is sent one: others get 403, and nothing goes out (domain §4.6).
 */
export const sendSignCode = async ({ action, id, contentHash }: SignCode, context: Context) => {
  const { kind, transition } = signedTransitions[action];
  const called = await titleForTransition(context, kind, id, transition);
  if (called === undefined) throw general.notAllowed();
  const purpose = await signingPurpose(context, action, id, contentHash);
  await demand(context, `${purpose.mobile}|sign`);
  await pay(context, 'signed');
  const said = {
    action: inLanguage(accessWords[action], context.language),
    object: called.slice(0, mostOfAName),
  };
  await send(context, purpose, 'signCode', { said, personId: context.me.personId });
  return { seconds };
};
