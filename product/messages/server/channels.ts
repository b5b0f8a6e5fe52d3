import type * as z from 'zod';
import type { Context } from '#host/context';
import type { Contributions } from '#host/contributions';
import { causeOf } from '../causes';
import { mayBeTextMessage, noticeCauses, standardChannels } from '../channels';
import type { NoticeChannel } from '../contract';

type Chosen = z.output<typeof NoticeChannel>;

/** The ways of every kind of notice, as the caller chose them or as they are for everybody. */
export const channelsOf = async ({ db, me }: Context): Promise<Chosen[]> => {
  const chosen = await db
    .selectFrom('noticeChannel')
    .select(['cause', 'mail', 'textMessage'])
    .where('personId', '=', me.personId)
    .execute();
  return noticeCauses.map((cause) => {
    const { mail, textMessage } = chosen.find((each) => each.cause === cause) ?? standardChannels;
    return { cause, mail, textMessage };
  });
};

/** Keeps the ways that the caller chose; what they do not name stays as it was. */
export const chooseChannels = async (channels: readonly Chosen[], { db, me }: Context): Promise<void> => {
  for (const { cause, mail, textMessage } of channels) {
    const ways = { mail, textMessage: textMessage && mayBeTextMessage(cause) };
    await db
      .insertInto('noticeChannel')
      .values({ personId: me.personId, cause, ...ways })
      .onConflict((conflict) => conflict.columns(['personId', 'cause']).doUpdateSet(ways))
      .execute();
  }
};

/** Who of some people hears of a kind of notice by mail, and who by text message. */
export const noticeChannels: Contributions['noticeChannels'] = {
  of: async ({ db }, people, kind) => {
    const rows = await db
      .selectFrom('noticeChannel')
      .select(['personId', 'mail', 'textMessage'])
      .where('personId', 'in', people)
      .where('cause', '=', causeOf(kind))
      .execute();
    const chosen = new Map(rows.map(({ personId, ...ways }) => [personId, ways]));
    const by = (way: 'mail' | 'textMessage') => (id: string) => (chosen.get(id) ?? standardChannels)[way];
    return { mail: people.filter(by('mail')), textMessage: people.filter(by('textMessage')) };
  },
};
