import { flag, id, item, pageOf, paging, text, thing, whole } from '../../contract/field';

/** A workplace, owner of achievements, or agency, as lists show it (domain §4.6). */
export const Organisation = thing({
  id,
  organisationName: text(100),
  organisationNumber: text(20),
  organisationType: item('organisationType'),
  creditCode: text(18),
  isLocked: flag,
});

/** Organisations are also chosen from, so one page may hold them all (specification §9: 10,000). */
export const OrganisationFilter = thing({
  ...paging,
  pageSize: whole(1, 10_000).optional(),
  organisationName: text(100).optional(),
  organisationType: item('organisationType').optional(),
});

export const OrganisationPage = pageOf(Organisation);
