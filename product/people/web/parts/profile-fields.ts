import { sectionsOf } from '#shell/form/declared';
import type { AnyField } from '#shell/form/types';
import { expertType, maintainedByOthers } from '../../rules';
import { profile } from './facts';
import { profileControls, profileTitles } from './profile-controls';

/** A field of the profile: its control, and what the server asks of it too. */
export type ProfileField = AnyField & {
  /** What it has to be holds for what is typed; nothing need be. */
  readonly mayBeEmpty?: boolean;
};

const all = sectionsOf(profileTitles, profile, profileControls).flatMap(
  ({ fields }) => fields as unknown as readonly AnyField[],
);

/** The fields of a person of this type as they may be changed; `kept` are those that others keep, `hints` what is said of some. */
const fieldsOf = (
  userType: number,
  retained: readonly string[],
  hints: Readonly<Record<string, AnyField['hint']>>,
): readonly AnyField[] =>
  all
    .filter(({ field }) => !maintainedByOthers(userType).includes(field))
    .map(({ hint, ...field }) => {
      const said = field.field in hints ? hints[field.field] : hint;
      return { ...field, ...(said && { hint: said }), disabled: retained.includes(field.field) } as AnyField;
    });

/** The fields of one's own profile. */
export const ownFields = (userType: number, mayMove: boolean): readonly ProfileField[] =>
  fieldsOf(userType, mayMove ? [] : ['organisationId'], mayMove ? {} : { organisationId: 'people.notHere' });

/** The fields of somebody else's, whatever kind of account they have. */
export const othersFields = (
  retained: readonly string[],
  hints: Readonly<Record<string, AnyField['hint']>>,
): readonly ProfileField[] =>
  fieldsOf(expertType, retained, hints).map((field) =>
    field.field === 'identityCard' ? { ...field, mayBeEmpty: true } : field,
  );
