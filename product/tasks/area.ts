import type { AreaManifest } from '#host/contributions';
import served, { noticeKind, overdueFigure, remindAll, sendDigests } from './server';

const area: AreaManifest = {
  calls: [served],
  kinds: { notice: noticeKind },
  figures: [overdueFigure],
  // In the working hours of those who act, more than once: a node that was down makes up for it.
  jobs: [
    (services) => [
      { name: 'remindOfDeadlines', at: '7 1-9 * * *', work: () => remindAll(services) },
      { name: 'sendDigests', at: '23 0-9 * * *', work: () => sendDigests(services) },
    ],
  ],
  personalData: [
    {
      table: 'notice',
      of: ['personId'],
      says: ['站内消息', 'Notices', 'Avisos'],
      fields: ['kind', 'values', 'createdAt', 'readAt'],
      newest: 'createdAt',
      onErasure: 'removed',
    },
  ],
};
export default area;
