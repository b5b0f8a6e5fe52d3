import type * as z from 'zod';
import {
  called,
  day,
  flag,
  id,
  item,
  listOf,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';

const rowVersion = integer(1, 2_000_000_000);
/** What one may do to an organisation now. */
export const organisationActions = ['edit', 'lock', 'unlock', 'merge', 'unmerge'] as const;

/** What the register says of a workplace, owner of achievements, or agency (domain §4.6). */
export const OrganisationInput = strictObject({
  organisationName: called(required(100), 'organisations.name', { needed: true }),
  organisationNumber: called(required(5), 'organisations.number', { needed: true }),
  organisationType: called(item('organisationType'), 'organisations.type', { needed: true }),
  parentId: called(ref('organisation'), 'organisations.parent').optional(),
  creditCode: called(text(18), 'organisations.creditCode'),
  /** Evaluation agencies only: what they may evaluate, by which qualification, until when. */
  qualification: called(text(200), 'organisations.qualification'),
  technologyFields: called(listOf(item('technologyField'), 50), 'organisations.technologyFields'),
  validUntil: called(day, 'organisations.validUntil').nullable(),
});
export type OrganisationInput = z.output<typeof OrganisationInput>;

/** An organisation as lists show it. */
export const Organisation = strictObject({
  id,
  ...OrganisationInput.shape,
  parentId: text(36),
  parentName: text(100),
  isLocked: flag,
  /** The organisation that stands for it, where it was merged into another one. */
  mergedInto: text(100),
  peopleCount: integer(0, 10_000_000),
  rowVersion,
  can: listOf(oneOf(organisationActions)),
});

/** Organisations are also chosen from, so one page may hold them all (security IN-04: 10,000). */
export const OrganisationFilter = strictObject({
  ...paging,
  pageSize: integer(1, 10_000).optional(),
  organisationName: text(100).optional(),
  organisationType: item('organisationType').optional(),
  state: oneOf(['open', 'locked', 'merged']).optional(),
});
export const OrganisationPage = pageOf(Organisation);

export const OrganisationEdit = strictObject({
  id: ref('organisationEntry'),
  ...OrganisationInput.shape,
  rowVersion,
});
