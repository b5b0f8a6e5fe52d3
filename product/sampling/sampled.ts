import * as z from 'zod';
import {
  coded,
  day,
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  paging,
  strictObject,
  text,
} from '#contract/field';
import { transitionNames } from '#contract/workflow';
import { scales } from '#product/dictionaries/scales';
import { Evidence } from '#product/materials/material';
import { quarterForm } from './quarter';
import { sampleFlow, sampleStates } from './workflow';

const quarterField = z.string().regex(quarterForm);
export const sampleState = coded(sampleStates);
const version = integer(1, 1_000_000_000);
const can = listOf(oneOf(transitionNames(sampleFlow)));
const count = integer(0, 1_000_000);
const levelOf = (scale: keyof typeof scales) => integer(scales[scale].least, scales[scale].most);

/** The levels of a second review. A scale that is not rated for the achievement is null. */
export const secondLevels = {
  maturityLevel: levelOf('maturity'),
  innovationLevel: levelOf('innovation'),
  advancementLevel: levelOf('advancement').nullable(),
};

const head = {
  id,
  quarter: quarterField,
  achievementName: text(100),
  state: sampleState,
  dueOn: day.nullable(),
  rowVersion: version,
  can,
};

/** A sampled report as the public-service agency and, once it is closed, its agency see it. */
export const SampleRow = strictObject({
  ...head,
  reportNumber: text(40),
  agencyName: text(100),
  /** For the public-service agency alone: the first agency never learns who looked again. */
  reviewerName: text(60).nullable(),
  /** Null until it is recorded. */
  deviates: flag.nullable(),
});

export const SampleFilter = strictObject({
  ...paging,
  quarter: quarterField.optional(),
  state: sampleState.optional(),
  agencyName: text(100).optional(),
});
export type SampleFilter = z.output<typeof SampleFilter>;

/** The same with both results side by side. */
export const Sample = strictObject({
  ...SampleRow.shape,
  applicationId: id.nullable(),
  reportId: id.nullable(),
  issueDate: day,
  assignedAt: moment.nullable(),
  recordedAt: moment.nullable(),
  remarks: text(2000).nullable(),
  declined: text(500).nullable(),
  compared: listOf(
    strictObject({
      scale: oneOf(['maturity', 'innovation', 'advancement']),
      published: integer(0, 13).nullable(),
      second: integer(0, 13).nullable(),
      limit: integer(1, 13),
      deviates: flag,
    }),
  ),
  closedAt: moment.nullable(),
  conclusion: text(2000).nullable(),
});
export type Sample = z.output<typeof Sample>;

/** What a second reviewer is shown: the achievement, its people and its material; no number, no agency, no level, no opinion. */
const toReview = {
  ...head,
  mainOrganisationName: text(200),
  organisations: listOf(text(200)),
  persons: listOf(strictObject({ name: text(100), organisationName: text(200) })),
};
export const ReviewRow = strictObject({ ...head, mainOrganisationName: text(200) });
export const ReviewToDo = strictObject({
  ...toReview,
  /** Whether advancement is rated for this kind of achievement (domain §5.3). */
  ratesAdvancement: flag,
  /** Null once the review is recorded: the material is read for it and no longer. */
  evidence: Evidence.nullable(),
  given: strictObject({ ...secondLevels, remarks: text(2000), recordedAt: moment }).nullable(),
});
export type ReviewToDo = z.output<typeof ReviewToDo>;

/** Somebody who may be asked for a second review, and what speaks against it. */
export const Reviewer = strictObject({
  id,
  name: text(60),
  organisationName: text(100),
  hard: listOf(strictObject({ says: text(500), path: listOf(text(300)) })),
  soft: listOf(strictObject({ says: text(500), path: listOf(text(300)) })),
});
export type Reviewer = z.output<typeof Reviewer>;

/** A quarter's lot. */
export const SampleDraw = strictObject({
  id,
  quarter: quarterField,
  candidates: count,
  sampled: count,
  share: integer(1, 100),
  fixedAt: moment,
  drawnAt: moment.nullable(),
});

/** How the sampled reports of an agency went, as far as the reader is shown them. */
export const SampleFigures = strictObject({
  agencyId: id,
  agencyName: text(100),
  quarter: quarterField,
  sampled: count,
  agreeing: count,
  deviating: count,
});
