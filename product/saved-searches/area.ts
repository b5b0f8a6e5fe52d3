import type { AreaManifest } from '#host/contributions';
import { savedSearchesProblems } from './problems';
import served, { leadToSearch, savedSearchKind, tellSubscribers } from './server';
import { savedSearchesWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [savedSearchesProblems],
  kinds: { savedSearch: savedSearchKind },
  fieldNames: [{ sharedWith: savedSearchesWords.shareWith }],
  leads: { savedSearch: leadToSearch },
  // In the morning in Shanghai, and on through the day for a node that was down: each subscription has its turn once a day.
  jobs: [
    (services) => [
      {
        name: 'tellSubscribers',
        at: '41 22,23,0,1,2,3,4,5,6,7,8,9 * * *',
        work: () => tellSubscribers(services),
      },
    ],
  ],
  personalData: [
    {
      table: 'savedSearch',
      of: ['personId'],
      says: ['常用查询', 'Saved searches', 'Búsquedas guardadas'],
      fields: ['name', 'list', 'sharedWith', 'createdAt', 'updatedAt'],
      sealed: ['conditions'],
      newest: 'updatedAt',
      onErasure: 'removed',
    },
    {
      table: 'savedSearchPerson',
      of: ['personId'],
      says: ['共享给本人的常用查询', 'Searches shared with them', 'Búsquedas compartidas con la persona'],
      fields: ['searchId'],
      onErasure: 'removed',
    },
    {
      table: 'savedSearchSubscription',
      of: ['personId'],
      says: ['订阅的常用查询', 'Searches subscribed to', 'Búsquedas suscritas'],
      fields: ['searchId', 'subscribedAt'],
      newest: 'subscribedAt',
      onErasure: 'removed',
    },
  ],
};
export default area;
