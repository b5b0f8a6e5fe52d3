import { sectionsOf, type Controls } from '#shell/form/declared';
import type { AnyField } from '#shell/form/types';
import { agency } from '../../agency';
import type { OrganisationInput } from '../../organisation';
import { facts } from './facts';
import { findOrganisations } from './find';

const ofAgencies = ({ organisationType }: OrganisationInput) => organisationType === agency;

/** How each field of an entry is asked. */
const controls: Controls<OrganisationInput, OrganisationInput, 'entry'> = {
  organisationName: { in: 'entry' },
  organisationNumber: { in: 'entry', hint: 'organisations.numberHint' },
  organisationType: { in: 'entry' },
  parentId: { in: 'entry', find: findOrganisations, nameField: 'parentName' as 'parentId' },
  creditCode: { in: 'entry' },
  qualification: { in: 'entry', when: ofAgencies },
  technologyFields: { in: 'entry', when: ofAgencies },
  validUntil: { in: 'entry', when: ofAgencies },
};

export const organisationFields = sectionsOf({ entry: 'organisations.title' }, facts, controls)[0]!
  .fields as unknown as readonly AnyField[];
