import type { Expression } from 'kysely';
import type { Context } from '#host/context';
import { workedOut, type Contributions } from '#host/contributions';
import type { Db } from '#host/database/connection';
import { readBatch } from '#host/database/batched-reads';
import { writtenOnce } from '#host/database/written-once';
import type { Holder, Stage } from '../details';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Application } from './visible';

/** The progress of an evaluation: its stage and who has to act next: a kind of person, not a name. */
export interface Progress {
  readonly stage: Stage;
  readonly holder: Holder;
  /** Where the holder goes on; `null` where the page that shows this is the place. */
  readonly url: string | null;
}

/** How an area's own object says with whom an accepted application lies. */
export interface ProgressSource<Found> {
  /** Selects at most one row, for an application. */
  readonly read: (db: Db, applicationId: Expression<string>) => Expression<Found>;
  /** `null` where the object does not decide it. */
  progress(found: Found | undefined, isInformed: boolean): Progress | null;
}
/** The material decides before the report: nothing goes on while it is open. */
const kinds = ['material', 'report'] as const;
type Kind = (typeof kinds)[number];
declare module '#host/contributions' {
  interface Contributions {
    /**
     * With whom an accepted application lies, as far as an area's own object decides it. Who is not informed is told nothing
     * that the panel brought about (domain §1.1).
     */
    readonly progressSources: { readonly [By in Kind]?: ProgressSource<unknown> };
  }
}

const progressSourceOf = ({ progressSources }: Contributions, kind: Kind): ProgressSource<unknown> => {
  const source = progressSources[kind];
  if (!source) throw new Error(`no area says with whom a case lies by its ${kind}`);
  return source;
};

type ProgressReads = Readonly<Record<Kind, Expression<unknown>>>;

const readsOf = workedOut((all) =>
  writtenOnce(['id'], (db, { id }): ProgressReads => ({
    material: progressSourceOf(all, 'material').read(db, id),
    report: progressSourceOf(all, 'report').read(db, id),
  })),
);
type At = Pick<Context<unknown, unknown>, 'db' | 'services'>;

/** What has to be read for the progress of a case, along with other reads: before and after the evaluation it says so itself. */
export const progressReads = (
  { db, services }: At,
  { id, status }: Pick<Application, 'id' | 'status'>,
): Partial<ProgressReads> =>
  status === applicationCodes.evaluating ? readsOf(services.contributed)(db, { id }) : {};

/** The progress of a case; `null` once it is over. */
export const progressIn = (
  { services }: Pick<At, 'services'>,
  found: Partial<Readonly<Record<Kind, readonly unknown[]>>>,
  { id, status }: Pick<Application, 'id' | 'status'>,
  isInformed: boolean,
): Progress | null => {
  const { draft, submitted, evaluating, publicReview } = applicationCodes;
  if (status === draft) return { stage: 'draft', holder: 'owner', url: null };
  if (status === submitted) return { stage: 'acceptance', holder: 'agency', url: null };
  if (status === publicReview) return { stage: 'review', holder: 'publicAgency', url: null };
  if (status !== evaluating) return null;
  for (const kind of kinds) {
    const progress = progressSourceOf(services.contributed, kind).progress(found[kind]?.[0], isInformed);
    if (progress) return progress;
  }
  return {
    stage: 'report',
    holder: 'assessor',
    url: `/EvaluationManagement/Report?ApplyId=${id}`,
  };
};

/** The same, read now. */
export const progressOf = async (
  at: At,
  row: Pick<Application, 'id' | 'status'>,
  isInformed: boolean,
): Promise<Progress | null> =>
  row.status === applicationCodes.evaluating
    ? progressIn(at, await readBatch(at.db, progressReads(at, row)), row, isInformed)
    : progressIn(at, {}, row, isInformed);
