import type * as z from 'zod';
import {
  coded,
  id,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { consentIds } from '#product/access/consents';

export const registrationState = coded({ pending: 0, approved: 1, refused: 3 });

/** What a registrant says of themselves (domain §4.6, UserRegion); user type 2 is the only one who registers themselves. */
export const Registrant = strictObject({
  loginName: required(64),
  password: text(1_000, 0, { secret: true }),
  mobile: required(64),
  code: text(16, 0, { secret: true }),
  trueName: required(50),
  organisationId: id,
  email: required(254),
  userType: integer(2, 2).optional(),
  consentIds: listOf(oneOf(consentIds), 10),
});
export type Registrant = z.output<typeof Registrant>;

export const RegistrationFilter = strictObject({
  ...paging,
  state: registrationState.optional(),
  name: text(50).optional(),
});
export type RegistrationFilter = z.output<typeof RegistrationFilter>;
export const RegistrationPage = pageOf(
  strictObject({
    id,
    trueName: text(50),
    loginName: text(256),
    organisationName: text(100),
    registeredAt: moment,
    state: registrationState,
    decidedBy: text(50),
    decidedAt: moment.nullable(),
    reason: text(500),
    can: listOf(oneOf(['approve', 'refuse'])),
  }),
);

export const Decision = strictObject({
  id: ref('registration'),
  approve: oneOf(['yes', 'no']),
  reason: text(500).optional(),
});
export type Decision = z.output<typeof Decision>;
