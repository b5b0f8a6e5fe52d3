import type { AreaManifest } from '#host/contributions';
import { registrationProblems } from './problems';
import served, { registrationFigures, registrationKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [registrationProblems],
  figures: [registrationFigures],
  kinds: { registration: registrationKind },
  leads: { registration: () => '/system/registrations' },
  personalData: [
    {
      table: 'registration',
      of: ['personId'],
      says: ['注册申请', 'Registration', 'Registro'],
      fields: ['state', 'createdAt', 'decidedAt', 'reason'],
      onErasure: 'removed',
    },
    {
      table: 'consent',
      of: ['personId'],
      says: ['同意记录', 'Consents', 'Consentimientos'],
      fields: ['notice', 'givenAt'],
      onErasure: 'evidence',
    },
  ],
};
export default area;
