import type { AreaManifest } from '#host/contributions';
import served, { noticeKind } from './server';

const area: AreaManifest = {
  calls: [served],
  kinds: { notice: noticeKind },
  pageCalls: { 'tasks/Workbench': 'tasks.waiting' },
  holdings: [
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
