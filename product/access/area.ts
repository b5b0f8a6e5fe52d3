import type { AreaManifest } from '#host/contributions';
import { forget } from '#host/jobs';
import { ownPages } from './own-pages';
import { accessProblems } from './problems';
import served, { identityKind, sessionKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [accessProblems],
  ownPages,
  kinds: { session: sessionKind, signInIdentity: identityKind },
  jobs: [
    (services) => [
      {
        name: 'forgetCodes',
        at: '19 * * * *',
        work: forget(services, 'delete from sent_code where expires_at < $1', 24),
      },
    ],
  ],
  personalData: [
    {
      table: 'recoveryCode',
      of: ['personId'],
      says: ['恢复码', 'Recovery codes', 'Códigos de recuperación'],
      fields: ['createdAt', 'usedAt'],
      onErasure: 'removed',
    },
    {
      table: 'secondFactor',
      of: ['personId'],
      says: ['双因素认证', 'Second factor', 'Segundo factor'],
      fields: ['confirmedAt'],
      onErasure: 'removed',
    },
    {
      table: 'signInIdentity',
      of: ['personId'],
      says: ['关联的登录方式', 'Linked sign-ins', 'Accesos vinculados'],
      fields: ['provider', 'issuer', 'linkedAt', 'lastUsedAt'],
      sealed: ['identity'],
      onErasure: 'removed',
    },
    {
      table: 'session',
      of: ['personId'],
      says: ['登录记录', 'Sign-ins', 'Accesos'],
      fields: ['createdAt', 'lastSeenAt', 'endedAt', 'address', 'agent'],
      newest: 'createdAt',
      onErasure: 'removed',
    },
  ],
  noPersonalData: { sent_code: 'codes die within minutes and are forgotten within a day' },
};
export default area;
