import { commas, id, listOf, month, ref, text, thing, whole } from '#contract/field';
import { noted } from '#contract/note';

/** Personal data in a reply: only what may be seen of it. It never comes back in a write (security §3.22). */
export const Masked = thing({ masked: noted(text(200), { wire: 'masked' }) });

/** What a person stores of himself (EN1). */
export const Profile = thing({
  id,
  userType: whole(0, 9),
  loginName: text(64),
  trueName: text(50),
  mobile: Masked,
  email: Masked,
  identityCard: Masked,
  education: text(12),
  sex: whole(0, 2),
  birthday: month.nullable(),
  professionalTitle: text(12),
  specialty: text(100),
  familiarSubjectOne: text(12),
  familiarSubjectTwo: text(12),
  organisationId: ref('organisation').nullable(),
  organisationName: text(100),
  position: text(100),
  address: text(200),
  researchField: text(500),
  representativeResults: text(2_000),
  introduction: text(2_000),
  images: commas(5),
});

/** The signed-in person: profile, roles and the organisation he acts for (domain §4.6). */
export const Myself = thing({
  ...Profile.shape,
  roles: listOf(text(20), 50, 1),
  /** The same roles as the person's language calls them. */
  roleNames: listOf(text(100), 50),
  avatar: noted(text(500), { wire: 'avatar' }),
  about: noted(text(2_000), { wire: 'introduction' }),
  organisationNumber: text(20),
  /** The organisation's unified social credit code; its own number stands beside it. */
  organisationCode: noted(text(18), { wire: 'code' }),
});

/**
 * What a person changes of himself. What is left out stays; personal data come in clear or not at all. The mobile
 * stays whatever is said here: only a code sent to the new one changes it (domain §4.6).
 */
export const ProfileEdit = thing({
  id: text(64).optional(),
  userType: whole(0, 9).optional(),
  trueName: text(50).optional(),
  mobile: text(64).optional(),
  email: text(254).optional(),
  identityCard: text(64).optional(),
  education: text(12).optional(),
  sex: whole(0, 2).optional(),
  birthday: month.nullable().optional(),
  professionalTitle: text(12).optional(),
  specialty: text(100).optional(),
  familiarSubjectOne: text(12).optional(),
  familiarSubjectTwo: text(12).optional(),
  organisationId: ref('organisation').nullable().optional(),
  position: text(100).optional(),
  address: text(200).optional(),
  researchField: text(500).optional(),
  representativeResults: text(2_000).optional(),
  introduction: text(2_000).optional(),
  images: commas(5).optional(),
});
