import type { Db } from '../host/database/connection';
import type { Deliver } from '../host/outbox';
import { signatureIn } from '../product/settings/operator';
import { settingsNow } from '../product/settings/server';

/** A mail says at its end from which platform it comes and who runs it, in the language it is written in. */
export const signed =
  (db: Db, deliver: Deliver): Deliver =>
  async (message, at) => {
    if (message.channel !== 'mail') return deliver(message, at);
    const language = /\p{Script=Han}/u.test(message.subject) ? 'zh' : 'en';
    const signature = signatureIn(await settingsNow(db), language);
    return deliver({ ...message, body: `${message.body}\n\n-- \n${signature}` }, at);
  };
