import type * as z from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { codePerSession } from '#host/limits/limit';
import { sendLater } from '#host/outbox';
import { canonicalMobile } from '#host/secrets/canonical';
import { maskMobile } from '#host/secrets/masks';
import { accounts, setMobile } from '#queries/people';
import type { access } from '../contract';
import { accessProblems } from '../problems';
import { accessWords } from '../words';
import { spendCode } from './codes';
import { voidLinks } from './recover';
import { endOtherSessions } from './sessions/open';

type Input = z.output<typeof access.calls.changeMobile.takes>;

/** How many seconds this session waits until it may ask for the next code. */
export const codeWait = async ({ services, me, now }: Context) => ({
  seconds: Math.ceil((await services.limiter.left(codePerSession, me.sessionId, now)) / 1_000),
});

/** What a form without its fields, or with a wrong number, is told (VA3). */
const numberFrom = ({ newMobile, code }: Input, { language }: Context): string => {
  const defects = [
    ...(newMobile.trim() ? [] : [{ Field: 'NewMobile', Msg: inLanguage(accessWords.enterMobile, language) }]),
    ...(code.trim() ? [] : [{ Field: 'Code', Msg: inLanguage(accessWords.enterCode, language) }]),
  ];
  if (defects.length > 0) throw accessProblems.incomplete({}, defects);
  const mobile = canonicalMobile(newMobile);
  if (mobile) return mobile;
  throw general.badInput({}, [
    { Field: 'NewMobile', Msg: inLanguage(accessWords.mobileIncorrect, language) },
  ]);
};

/** Two accounts took the same number at the same moment: the database lets one of them have it. */
const takenMeanwhile = (fault: { readonly code?: string }): never => {
  throw fault.code === '23505' ? accessProblems.mobileTaken() : fault;
};

/**
 * Gives the caller another mobile number, proven by the code that was sent to it in this session, whomever the request
 * names (SM-04). The old number is told, and all other sessions end (SE-03).
 */
export const changeMobile = async (input: Input, context: Context) => {
  const { db, services, me, now } = context;
  const mobile = numberFrom(input, context);
  await spendCode(
    services,
    { purpose: 'changeMobile', mobile, session: me.sessionId },
    input.code.trim(),
    now,
  );
  const mobileIndex = services.blindIndex('mobile', mobile);
  const place = { table: 'person', column: 'mobile', row: me.personId };
  const holders = await db
    .selectFrom(accounts.as('account'))
    .select(['id', 'mobileCipher'])
    .where((row) => row.or([row('id', '=', me.personId), row('mobileIndex', '=', mobileIndex)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (holders.some(({ id }) => id !== me.personId)) throw accessProblems.mobileTaken();
  const before = holders[0]?.mobileCipher;
  const mobileCipher = services.cipher.seal(place, mobile);
  await setMobile(db, me.personId, { mobileCipher, mobileIndex }).catch(takenMeanwhile);
  await voidLinks(me.personId, context);
  const old = before ? services.cipher.open(place, before) : undefined;
  if (old && old !== mobile) {
    await sendLater(context, {
      channel: 'sms',
      to: old,
      subject: accessWords.codeSubject,
      body: accessWords.mobileChanged,
      values: { mobile: maskMobile(mobile) },
      template: { name: 'mobileChanged', values: { mobile: maskMobile(mobile) } },
      cause: 'mobile changed',
      personId: me.personId,
    });
  }
  // The new number learns it too: to whom a code was sent need not be who has it now.
  await sendLater(context, {
    channel: 'sms',
    to: mobile,
    subject: accessWords.codeSubject,
    body: accessWords.mobileNow,
    values: { mobile: maskMobile(mobile) },
    template: { name: 'mobileNow', values: { mobile: maskMobile(mobile) } },
    cause: 'mobile changed',
    personId: me.personId,
  });
  await endOtherSessions(context);
  context.audit({ object: ['person', me.personId] });
  return {};
};
