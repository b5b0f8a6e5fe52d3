import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { consentsGiven } from '#queries/registration';
import { countOf } from './personal-data';
import { shownRequest } from './requests';

/** What is stored about the caller, by kind; what they agreed to, in which version and when; what they asked for. */
export const ownData = async (_: unknown, { db, me, language, services }: Context) => {
  const counted = [];
  for (const data of services.contributed.personalData)
    counted.push({
      table: data.table,
      title: inLanguage(data.says, language),
      rows: await countOf(db, data, me.personId),
      onErasure: data.onErasure,
    });
  const consents = await db
    .selectFrom(consentsGiven.as('consent'))
    .select(['notice', 'givenAt'])
    .where('personId', '=', me.personId)
    .orderBy('givenAt', 'desc')
    .orderBy('notice')
    .execute();
  const asked = await db
    .selectFrom('privacyRequest')
    .selectAll()
    .where('personId', '=', me.personId)
    .orderBy('askedAt', 'desc')
    .limit(100)
    .execute();
  return { holdings: counted, consents, erasures: asked.map(shownRequest) };
};
