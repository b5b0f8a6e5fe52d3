import type { Context } from '#host/context';
import { sendLater } from '#host/outbox';
import { canonicalEmail, canonicalMobile } from '#host/secrets/canonical';
import { maskMobile } from '#host/secrets/masks';
import { accessProblems } from '#product/access/problems';
import { accessWords } from '#product/access/words';
import { objectionTo } from '../rules';
import type { Said } from './changes';

const place = (column: 'mobile' | 'email', row: string) => ({ table: 'person', column, row });

/** What was given must be what it says. A number that can be called is not yet one to which a code can be sent: only mobiles count. */
export const objectionsToContact = (input: {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly identityCard?: string | undefined;
}): Said[] => [
  ...(input.mobile?.trim() && !canonicalMobile(input.mobile)
    ? [{ field: 'mobile' as const, says: 'mobileWrong' as const }]
    : []),
  ...(input.email?.trim() && !canonicalEmail(input.email)
    ? [{ field: 'email' as const, says: 'emailNeeded' as const }]
    : []),
  ...(input.identityCard?.trim() && objectionTo('identityCard', input.identityCard)
    ? [{ field: 'identityCard' as const, says: 'cardWrong' as const }]
    : []),
];

/** A mobile number sealed for a person's row. Throws 1013 where it is somebody else's. */
export const mobileFor = async (given: string, personId: string, { db, services }: Context) => {
  const mobile = canonicalMobile(given)!;
  const mobileIndex = services.blindIndex('mobile', mobile);
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('mobileIndex', '=', mobileIndex)
    .where('id', '!=', personId)
    .executeTakeFirst();
  if (other) throw accessProblems.mobileTaken();
  return { mobileCipher: services.cipher.seal(place('mobile', personId), mobile), mobileIndex };
};

/** An address sealed for a person's row. */
export const emailFor = (given: string, personId: string, { services }: Pick<Context, 'services'>) => {
  const email = canonicalEmail(given)!;
  return {
    emailCipher: services.cipher.seal(place('email', personId), email),
    emailIndex: services.blindIndex('email', email),
  };
};

/** Tells the old number that another one was stored: whoever lost it must learn of it. */
export const notifyOldMobile = async (
  row: { readonly id: string; readonly mobileCipher: string | null },
  next: string,
  context: Context,
): Promise<void> => {
  if (row.mobileCipher === null) return;
  const mobile = maskMobile(canonicalMobile(next)!);
  await sendLater(context, {
    channel: 'sms',
    to: context.services.cipher.open(place('mobile', row.id), row.mobileCipher),
    subject: accessWords.codeSubject,
    body: accessWords.mobileChanged,
    values: { mobile },
    template: { name: 'mobileChanged', values: { mobile } },
    cause: 'mobile changed',
    personId: row.id,
  });
};
