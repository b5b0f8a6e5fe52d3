import type * as z from 'zod';
import type { Myself, Profile, ProfileEdit } from '../../profile';
import { expertType, mayChangeWorkplace, type RequiredField } from '../../rules';

type Me = z.output<typeof Myself>;
type Shown = z.output<typeof Profile>;
type Edit = z.output<typeof ProfileEdit>;

/** What the form holds: personal data masked until they are typed anew. */
export interface ProfileValues {
  trueName: string;
  mobile: string;
  email: string;
  identityCard: string;
  organisationId: string | null;
  organisationName: string;
  position: string;
  sex: string | null;
  birthday: string | null;
  education: string | null;
  professionalTitle: string | null;
  specialty: string;
  familiarSubjectOne: string | null;
  familiarSubjectTwo: string | null;
  address: string;
  researchField: string;
  representativeResults: string;
  introduction: string;
  images: string[];
}

export const valuesOf = (me: Shown): ProfileValues => ({
  trueName: me.trueName,
  mobile: me.mobile.masked,
  email: me.email.masked,
  identityCard: me.identityCard.masked,
  organisationId: me.organisationId,
  organisationName: me.organisationName,
  position: me.position,
  sex: me.sex === 0 ? null : String(me.sex),
  birthday: me.birthday,
  education: me.education || null,
  professionalTitle: me.professionalTitle || null,
  specialty: me.specialty,
  familiarSubjectOne: me.familiarSubjectOne || null,
  familiarSubjectTwo: me.familiarSubjectTwo || null,
  address: me.address,
  researchField: me.researchField,
  representativeResults: me.representativeResults,
  introduction: me.introduction,
  images: [...me.images],
});

/** What stands masked in a field, or nothing where a field is never masked. */
export const maskedOf = (me: Shown, field: RequiredField): string =>
  field === 'mobile' || field === 'email' || field === 'identityCard' ? me[field].masked : '';

/** Personal data, where they were typed anew; what still stands masked is what the server has. */
export const retyped = (
  values: ProfileValues,
  shown: Pick<Shown, 'mobile' | 'email' | 'identityCard'> | undefined,
  fields: readonly ('mobile' | 'email' | 'identityCard')[],
): Edit =>
  Object.fromEntries(
    fields.flatMap((field) =>
      values[field] === shown?.[field].masked ? [] : [[field, values[field].trim()] as const],
    ),
  );

/** The parts of a profile that no rule judges, as they are sent. */
export const plainOf = (values: ProfileValues): Edit => ({
  position: values.position,
  sex: Number(values.sex ?? 0),
  birthday: values.birthday,
  education: values.education ?? '',
  professionalTitle: values.professionalTitle ?? '',
  specialty: values.specialty,
  familiarSubjectOne: values.familiarSubjectOne ?? '',
  familiarSubjectTwo: values.familiarSubjectTwo ?? '',
  address: values.address,
  researchField: values.researchField,
  representativeResults: values.representativeResults,
  introduction: values.introduction,
  images: values.images,
});

/** What is sent: personal data only where they were typed anew, and nothing that is not this person's to change. */
export const editOf = (values: ProfileValues, me: Me): Edit => ({
  ...(me.userType === expertType && {
    trueName: values.trueName.trim(),
    ...retyped(values, me, ['mobile']),
  }),
  ...retyped(values, me, ['email', 'identityCard']),
  ...(mayChangeWorkplace(me.roles) && { organisationId: values.organisationId }),
  ...plainOf(values),
});
