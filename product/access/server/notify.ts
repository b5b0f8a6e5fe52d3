import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { sendLater } from '#host/outbox';
import { accounts, type Account } from '#queries/people';
import { accessWords } from '../words';

type Anyone = Context<Me | null, unknown>;

/** Whom a message goes to. */
export type Addressee = Pick<Account, 'id' | 'loginName'> & {
  readonly emailCipher?: string | null;
  readonly mobileCipher?: string | null;
};

/** Where a person can be written to: by mail, else by text message. Only to what is stored (RS-03). */
export const contactOf = ({ id, emailCipher, mobileCipher }: Addressee, { services }: Anyone) => {
  const open = (column: 'email' | 'mobile', cipher: string) =>
    services.cipher.open({ table: 'person', column, row: id }, cipher);
  if (emailCipher) return { channel: 'mail', to: open('email', emailCipher), personId: id } as const;
  if (mobileCipher) return { channel: 'sms', to: open('mobile', mobileCipher), personId: id } as const;
  return undefined;
};

/** What became of what opens an account: its owner learns of each, whoever did it (AU-11). */
export type News =
  | 'passwordSet'
  | 'passwordChanged'
  | 'factorSet'
  | 'factorRemoved'
  | 'factorReset'
  | 'recoveryUsed'
  | 'recoveryNew'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'accountLocked'
  | 'accountUnlocked'
  | 'accountHeld'
  | 'accountHeldForGood';

/** Tells a person what was changed about the way into their account. Whoever has no contact cannot be told. */
export const notify = async (
  context: Anyone,
  personId: string,
  news: News,
  values: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const person = await context.db
    .selectFrom(accounts.as('account'))
    .select(['id', 'loginName', 'emailCipher', 'mobileCipher'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const contact = contactOf(person, context);
  if (!contact) return;
  await sendLater(context, {
    ...contact,
    subject: accessWords.accountNewsSubject,
    body: accessWords[news],
    values: { loginName: person.loginName, ...values },
    template: { name: 'accountNews', values: { loginName: person.loginName } },
    cause: news,
  });
};
