import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { roleCode, dataScopes, type DataScope } from '#contract/rights';
import type { Me } from '#host/me';
import { viewsOf } from '#host/scopes';

/** The id that belongs to a name, the same in every run. */
export const idOf = (name: string): string => {
  const hex = createHash('md5').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

export const people = ['Su', 'Lin', 'Lu', 'Yan', 'Feng', 'Shen'].map(idOf);
const [hospital, clinic, agency, formerAgency, elsewhere] = [
  'hospital',
  'clinic',
  'agency',
  'former',
  'else',
].map(idOf) as [string, string, string, string, string];

/** The register: the clinic lies below the agency, and one entry was merged into the agency's. */
export const register = [
  { id: hospital, survivingId: hospital, parentId: null },
  { id: agency, survivingId: agency, parentId: null },
  { id: formerAgency, survivingId: agency, parentId: null },
  { id: clinic, survivingId: clinic, parentId: agency },
  { id: elsewhere, survivingId: elsewhere, parentId: null },
];
export const organisations = register.map(({ id }) => id);

/** The entries that are read as one organisation. */
export const readAs = (id: string | null): string[] =>
  register.filter(({ survivingId }) => survivingId === id).map((entry) => entry.id);
/** The same with what lies below it. */
export const readBelow = (id: string | null): string[] => [
  ...readAs(id),
  ...register
    .filter(({ parentId }) => parentId !== null && readAs(id).includes(parentId))
    .map((entry) => entry.id),
];

interface HeldRole {
  readonly role: string;
  readonly scope: DataScope;
}
export interface Viewer {
  readonly personId: string;
  readonly organisationId: string | null;
  readonly isOrganisationAdmin: boolean;
  readonly held: readonly HeldRole[];
}

const roleNames = [
  roleCode.owner,
  roleCode.technologyManager,
  roleCode.agency,
  roleCode.assessor,
  roleCode.expert,
  roleCode.publicAgency,
  roleCode.administrator,
  roleCode.editor,
] as const;

/** Anybody with up to three roles, each looking as far as it may. */
export const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  personId: fc.constantFrom(...people),
  organisationId: fc.constantFrom(hospital, agency, agency, clinic, null),
  isOrganisationAdmin: fc.boolean(),
  held: fc.array(
    fc.record({
      role: fc.constantFrom(...roleNames),
      scope: fc.oneof(fc.constant('all' as const), fc.constantFrom(...dataScopes)),
    }),
    { maxLength: 3 },
  ),
});

/** The viewer as every request knows them. */
export const meOf = (viewer: Viewer): Me => ({
  ...viewer,
  sessionId: idOf('session'),
  name: '',
  userType: 0,
  organisationIds: readAs(viewer.organisationId),
  roles: new Set(viewer.held.map(({ role }) => role)),
  views: viewsOf(viewer.held),
  heldRoles: new Set(),
  rights: new Set(),
  owesConsent: false,
  provenAt: '',
});
