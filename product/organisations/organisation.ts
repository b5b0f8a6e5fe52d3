import type * as z from 'zod';
import {
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
  thing,
  whole,
} from '../../contract/field';

const rowVersion = whole(1, 2_000_000_000);
/** What one may do to an organisation now. */
export const organisationDeeds = ['edit', 'lock', 'unlock', 'merge', 'unmerge'] as const;

/** What the register says of a workplace, owner of achievements, or agency (domain §4.6). */
export const OrganisationInput = thing({
  organisationName: required(100),
  organisationNumber: required(20),
  organisationType: item('organisationType'),
  parentId: ref('organisation').optional(),
  creditCode: text(18),
  /** Evaluation agencies only: what they may evaluate, by which qualification, until when. */
  qualification: text(200),
  technologyFields: listOf(item('technologyField'), 50),
  validUntil: day.nullable(),
});
export type OrganisationInput = z.output<typeof OrganisationInput>;

/** An organisation as lists show it. */
export const Organisation = thing({
  id,
  ...OrganisationInput.shape,
  parentId: text(36),
  parentName: text(100),
  isLocked: flag,
  /** The organisation that stands for it, where it was merged into another one. */
  mergedInto: text(100),
  peopleCount: whole(0, 10_000_000),
  rowVersion,
  can: listOf(oneOf(organisationDeeds)),
});

/** Organisations are also chosen from, so one page may hold them all (security IN-04: 10,000). */
export const OrganisationFilter = thing({
  ...paging,
  pageSize: whole(1, 10_000).optional(),
  organisationName: text(100).optional(),
  organisationType: item('organisationType').optional(),
  state: oneOf(['open', 'locked', 'merged']).optional(),
});
export const OrganisationPage = pageOf(Organisation);

export const OrganisationEdit = thing({
  id: ref('organisationEntry'),
  ...OrganisationInput.shape,
  rowVersion,
});
