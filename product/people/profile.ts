import { called, commas, id, listOf, month, ref, text, strictObject, integer } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import type { WordKey } from '#contract/words';
import type { DictionaryName } from '#product/dictionaries/dictionaries';

/** Personal data in a reply: only what may be seen of it. It never comes back in a write (security §3.22). */
export const Masked = strictObject({ masked: withMetadata(text(200), { wire: 'masked' }) });

/** The code of an item, `''` where none was chosen. */
const code = (dictionary: DictionaryName, label: WordKey) => called(text(12, 0, { dictionary }), label);

/**
 * What is said of a person, each field once (EN1). What has to be there is met by what is stored; who is asked for it
 * depends on the kind of account (`rules.ts`).
 */
export const profileFields = {
  images: called(commas(5), 'people.images'),
  trueName: called(text(50), 'people.trueName', { needed: true }),
  mobile: called(text(64), 'people.mobile', { needed: true }),
  email: called(text(254), 'people.email', { needed: true }),
  identityCard: called(text(64), 'people.identityCard', { needed: true }),
  organisationId: called(ref('organisation'), 'people.organisation', { needed: true }).nullable(),
  position: called(text(100), 'people.position'),
  sex: called(integer(0, 2, { dictionary: 'sex' }), 'people.sex'),
  birthday: called(month, 'people.birthday').nullable(),
  education: code('education', 'people.education'),
  professionalTitle: code('professionalTitle', 'people.professionalTitle'),
  specialty: called(text(100), 'people.specialty'),
  familiarSubjectOne: code('subject', 'people.familiarSubjectOne'),
  familiarSubjectTwo: code('subject', 'people.familiarSubjectTwo'),
  address: called(text(200), 'people.address'),
  researchField: called(text(500), 'people.researchField'),
  representativeResults: called(text(2_000), 'people.representativeResults'),
  introduction: called(text(2_000), 'people.introduction'),
};

/** Everything that an account is called by and goes by. */
export const loginName = called(text(64), 'people.loginName');
export const userType = called(integer(0, 9, { dictionary: 'userType' }), 'staff.userType');

/** A profile as a reply shows it. */
export const Profile = strictObject({
  id,
  userType,
  loginName,
  ...profileFields,
  mobile: Masked,
  email: Masked,
  identityCard: Masked,
  organisationName: text(100),
});

/** The signed-in person: profile, roles and the organisation they act for (domain §4.6). */
export const Myself = strictObject({
  ...Profile.shape,
  roles: listOf(text(20), 50, 1),
  /** The same roles as the person's language calls them. */
  roleNames: listOf(text(100), 50),
  avatar: withMetadata(text(500), { wire: 'avatar' }),
  about: withMetadata(text(2_000), { wire: 'introduction' }),
  organisationNumber: text(20),
  /** The organisation's unified social credit code; its own number stands beside it. */
  organisationCode: withMetadata(text(18), { wire: 'code' }),
});

/**
 * What a person changes of themselves. What is left out stays; personal data come in clear or not at all. The mobile
 * stays whatever is said here: only a code sent to the new one changes it (domain §4.6).
 */
export const ProfileEdit = strictObject({
  id: text(64).optional(),
  userType: userType.optional(),
  ...strictObject(profileFields).partial().shape,
});
