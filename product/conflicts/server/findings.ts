import type { Db } from '#host/database/connection';
import { readBatch, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { writtenOnce } from '#host/database/written-once';
import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import type { Declaration } from '../declaration';
import { dayOf } from '#contract/calendar';
import { conflictsOf, hardConflictsOf, type Conflicts } from '../conflicts';
import type { JudgingRole } from '../forbidden-roles';
import type { AchievementRelationships } from '../types';
import type { Day } from '#contract/days';
import { historyReads, knownIn, personRelationshipsIn, personRelationshipReads } from './candidates';
import { relationshipReads, relationshipsIn } from './relationships';

type AnyContext = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** Why somebody is refused, and the hash of all that was looked at. */
export interface Refusal extends Pick<Conflicts, 'hard'> {
  readonly dataVersion: string;
}

/** What the whole engine found against somebody. */
export interface ConflictFinding extends Conflicts, Refusal {}

/** Somebody who judges an achievement, or is to. */
export interface FindingQuestion {
  readonly personId: string;
  readonly applicationId: string;
  readonly role: JudgingRole;
}

const keyOf = ({ personId, applicationId, role }: FindingQuestion): string =>
  `${personId} ${applicationId} ${role}`;

const unasked = (one: FindingQuestion): never => {
  throw new Error(`nothing was asked about ${keyOf(one)}`);
};

/** What is known of people and achievements on a day. */
interface Weighing<Known> {
  readonly people: ReadonlyMap<string, Known>;
  readonly relationships: ReadonlyMap<string, AchievementRelationships>;
  readonly today: Day;
}

const peopleOf = (asked: readonly FindingQuestion[]) => [...new Set(asked.map(({ personId }) => personId))];

const applicationsOf = (asked: readonly FindingQuestion[]) => [
  ...new Set(asked.map(({ applicationId }) => applicationId)),
];

/** What has to be read to know whether any of these people is refused at any of these achievements, alone or beside other reads. */
export const refusalReads = (db: Db, personIds: readonly string[], applicationIds: Ids) =>
  reads(db, { people: personIds, applications: applicationIds });

const reads = writtenOnce(['people', 'applications'], (db, { people, applications }) => ({
  ...personRelationshipReads(db, people),
  ...relationshipReads(db, applications),
}));

/** The hash of what was looked at: only what is kept needs it, so it is made when it is asked for. */
class Hashed {
  readonly #looked: object;
  constructor(looked: object, found: object) {
    this.#looked = looked;
    Object.assign(this, found);
  }
  get dataVersion(): string {
    return contentHash(this.#looked);
  }
}

/** What is found against each, with the hash of what was looked at. */
const weighed = <Known, Looked extends object, Found extends object>(
  asked: readonly FindingQuestion[],
  { people, relationships, today }: Weighing<Known>,
  look: (known: Known, one: FindingQuestion) => Looked,
  find: (candidate: Looked, achievement: AchievementRelationships, today: Day) => Found,
): ((one: FindingQuestion) => Found & { readonly dataVersion: string }) => {
  const findings = new Map(
    asked.flatMap((one) => {
      const known = people.get(one.personId);
      const achievement = relationships.get(one.applicationId);
      if (!known || !achievement) return [];
      const candidate = look(known, one);
      const looked = { candidate, relationships: achievement, today };
      const finding = new Hashed(looked, find(candidate, achievement, today)) as Hashed & Found;
      return [[keyOf(one), finding] as const];
    }),
  );
  return (one) => findings.get(keyOf(one)) ?? unasked(one);
};

/** Hard hits from what was read with `refusalReads`: what soft rules weigh is not even read. */
export const refusalsIn = (
  found: BatchedReads<ReturnType<typeof refusalReads>>,
  asked: readonly FindingQuestion[],
  now: Date,
): ((one: FindingQuestion) => Refusal) => {
  const today = dayOf(now);
  return weighed(
    asked,
    { people: personRelationshipsIn(found, today), relationships: relationshipsIn(found), today },
    (known, { role }) => ({ ...known, role }),
    (candidate, achievement) => ({ hard: hardConflictsOf(candidate, achievement, today) }),
  );
};

/**
 * Who of these is refused, and why (domain §9.1, item 1): one statement, however many people and achievements. For
 * whatever asks only whether somebody may judge; their history, which grows with every panel, is left alone.
 */
export const refusalsOf = async (
  { db, now }: AnyContext,
  asked: readonly FindingQuestion[],
): Promise<(one: FindingQuestion) => Refusal> =>
  asked.length === 0
    ? unasked
    : refusalsIn(await readBatch(db, refusalReads(db, peopleOf(asked), applicationsOf(asked))), asked, now);

/**
 * Runs the whole conflict engine over all these at once (domain §9.1, item 1): one statement, however many people and
 * achievements. Gives the finding of each. Somebody or something that does not exist has none: asking for it throws.
 */
export const findingsOf = async (
  { db, now }: AnyContext,
  asked: readonly FindingQuestion[],
  declaring?: Declaration,
): Promise<(one: FindingQuestion) => ConflictFinding> => {
  if (asked.length === 0) return unasked;
  const found = await readBatch(db, {
    ...refusalReads(db, peopleOf(asked), applicationsOf(asked)),
    ...historyReads(db, peopleOf(asked), applicationsOf(asked)),
  });
  const today = dayOf(now);
  return weighed(
    asked,
    { people: knownIn(found, today, declaring), relationships: relationshipsIn(found), today },
    ({ panels, collaborations, ...person }, { applicationId, role }) => {
      // What somebody did in this very evaluation is no earlier tie to those who are named in it.
      const isOther = (one: { readonly applicationId?: string; readonly forApplicationId?: string }) =>
        one.applicationId !== applicationId && (one.forApplicationId ?? applicationId) === applicationId;
      return {
        ...person,
        role,
        pastPanels: panels.filter(isOther),
        collaborations: collaborations.filter(isOther),
      };
    },
    conflictsOf,
  );
};
