import type { AreaManifest } from '#host/contributions';
import { namesOf } from '#contract/facts';
import { fields } from './fields';
import { organisationProblems } from './problems';
import served, { organisationEntryKind, organisationKind } from './server';
import { organisationsWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [organisationProblems],
  kinds: { organisation: organisationKind, organisationEntry: organisationEntryKind },
  fieldNames: [namesOf(fields.organisation, { organisations: organisationsWords })],
};
export default area;
