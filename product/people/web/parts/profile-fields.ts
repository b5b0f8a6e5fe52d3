import type { AnyField } from '#shell/form/types';
import { organisationsApi } from '#product/organisations/web/calls';
import type { RequiredField } from '../../rules';

/** A field of the profile: its control, and the rule that the server has for it too. */
export type ProfileField = AnyField & {
  readonly rule?: RequiredField;
  /** The rule holds for what is typed; nothing need be. */
  readonly mayBeEmpty?: boolean;
};

export const findOrganisation = async (keyword: string) =>
  (await organisationsApi.list({ pageSize: 20, organisationName: keyword, state: 'open' })).rows.map(
    (row) => ({
      id: row.id,
      name: row.organisationName,
      note: row.organisationNumber,
    }),
  );

/** Everything of a profile in the order of the form (DG1); pictures stand above. */
export const profileFields = (isExpert: boolean, mayMove: boolean): readonly ProfileField[] => [
  ...(isExpert
    ? ([
        { field: 'trueName', label: 'people.trueName', control: 'text', atMost: 50, rule: 'trueName' },
        { field: 'mobile', label: 'people.mobile', control: 'text', atMost: 20, rule: 'mobile' },
      ] as const)
    : []),
  {
    field: 'email',
    label: 'people.email',
    control: 'text',
    atMost: 254,
    rule: 'email',
    hint: 'people.emailPendingHint',
  },
  { field: 'identityCard', label: 'people.identityCard', control: 'text', atMost: 18, rule: 'identityCard' },
  {
    field: 'organisationId',
    label: 'people.organisation',
    control: 'find',
    find: findOrganisation,
    nameField: 'organisationName',
    rule: 'organisationId',
    disabled: !mayMove,
    ...(!mayMove && { hint: 'people.notHere' }),
  },
  { field: 'position', label: 'people.position', control: 'text', atMost: 100 },
  {
    field: 'sex',
    label: 'people.sex',
    control: 'choice',
    options: [
      { value: '1', label: 'people.male' },
      { value: '2', label: 'people.female' },
    ],
  },
  { field: 'birthday', label: 'people.birthday', control: 'month' },
  { field: 'education', label: 'people.education', control: 'item', dictionary: 'education' },
  {
    field: 'professionalTitle',
    label: 'people.professionalTitle',
    control: 'item',
    dictionary: 'professionalTitle',
    tree: true,
  },
  { field: 'specialty', label: 'people.specialty', control: 'text', atMost: 100 },
  {
    field: 'familiarSubjectOne',
    label: 'people.familiarSubjectOne',
    control: 'item',
    dictionary: 'subject',
    tree: true,
  },
  {
    field: 'familiarSubjectTwo',
    label: 'people.familiarSubjectTwo',
    control: 'item',
    dictionary: 'subject',
    tree: true,
  },
  { field: 'address', label: 'people.address', control: 'text', atMost: 200 },
  { field: 'researchField', label: 'people.researchField', control: 'textarea', atMost: 500, lines: 2 },
  {
    field: 'representativeResults',
    label: 'people.representativeResults',
    control: 'textarea',
    atMost: 2_000,
  },
  { field: 'introduction', label: 'people.introduction', control: 'textarea', atMost: 2_000 },
];
