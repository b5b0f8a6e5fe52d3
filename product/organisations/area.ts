import type { AreaManifest } from '#host/contributions';
import served, { organisationEntryKind, organisationKind } from './server';

const area: AreaManifest = {
  calls: [served],
  kinds: { organisation: organisationKind, organisationEntry: organisationEntryKind },
  pageCalls: {
    'organisations/OrganisationList': 'organisations.list',
  },
};
export default area;
