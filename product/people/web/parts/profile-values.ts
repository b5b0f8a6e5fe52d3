import type * as z from 'zod';
import type { Myself, Profile, profileFields, ProfileEdit } from '../../profile';
import { maintainedByOthers, mayChangeWorkplace } from '../../rules';
import { profile } from './facts';

type Me = z.output<typeof Myself>;
type Shown = z.output<typeof Profile>;
type Edit = z.output<typeof ProfileEdit>;
type Field = keyof typeof profileFields;
type Sealed = 'mobile' | 'email' | 'identityCard';
type Coded = 'sex' | 'education' | 'professionalTitle' | 'familiarSubjectOne' | 'familiarSubjectTwo';

/** What the form holds: personal data masked until they are typed anew, no code as nothing. */
export type ProfileValues = {
  [Key in Exclude<Field, Coded>]: z.output<(typeof profileFields)[Key]>;
} & Record<Coded, string | null> & { organisationName: string };

const names = Object.keys(profile) as readonly Field[];
const isCoded = (field: Field): boolean => profile[field].kind === 'item';

/** What the form holds of a field, before anything is known of the person and after. */
const valueOf = (field: Field, me: Shown | undefined): unknown => {
  const { kind, open } = profile[field];
  const said = me?.[field];
  if (isCoded(field)) return said ? String(said) : null;
  if (kind === 'list') return [...((said as readonly string[]) ?? [])];
  if (said === undefined || said === null) return open ? null : '';
  return typeof said === 'object' && 'masked' in said ? said.masked : said;
};

export const valuesOf = (me: Shown | undefined): ProfileValues =>
  ({
    ...Object.fromEntries(names.map((field) => [field, valueOf(field, me)])),
    organisationName: me?.organisationName ?? '',
  }) as ProfileValues;

const sealed: readonly Field[] = ['mobile', 'email', 'identityCard'] satisfies Sealed[];
/** What stands masked in a field, or nothing where a field is never masked. */
export const maskedOf = (me: Shown, field: string): string =>
  sealed.includes(field as Field) ? me[field as Sealed].masked : '';

/** Personal data, where they were typed anew; what still stands masked is what the server has. */
export const retyped = (
  values: ProfileValues,
  shown: Pick<Shown, Sealed> | undefined,
  fields: readonly Sealed[],
): Edit =>
  Object.fromEntries(
    fields.flatMap((field) =>
      values[field] === shown?.[field].masked ? [] : [[field, values[field].trim()] as const],
    ),
  );

/** The parts of a profile that no rule judges, as they are sent. */
export const plainOf = (values: ProfileValues): Edit => ({
  ...Object.fromEntries(
    names
      .filter((field) => !profile[field].needed)
      .map((field) => [field, isCoded(field) ? (values[field] ?? '') : values[field]]),
  ),
  sex: Number(values.sex ?? 0),
});

/** What is sent: personal data only where they were typed anew, and nothing that is not this person's to change. */
export const editOf = (values: ProfileValues, me: Me): Edit => ({
  ...(maintainedByOthers(me.userType).length === 0 && {
    trueName: values.trueName.trim(),
    ...retyped(values, me, ['mobile']),
  }),
  ...retyped(values, me, ['email', 'identityCard']),
  ...(mayChangeWorkplace(me.roles) && { organisationId: values.organisationId }),
  ...plainOf(values),
});
