import type { AreaManifest } from '#host/contributions';
import { namesOf } from '#contract/facts';
import { fields } from './fields';
import served, { organisationEntryKind, organisationKind } from './server';
import { organisationsWords } from './words';

const area: AreaManifest = {
  calls: [served],
  kinds: { organisation: organisationKind, organisationEntry: organisationEntryKind },
  fieldNames: [namesOf(fields.organisation, { organisations: organisationsWords })],
  pageCalls: {
    'organisations/OrganisationList': 'organisations.list',
  },
};
export default area;
