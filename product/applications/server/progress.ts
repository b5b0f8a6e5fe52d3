import type { Expression } from 'kysely';
import type { Context } from '#host/context';
import { workedOut, type Contributions } from '#host/contributions';
import type { Db } from '#host/database/connection';
import { readTogether } from '#host/database/together';
import { writtenOnce } from '#host/database/written-once';
import type { Holder, Stage } from '../dossier';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Application } from './visible';

/** Where an evaluation stands and who has to act next: a kind of person, not a name. */
export interface Standing {
  readonly stage: Stage;
  readonly holder: Holder;
  /** Where the holder goes on; `null` where the page that shows this is the place. */
  readonly url: string | null;
}

/** How an area's own object says with whom an accepted application lies. */
export interface Holding<Found> {
  /** Selects at most one row, for an application. */
  readonly read: (db: Db, applicationId: Expression<string>) => Expression<Found>;
  /** `null` where the object does not decide it. */
  standing(found: Found | undefined, isInformed: boolean): Standing | null;
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
    readonly standings: { readonly [By in Kind]?: Holding<unknown> };
  }
}

const holdingOf = ({ standings }: Contributions, kind: Kind): Holding<unknown> => {
  const holding = standings[kind];
  if (!holding) throw new Error(`no area says with whom a case lies by its ${kind}`);
  return holding;
};

type StandingReads = Readonly<Record<Kind, Expression<unknown>>>;

const readsOf = workedOut((all) =>
  writtenOnce(['id'], (db, { id }): StandingReads => ({
    material: holdingOf(all, 'material').read(db, id),
    report: holdingOf(all, 'report').read(db, id),
  })),
);
type At = Pick<Context<unknown, unknown>, 'db' | 'services'>;

/** What has to be read to say where a case stands, beside other reads: before and after the evaluation it says so itself. */
export const standingReads = (
  { db, services }: At,
  { id, status }: Pick<Application, 'id' | 'status'>,
): Partial<StandingReads> =>
  status === applicationCodes.evaluating ? readsOf(services.contributed)(db, { id }) : {};

/** Where a case stands; `null` once it is over. */
export const standingIn = (
  { services }: Pick<At, 'services'>,
  found: Partial<Readonly<Record<Kind, readonly unknown[]>>>,
  { id, status }: Pick<Application, 'id' | 'status'>,
  isInformed: boolean,
): Standing | null => {
  const { draft, submitted, evaluating, publicReview } = applicationCodes;
  if (status === draft) return { stage: 'draft', holder: 'owner', url: null };
  if (status === submitted) return { stage: 'acceptance', holder: 'agency', url: null };
  if (status === publicReview) return { stage: 'review', holder: 'publicAgency', url: null };
  if (status !== evaluating) return null;
  for (const kind of kinds) {
    const standing = holdingOf(services.contributed, kind).standing(found[kind]?.[0], isInformed);
    if (standing) return standing;
  }
  return {
    stage: 'report',
    holder: 'assessor',
    url: `/EvaluationManagement/Report?ApplyId=${id}`,
  };
};

/** The same, read now. */
export const standingOf = async (
  at: At,
  row: Pick<Application, 'id' | 'status'>,
  isInformed: boolean,
): Promise<Standing | null> =>
  row.status === applicationCodes.evaluating
    ? standingIn(at, await readTogether(at.db, standingReads(at, row)), row, isInformed)
    : standingIn(at, {}, row, isInformed);
