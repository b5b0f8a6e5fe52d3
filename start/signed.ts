import { fill, type Word, inLanguage } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Deliver } from '#host/outbox';
import { platformNameIn, signatureIn } from '#product/settings/operator';
import { settingsNow } from '#product/settings/server';

/** Whoever looks over a list of mails sees from which platform each comes. */
const subjectLine: Word = [
  '【{{platform}}】{{subject}}',
  '{{platform}}: {{subject}}',
  '{{platform}}: {{subject}}',
];

/** A mail names the platform it comes from, and says at its end who runs it, in the language it is written in. */
export const signed =
  (db: Db, deliver: Deliver): Deliver =>
  async (message, at) => {
    const { language, body, subject } = message;
    const settings = await settingsNow(db);
    const platform = platformNameIn(settings, language);
    const said = fill(body, { platform });
    if (message.channel !== 'mail') return deliver({ ...message, body: said }, at);
    return deliver(
      {
        ...message,
        subject: fill(inLanguage(subjectLine, language), { platform, subject }),
        body: `${said}\n\n-- \n${signatureIn(settings, language)}`,
      },
      at,
    );
  };
