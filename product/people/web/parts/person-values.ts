import type * as z from 'zod';
import { expertType } from '../../rules';
import type { AdminEdit, PersonRecord, PersonRow } from '../../staff';
import { profileFields, type ProfileField } from './profile-fields';
import { plainOf, retyped, valuesOf, type ProfileValues } from './profile-values';

export type Person = z.output<typeof PersonRecord>;
export type Row = z.output<typeof PersonRow>;

/** What the form about somebody else holds besides the profile. */
export interface PersonValues extends ProfileValues {
  loginName: string;
  userType: string | null;
  roleIds: string[];
}

/** Whom the form adds, where it does not change somebody. */
export type NewKind = 'staff' | 'assessor' | 'expert';

const typeOf: Readonly<Record<NewKind, string | null>> = {
  staff: null,
  assessor: '4',
  expert: String(expertType),
};

const blank: ProfileValues = {
  trueName: '',
  mobile: '',
  email: '',
  identityCard: '',
  organisationId: null,
  organisationName: '',
  position: '',
  sex: null,
  birthday: null,
  education: null,
  professionalTitle: null,
  specialty: '',
  familiarSubjectOne: null,
  familiarSubjectTwo: null,
  address: '',
  researchField: '',
  representativeResults: '',
  introduction: '',
  images: [],
};

export const firstValues = (person: Person | undefined, kind: NewKind): PersonValues =>
  person
    ? {
        ...valuesOf(person),
        loginName: person.loginName,
        userType: String(person.userType),
        roleIds: [...person.roleIds],
      }
    : { ...blank, loginName: '', userType: typeOf[kind], roleIds: [] };

const identityFields = ['trueName', 'mobile', 'email', 'identityCard', 'organisationId'];

/** The fields of the profile as those who administer somebody may change them. */
export const fieldsFor = (person: Person | undefined): readonly ProfileField[] => {
  const mayIdentity = !person || person.can.includes('identity');
  const isUsed = person !== undefined && !person.isFresh;
  return profileFields(true, true).map(({ hint, ...field }): ProfileField => {
    const told =
      field.field === 'email' ? hint : field.field === 'mobile' ? ('staff.mobileTold' as const) : undefined;
    return {
      ...field,
      ...(mayIdentity && isUsed && told && { hint: told }),
      ...(field.field === 'identityCard' && { mayBeEmpty: true }),
      disabled: !mayIdentity && identityFields.includes(field.field),
    } as ProfileField;
  });
};

/** Roles are sent where they change alone: that deed asks for the password. */
const changesRoles = (wanted: readonly string[], held: readonly string[]): boolean =>
  wanted.toSorted().join() !== held.toSorted().join();

/** What is sent: only what the caller may change, and personal data only where they were typed anew. */
export const changeOf = (values: PersonValues, person: Person | undefined): z.output<typeof AdminEdit> => {
  const mayIdentity = !person || person.can.includes('identity');
  const isExpert = values.userType === String(expertType);
  const card = values.identityCard.trim() === '' ? [] : (['identityCard'] as const);
  return {
    ...plainOf(values),
    ...(person && { id: person.id, rowVersion: person.rowVersion }),
    ...(mayIdentity && {
      trueName: values.trueName.trim(),
      organisationId: values.organisationId,
      ...retyped(values, person, ['mobile', 'email', ...card]),
      ...((!isExpert || values.loginName.trim()) && { loginName: values.loginName.trim() }),
    }),
    ...((!person || person.can.includes('grant')) && {
      userType: Number(values.userType),
      ...(changesRoles(values.roleIds, person?.roleIds ?? []) && { roleIds: values.roleIds }),
    }),
  };
};
