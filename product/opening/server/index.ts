import { serve } from '#host/serve';
import { actionsOf, menuOf, menuVersion } from '#product/access/server';
import { allSets, dictionariesVersion } from '#product/dictionaries/server';
import { myself } from '#product/people/server';
import { readAll } from '#product/preferences/server';
import { unreadOf } from '#product/tasks/server';
import { opening } from '../contract';

export default serve(opening, {
  all: async ({ sets }, context) => {
    // First: what changes between the two answers is then fetched once too often, never once too seldom.
    const versions = await Promise.all([menuVersion(context), dictionariesVersion(context.db)]);
    const mayRead = !context.me.owesConsent;
    const [menu, person, dictionaries, preferences, unread] = await Promise.all([
      menuOf(context),
      myself(context),
      allSets(context.db, sets?.split(',')),
      readAll(context),
      mayRead ? unreadOf(context) : null,
    ]);
    return {
      menu,
      menuVersion: versions[0],
      person,
      rights: mayRead ? actionsOf(context.me) : null,
      dictionariesVersion: versions[1],
      dictionaries,
      preferences,
      unread,
    };
  },
});
