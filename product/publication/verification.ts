import type * as z from 'zod';
import {
  day,
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  sha256,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** So many reports are asked about at once with a key. */
const mostAtOnce = 100;

/** A report as it is asked about: by its number, or by number and verification code. */
export const AskedReport = strictObject({
  reportNumber: text(40, 1),
  verifyCode: text(40).optional(),
});
export type AskedReport = z.output<typeof AskedReport>;

const level = integer(1, 13).nullable();

/** What a machine learns of a report: of one that is not found, or limited and asked for without its code, that it is unknown. */
export const VerifiedReport = strictObject({
  reportNumber: text(40),
  state: withMetadata(oneOf(['unknown', 'valid', 'expiring', 'expired', 'revoked', 'superseded']), {
    wire: 'State',
  }),
  evaluationAgency: text(200).nullable(),
  issueDate: day.nullable(),
  /** The newer report. */
  supersededBy: withMetadata(text(40).nullable(), { wire: 'SupersededBy' }),
  publicNote: text(300).nullable(),
  /** With the code alone; null without. */
  content: withMetadata(
    strictObject({
      achievementName: text(200),
      mainOrganisation: text(200),
      validUntil: day,
      maturityLevel: level,
      innovationLevel: level,
      advancementLevel: level,
      contentHash: sha256,
    }).nullable(),
    { wire: 'Content' },
  ),
});
export type VerifiedReport = z.output<typeof VerifiedReport>;

export const AskedReports = strictObject({
  key: withMetadata(text(60, 1), { wire: 'Key' }),
  reports: withMetadata(listOf(AskedReport, mostAtOnce, 1), { wire: 'Reports' }),
});
export type AskedReports = z.output<typeof AskedReports>;
export const VerifiedReports = strictObject({
  reports: withMetadata(listOf(VerifiedReport, mostAtOnce), { wire: 'Reports' }),
});

export const KeyFilter = strictObject({ ...paging, name: text(100).optional() });
export type KeyFilter = z.output<typeof KeyFilter>;
export const KeyPage = pageOf(
  strictObject({
    id,
    name: text(100),
    makerName: withMetadata(text(60), { wire: 'MakerName' }),
    madeAt: withMetadata(moment, { wire: 'MadeAt' }),
    lastUsedAt: withMetadata(moment.nullable(), { wire: 'LastUsedAt' }),
    /** How many reports were asked about with it. */
    uses: withMetadata(integer(0, 2_147_483_647), { wire: 'Uses' }),
    isRevoked: withMetadata(flag, { wire: 'IsRevoked' }),
    can: listOf(oneOf(['revoke'])),
  }),
);
export const NewKey = strictObject({ name: text(100, 2) });
/** The key itself, shown this once. */
export const MadeKey = strictObject({ key: text(60, 0, { secret: true }) });
export const KeyChosen = strictObject({ id: ref('verificationKey') });
