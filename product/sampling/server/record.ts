import { canonical } from '#contract/canonical';
import {
  failing,
  originFaults,
  recordFaults,
  seedFrom,
  sha256Of,
  textOf,
  ticketOf,
  type Origin,
} from '#product/panels/server';

/** A report that may be drawn, and whose it is. */
export interface Candidate {
  readonly reportId: string;
  readonly agencyId: string;
}

/** What is fixed before anybody can know the seed. */
export interface Fixed {
  readonly quarter: string;
  /** How many of a hundred are drawn. */
  readonly share: number;
  readonly candidates: readonly Candidate[];
}

/** From what the seed was made, and which reports it drew. */
export interface SamplingResult extends Origin {
  readonly sample: readonly string[];
}

export interface SamplingRecord extends Fixed {
  readonly form: 'assay-sampling-1';
  readonly commitment: string;
  readonly committedAt: string;
  readonly candidatesHash: string;
  readonly drawn: SamplingResult;
}

/** The hash of what was fixed: the log holds it beside the commitment. */
export const candidatesHashOf = ({ quarter, share, candidates }: Fixed): string =>
  sha256Of(canonical({ quarter, share, candidates }));

/** The seed of a quarter's lot: made as that of a panel is (domain §9.6), from the product's secret and a later checkpoint. */
export const seedOf = (
  { quarter, candidatesHash }: Pick<SamplingRecord, 'quarter' | 'candidatesHash'>,
  secret: string,
  checkpointHash: string,
): string => seedFrom(['assay-sampling-seed-1', quarter, candidatesHash], secret, checkpointHash);

/**
 * The reports that a seed draws: the first of all candidates in the order of the lot, as many as the share asks for, never
 * fewer than it and never none. The same seed and candidates give the same sample, in whatever order they stand.
 */
export const sampleOf = (
  seed: string,
  { candidates, share }: Pick<Fixed, 'candidates' | 'share'>,
): string[] =>
  candidates
    .map(({ reportId }) => ({ reportId, ticket: ticketOf(seed, reportId) }))
    .toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1))
    .slice(0, Math.max(1, Math.ceil((candidates.length * share) / 100)))
    .map(({ reportId }) => reportId);

/** The bytes of a record, for whoever replays it. */
export const samplingText = (record: SamplingRecord): string => textOf(record);

/** What is wrong with the record of a quarter's lot, each a sentence; empty where it replays to the same sample. */
export const samplingFaults = (text: string): string[] =>
  recordFaults<SamplingRecord>(text, 'assay-sampling-1', (record) => {
    const { drawn, candidatesHash } = record;
    const { secret, checkpoint, seed, sample } = drawn;
    return [
      ...failing([
        [candidatesHashOf(record) === candidatesHash, 'The candidates are not those that were fixed.'],
      ]),
      ...originFaults(record, drawn, seedOf(record, secret, checkpoint.hash)),
      ...failing([
        [canonical(sampleOf(seed, record)) === canonical(sample), 'The lot gives another sample.'],
      ]),
    ];
  });
