import type * as z from 'zod';
import { expertType } from '../../rules';
import { certificateField, certificateKinds, certificatesOf } from '../../certificate-kinds';
import { type Certificate } from '../../certificates';
import type { AdminEdit, PersonRow } from '../../staff';
import { profile } from './facts';
import { othersFields, type ProfileField } from './profile-fields';
import { plainOf, retyped, valuesOf, type ProfileValues } from './profile-values';
import type { Person } from './person';

export type EditedPerson = z.output<typeof PersonRow>;

/** A certificate as a form holds it: nothing, until it is filled in. */
export interface CertificateValues {
  number: string;
  grade: string | null;
  validUntil: string | null;
}
export interface CertificatesValues {
  assessorCertificate: CertificateValues;
  managerCertificate: CertificateValues;
}
type Holder = Pick<Person, keyof CertificatesValues>;

export const certificateValues = (person: Holder | undefined): CertificatesValues => {
  const of = (field: keyof CertificatesValues): CertificateValues => {
    const { number = '', grade = null, validUntil = null } = person?.[field] ?? {};
    return { number, grade, validUntil };
  };
  return { assessorCertificate: of('assessorCertificate'), managerCertificate: of('managerCertificate') };
};

/** Whether anything of a certificate stands in the form: then all of it must. */
export const isBegun = ({ number, grade, validUntil }: CertificateValues): boolean =>
  number.trim() !== '' || Boolean(grade) || Boolean(validUntil);

/** Certificates to be sent: those that differ from what is kept; null for one that was emptied. */
export const certificatesIn = (
  values: CertificatesValues,
  person: Holder | undefined,
  shown: readonly (keyof CertificatesValues)[],
): Partial<Record<keyof CertificatesValues, Certificate | null>> => {
  const before = certificateValues(person);
  return Object.fromEntries(
    shown.flatMap((field) => {
      const { number, grade, validUntil } = values[field];
      const next = { number: number.trim(), grade, validUntil };
      if (JSON.stringify(next) === JSON.stringify(before[field])) return [];
      return [[field, isBegun(next) ? (next as Certificate) : null] as const];
    }),
  );
};

/** The certificates that somebody of this kind and these roles has fields for. */
export const certificateFieldsOf = (userType: number, roles: readonly string[]) => {
  const own = certificatesOf(userType, roles);
  return certificateKinds.filter((kind) => own.includes(kind)).map((kind) => certificateField[kind]);
};

/** What the form about somebody else holds besides the profile. */
export type PersonValues = ProfileValues &
  CertificatesValues & {
    loginName: string;
    userType: string | null;
    roleIds: string[];
    isOrganisationAdmin: boolean;
  };

/** Whom the form adds, where it does not change somebody. */
export type NewKind = 'staff' | 'assessor' | 'expert';

const typeOf: Readonly<Record<NewKind, string | null>> = {
  staff: null,
  assessor: '4',
  expert: String(expertType),
};

export const firstValues = (person: Person | undefined, kind: NewKind): PersonValues =>
  person
    ? {
        ...valuesOf(person),
        ...certificateValues(person),
        loginName: person.loginName,
        userType: String(person.userType),
        roleIds: [...person.roleIds],
        isOrganisationAdmin: person.isOrganisationAdmin,
      }
    : {
        ...valuesOf(undefined),
        ...certificateValues(undefined),
        loginName: '',
        userType: typeOf[kind],
        roleIds: [],
        isOrganisationAdmin: false,
      };

/** The fields of the profile as those who administer somebody may change them. */
export const fieldsFor = (person: Person | undefined): readonly ProfileField[] => {
  const mayIdentity = !person || person.can.includes('identity');
  const needed = Object.keys(profile).filter((field) => profile[field as keyof typeof profile].needed);
  const isMasked = mayIdentity && person !== undefined && !person.isFresh;
  return othersFields(
    [
      ...(mayIdentity ? [] : needed),
      ...(!person || person.can.includes('title') ? [] : ['professionalTitle']),
    ],
    isMasked ? { mobile: 'staff.mobileTold' } : { email: undefined },
  );
};

/** Roles are sent where they change alone: that request asks for the password. */
const changesRoles = (wanted: readonly string[], held: readonly string[]): boolean =>
  wanted.toSorted().join() !== held.toSorted().join();

/** Acting for the organisation is sent where somebody decided on it: a move to another one ends it by itself. */
const actsOtherwise = (values: PersonValues, person: Person | undefined): boolean =>
  values.organisationId === (person?.organisationId ?? values.organisationId) &&
  values.isOrganisationAdmin !== (person?.isOrganisationAdmin ?? false);

/** What is sent: only what the caller may change, and personal data only where they were typed anew. */
export const changeOf = (
  values: PersonValues,
  person: Person | undefined,
  certificates: readonly (keyof CertificatesValues)[],
): z.output<typeof AdminEdit> => {
  const mayIdentity = !person || person.can.includes('identity');
  const isExpert = values.userType === String(expertType);
  const card = values.identityCard.trim() === '' ? [] : (['identityCard'] as const);
  return {
    ...plainOf(values),
    ...certificatesIn(values, person, certificates),
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
      ...(actsOtherwise(values, person) && { isOrganisationAdmin: values.isOrganisationAdmin }),
    }),
  };
};
