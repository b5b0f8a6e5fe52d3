import type * as z from 'zod';
import { flag, moment, oneOf, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** Whom the public pages list, and the user type of each (domain §7). */
export const listedTypes = { expert: 1, assessor: 4, technologyManager: 6 } as const;
const kinds = ['expert', 'assessor', 'technologyManager'] as const;

/** What somebody lets anybody see: that they are listed at all, and their picture with it. */
export const PublicConsent = strictObject({
  isListed: withMetadata(flag, { wire: 'IsListed' }),
  showsPicture: withMetadata(flag, { wire: 'ShowsPicture' }),
});
export type PublicConsent = z.output<typeof PublicConsent>;

/** The same with what is shown then, as it stands in the profile. */
export const PublicProfile = strictObject({
  ...PublicConsent.shape,
  /** As what they would be listed; null for whoever is not. */
  kind: oneOf(kinds).nullable(),
  listedSince: withMetadata(moment.nullable(), { wire: 'ListedSince' }),
  hasPicture: withMetadata(flag, { wire: 'HasPicture' }),
  trueName: text(50),
  professionalTitle: text(12, 0, { dictionary: 'professionalTitle' }),
  subject: withMetadata(text(12, 0, { dictionary: 'subject' }), { wire: 'Subject' }),
  organisationName: text(100),
  introduction: text(2000),
});
