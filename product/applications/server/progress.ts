import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Context } from '#host/context';
import { workedOut, type Contributions } from '#host/contributions';
import type { Db } from '#host/database/connection';
import { anyOf, arrayOf, readBatch, type BatchedReads, type Ids } from '#host/database/batched-reads';
import type { Tables } from '#host/database/tables';
import { writtenOnce } from '#host/database/written-once';
import { steps } from '#host/timeline';
import { calendarIn, settingsIn, type settingsReads } from '#product/settings/server';
import type { Holder, Stage } from '../details';
import { expectedEnd } from '../expected';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Application } from './visible';

/** The progress of an evaluation: its stage and who has to act next: a kind of person, not a name. */
export interface Progress {
  readonly stage: Stage;
  readonly holder: Holder;
  /** Since when they have it in hand. */
  readonly since: string | null;
  /** Where the holder goes on; `null` where the page that shows this is the place. */
  readonly url: string | null;
}

interface OfApplication {
  readonly applicationId: string;
  /** When its last step was taken. */
  readonly since: string | null;
}
/** How an area's own object says with whom an accepted application lies. */
export interface ProgressSource<Found extends OfApplication> {
  /** Selects at most one row for each of these applications. */
  readonly read: (db: Db, applicationIds: Ids) => Expression<Found>;
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
    readonly progressSources: { readonly [By in Kind]?: ProgressSource<OfApplication> };
  }
}

const progressSourceOf = ({ progressSources }: Contributions, kind: Kind): ProgressSource<OfApplication> => {
  const source = progressSources[kind];
  if (!source) throw new Error(`no area says with whom a case lies by its ${kind}`);
  return source;
};

/** Since when an application is in its state and in these hands; material and report know it of their own steps. */
const ownSteps = (applicationIds: Ids) =>
  expressionBuilder<Tables>()
    .selectFrom(steps.as('step'))
    .select((step) => ['step.objectId as applicationId', step.fn.max<string | null>('step.at').as('since')])
    .where('step.objectKind', '=', 'application')
    .where('step.objectId', '=', anyOf(applicationIds))
    .where(sql<boolean>`(step.from_state is distinct from step.to_state or step.transition = 'reassign')`)
    .groupBy('step.objectId');

const readsOf = workedOut((all) =>
  writtenOnce(['ids'], (db, { ids }) => ({
    own: ownSteps(ids),
    material: progressSourceOf(all, 'material').read(db, ids),
    report: progressSourceOf(all, 'report').read(db, ids),
  })),
);
type ProgressReads = Readonly<Record<Kind | 'own', Expression<OfApplication>>>;
type At = Pick<Context<unknown, unknown>, 'db' | 'services'>;

/** What has to be read for the progress of these cases, along with other reads. */
export const progressReads = ({ db, services }: At, applicationIds: Ids): ProgressReads =>
  readsOf(services.contributed)(db, { ids: arrayOf(applicationIds) });

type Standing = Pick<Application, 'id' | 'status'> & Partial<Pick<Application, 'returnCount'>>;
type Found = Readonly<Record<Kind | 'own', readonly OfApplication[]>>;

/** Moments that are read along with others come with their offset. */
const momentOf = (found: { readonly since: string | null } | undefined): string | null =>
  found?.since ? new Date(found.since).toISOString() : null;

/** The progress of each of these cases; `null` once one is over. */
export const progressIn = (
  { services }: Pick<At, 'services'>,
  found: Found,
): ((row: Standing, isInformed: boolean) => Progress | null) => {
  const byId = (kind: keyof Found) => new Map(found[kind].map((each) => [each.applicationId, each]));
  const [own, material, report] = [byId('own'), byId('material'), byId('report')];
  const sources = [
    [progressSourceOf(services.contributed, 'material'), material],
    [progressSourceOf(services.contributed, 'report'), report],
  ] as const;
  const { draft, submitted, evaluating, publicReview } = applicationCodes;
  return ({ id, status, returnCount = 0 }, isInformed) => {
    const since = momentOf(own.get(id));
    const here = { since, url: null };
    if (status === draft)
      return { stage: returnCount > 0 ? 'supplement' : 'draft', holder: 'owner', ...here };
    if (status === submitted) return { stage: 'acceptance', holder: 'agency', ...here };
    if (status === publicReview) return { stage: 'review', holder: 'publicAgency', ...here };
    if (status !== evaluating) return null;
    const passed = momentOf(material.get(id)) ?? since;
    for (const [source, objects] of sources) {
      const progress = source.progress(objects.get(id), isInformed);
      if (progress) return { ...progress, since: momentOf(progress) ?? passed };
    }
    return {
      stage: 'report',
      holder: 'assessor',
      since: passed,
      url: `/EvaluationManagement/Report?ApplyId=${id}`,
    };
  };
};

/** The same of one case, read now. */
export const progressOf = async (at: At, row: Standing, isInformed: boolean): Promise<Progress | null> =>
  progressIn(at, await readBatch(at.db, progressReads(at, [row.id])))(row, isInformed);

/** When each of these cases will be over, by the terms it was submitted under and the calendar of today. */
export const expectedIn = (
  now: Date,
  found: BatchedReads<ReturnType<typeof settingsReads>>,
): ((id: string, each: Parameters<typeof expectedEnd>[0]) => string | null) => {
  const settingsFor = settingsIn(found);
  const calendar = calendarIn(found);
  return (id, each) => expectedEnd(each, settingsFor(id), calendar, now);
};
