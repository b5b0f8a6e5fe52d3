import type { Columns, Controls } from '#shell/form/declared';
import { FileLink } from '#product/files/web';
import { findOrganisations } from '#product/organisations/web';
import type { Draft, RightRow } from '../../application';
import type { completionFields } from '../../completion';
import { AddMyself } from './AddMyself';
import { AddNeededApproval } from './AddNeededApproval';
import { OneFile } from './controls';
import { demandsOf } from './demands';
import { suggest } from './suggest';

export const completionTitles = {
  organisations: 'applicationScreens.organisations',
  persons: 'applicationScreens.persons',
  rights: 'applicationScreens.rights',
  papers: 'applicationScreens.papers',
  use: 'applicationScreens.use',
} as const;

const people: Columns<RightRow['inventors'][number]> = { name: {}, organisationName: {} };

/** Step 2: who did it, what protects it, what came of it (domain §4.3 B). */
export const completionControls: Controls<
  Pick<Draft, keyof typeof completionFields>,
  Draft,
  keyof typeof completionTitles
> = {
  organisations: {
    in: 'organisations',
    columns: {
      organisationId: { find: findOrganisations, nameField: 'name', free: true },
      name: 'beside',
      type: {},
      isMain: {},
      contribution: {},
      sort: 'beside',
    },
  },
  persons: {
    in: 'persons',
    another: AddMyself,
    columns: {
      personId: 'beside',
      name: { suggests: suggest('person') },
      organisationName: { suggests: suggest('workplace') },
      sex: {},
      birthYear: {},
      professionalTitle: { tree: true, leavesOnly: true },
      education: {},
      share: {},
      contribution: {},
      sort: 'beside',
    },
  },
  rights: {
    in: 'rights',
    blank: { country: 'CN' },
    columns: {
      form: {},
      status: {},
      name: {},
      number: {},
      owner: { suggests: suggest('rightOwner') },
      country: {},
      appliedOn: {},
      grantedOn: {},
      isCore: {},
      inventors: { columns: people },
    },
  },
  papers: {
    in: 'papers',
    columns: {
      title: {},
      journal: { suggests: suggest('journal') },
      year: {},
      doi: {},
      cites: {},
      authors: { columns: people },
    },
  },
  standards: { in: 'papers', columns: { name: {}, number: {}, level: {} } },
  approvals: {
    in: 'papers',
    another: AddNeededApproval,
    ...demandsOf('approvals'),
    columns: {
      kind: {},
      number: {},
      issuer: { suggests: suggest('issuer') },
      date: {},
      fileId: { draw: OneFile, wide: true, show: ({ fileId }) => <FileLink id={fileId} /> },
    },
  },
  awards: { in: 'papers', wide: true },
  useStatus: { in: 'use' },
  transformationMethod: { in: 'use' },
  benefits: {
    in: 'use',
    blank: { newSales: '0', newProfit: '0', tax: '0', savedCost: '0' },
    columns: { year: {}, newSales: {}, newProfit: {}, tax: {}, savedCost: {}, basis: {} },
  },
  economicBenefit: { in: 'use' },
  benefitReason: { in: 'use', ...demandsOf('benefitReason') },
  socialBenefit: { in: 'use', ...demandsOf('socialBenefit') },
};
