import type * as z from 'zod';
import { flag, listOf, oneOf, ref, required, text, strictObject, integer } from '#contract/field';
import { OrganisationInput } from './organisation';

/** Merging is about one entry of the register, and the organisation that is to stand for it. */
export const MergeAsked = strictObject({ id: ref('organisationEntry'), intoId: ref('organisation') });
export const Merge = strictObject({ ...MergeAsked.shape, rowVersion: integer(1, 2_000_000_000) });
export type Merge = z.output<typeof Merge>;
export const Unmerge = strictObject({ id: ref('organisationEntry') });

const count = integer(0, 10_000_000);
/** What is read under the surviving organisation as soon as two are merged. */
export const movedKinds = [
  'people',
  'applications',
  'evaluations',
  'reports',
  'children',
  'merged',
  'viewers',
] as const;
/** What forbids it. */
const mergeObstacles = [
  'itself',
  'alreadyMerged',
  'locked',
  'below',
  'agencyIntoOther',
  'bothEvaluate',
  'conflict',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

/** What merging would move, what differs, and what forbids it. */
export const MergePreview = strictObject({
  moves: listOf(strictObject({ kind: oneOf(movedKinds), count }), 10),
  differences: listOf(
    strictObject({ field: OrganisationInput.keyof(), from: text(400), into: text(400), differs: flag }),
    20,
  ),
  forbids: listOf(strictObject({ obstacle: oneOf(mergeObstacles), reason: required(500) }), 10),
  mayMerge: flag,
});
