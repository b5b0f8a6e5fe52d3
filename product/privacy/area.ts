import type { AreaManifest } from '#host/contributions';
import { forget } from '#host/jobs';
import { ownPages } from './own-pages';
import { privacyProblems } from './problems';
import served, { privacyRequestKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [privacyProblems],
  ownPages,
  kinds: { privacyRequest: privacyRequestKind },
  // To whom the last word went is forgotten with the rest of what was stored about them.
  jobs: [
    (services) => [
      {
        name: 'forgetErased',
        at: '29 * * * *',
        work: forget(services, "delete from outbox where cause = 'erased' and created_at < $1", 24),
      },
    ],
  ],
  leads: { privacyRequest: () => '/system/privacy', ownData: () => '/profile/privacy' },
  personalData: [
    {
      table: 'privacyRequest',
      of: ['personId', 'decidedBy'],
      says: ['删除申请', 'Requests for erasure', 'Solicitudes de supresión'],
      fields: ['state', 'reason', 'askedAt', 'dueAt', 'decidedAt', 'decisionReason'],
      onErasure: 'evidence',
    },
  ],
  noPersonalData: {
    request_reply: 'kept replies are forgotten within a day, and with their person at an erasure',
  },
};
export default area;
