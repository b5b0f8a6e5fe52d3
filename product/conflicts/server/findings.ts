import type { Db } from '#host/database/connection';
import { readBatch, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { writtenOnce } from '#host/database/written-once';
import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import type { Declaration } from '../declaration';
import { dayOf } from '#contract/calendar';
import { conflictsOf, hardConflictsOf, type Conflicts } from '../conflicts';
import type { JudgingRole } from '../forbidden-roles';
import type { AchievementRelationships, EarlierReaders } from '../types';
import type { Day } from '#contract/days';
import { historyReads, knownIn, personRelationshipsIn, personRelationshipReads } from './candidates';
import { earlierReaders } from './readers';
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

const unasked = ({ personId, applicationId, role }: FindingQuestion): never => {
  throw new Error(`nothing was asked about ${personId} ${applicationId} ${role}`);
};

type Readers = ReadonlyMap<string, EarlierReaders>;

/** As whom somebody is asked about of whom it matters what they may have read before. */
const afterwards: readonly JudgingRole[] = ['secondReviewer', 'reviewSupervisor'];

/** Who may have read what the evaluations came to which somebody is to look at afterwards; of all others nothing is read. */
const readersFor = (db: Db, asked: readonly FindingQuestion[]): Promise<Readers> =>
  earlierReaders(db, applicationsOf(asked.filter(({ role }) => afterwards.includes(role))));

/** What is known of people and achievements on a day. */
interface Weighing<Known> {
  readonly people: ReadonlyMap<string, Known>;
  readonly relationships: ReadonlyMap<string, AchievementRelationships>;
  readonly readers: Readers;
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

/** What was found; the hash of what was looked at is made when it is asked for: only what is kept needs it. */
class Finding implements ConflictFinding {
  readonly hard: Conflicts['hard'];
  readonly soft: Conflicts['soft'];
  readonly #looked: object;
  constructor({ hard, soft }: Conflicts, looked: object) {
    this.hard = hard;
    this.soft = soft;
    this.#looked = looked;
  }
  get dataVersion(): string {
    return contentHash(this.#looked);
  }
}

/** What is found against each, with the hash of what was looked at. */
const weighed = <Known, Looked extends object>(
  asked: readonly FindingQuestion[],
  { people, relationships, readers, today }: Weighing<Known>,
  look: (known: Known, one: FindingQuestion) => Looked,
  find: (candidate: Looked, achievement: AchievementRelationships, today: Day) => Conflicts,
): ((one: FindingQuestion) => ConflictFinding) => {
  const findings = new Map<string, { readonly about: FindingQuestion; readonly finding: Finding }[]>();
  for (const about of asked) {
    const known = people.get(about.personId);
    const related = relationships.get(about.applicationId);
    if (!known || !related) continue;
    const achievement = afterwards.includes(about.role)
      ? { ...related, readers: readers.get(about.applicationId) }
      : related;
    const candidate = look(known, about);
    const looked = { candidate, relationships: achievement, today };
    const finding = new Finding(find(candidate, achievement, today), looked);
    const others = findings.get(about.personId);
    if (others) others.push({ about, finding });
    else findings.set(about.personId, [{ about, finding }]);
  }
  return (one) =>
    findings
      .get(one.personId)
      ?.find(({ about }) => about.applicationId === one.applicationId && about.role === one.role)?.finding ??
    unasked(one);
};

/**
 * Hard hits from what was read with `refusalReads`: what soft rules weigh is not even read. `readers` is needed where somebody is
 * asked about who looks at an evaluation afterwards.
 */
export const refusalsIn = (
  found: BatchedReads<ReturnType<typeof refusalReads>>,
  asked: readonly FindingQuestion[],
  now: Date,
  readers: Readers = new Map(),
): ((one: FindingQuestion) => Refusal) => {
  const today = dayOf(now);
  return weighed(
    asked,
    { people: personRelationshipsIn(found, today), relationships: relationshipsIn(found), readers, today },
    (known, { role }) => ({ ...known, role }),
    (candidate, achievement) => ({ hard: hardConflictsOf(candidate, achievement, today), soft: [] }),
  );
};

/**
 * Who of these is refused, and why (domain §9.1, item 1): one statement, however many people and achievements, and a
 * second one where somebody looks at an evaluation afterwards. For
 * whatever asks only whether somebody may judge; their history, which grows with every panel, is left alone.
 */
export const refusalsOf = async (
  { db, now }: AnyContext,
  asked: readonly FindingQuestion[],
): Promise<(one: FindingQuestion) => Refusal> =>
  asked.length === 0
    ? unasked
    : refusalsIn(
        await readBatch(db, refusalReads(db, peopleOf(asked), applicationsOf(asked))),
        asked,
        now,
        await readersFor(db, asked),
      );

/** What somebody did in this very evaluation is no earlier tie to those who are named in it. */
const earlier = <Fact extends { readonly applicationId?: string; readonly forApplicationId?: string }>(
  facts: readonly Fact[],
  evaluated: string,
): readonly Fact[] =>
  facts.length === 0
    ? facts
    : facts.filter(
        ({ applicationId, forApplicationId = evaluated }) =>
          applicationId !== evaluated && forApplicationId === evaluated,
      );

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
    {
      people: knownIn(found, today, declaring),
      relationships: relationshipsIn(found),
      readers: await readersFor(db, asked),
      today,
    },
    ({ person, panels, collaborations }, { applicationId, role }) => ({
      ...person,
      role,
      pastPanels: earlier(panels, applicationId),
      collaborations: earlier(collaborations, applicationId),
    }),
    conflictsOf,
  );
};
