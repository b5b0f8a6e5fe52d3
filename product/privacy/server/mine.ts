import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { consentsGiven } from '#queries/registration';
import { countOf } from './holdings';
import { shownRequest } from './requests';

/** What is stored about the caller, by kind; what they agreed to, in which version and when; what they asked for. */
export const ownData = async (_: unknown, { db, me, language, services }: Context) => {
  const counted = [];
  for (const holding of services.contributed.holdings)
    counted.push({
      table: holding.table,
      title: inLanguage(holding.says, language),
      rows: await countOf(db, holding, me.personId),
      onErasure: holding.onErasure,
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
