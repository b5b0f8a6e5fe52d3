import type { Selectable } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import type { Me } from '#host/me';
import { refusalsOf, judgesOf, type FindingQuestion } from '#product/conflicts/server';
import { casesOf, dropCases, storeCase, storeCheckedAt, lookedAt, lookedAtAlone } from '#queries/conflicts';
import { applicationCodes } from '#product/dictionaries/application-status';
import { leftByAll } from '../left-by-all';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from '../notify';
import { changedSince, everything, forgetClosed, touchedBy, type TouchedCase, type Changed } from './touched';

type Working = Context<Me | null, unknown>;

/** So many cases are looked at in one statement, and written in one transaction. */
const atOnce = 100;

/** What was found about a case: against whom, and who has to act. */
type Found = Pick<Selectable<Tables['conflictCase']>, 'holder' | 'found'>;

/** Looks at some cases: those in which nobody has to act have no entry. */
const lookAt = async (
  context: Working,
  cases: readonly TouchedCase[],
): Promise<ReadonlyMap<string, Found>> => {
  const judges = await judgesOf(
    context.db,
    cases.map(({ id }) => id),
  );
  const asked = cases.flatMap((row) =>
    (judges.get(row.id) ?? [])
      // Whoever was the assessor before judges no more.
      .filter(({ role, accountId }) => role !== 'assessor' || accountId === row.assessorId)
      .map(({ accountId, role }): FindingQuestion => ({ personId: accountId, applicationId: row.id, role })),
  );
  const findings = await refusalsOf(context, asked);
  const left = await leftByAll(
    context,
    cases.filter(({ status }) => status !== applicationCodes.publicReview),
  );
  return new Map(
    cases.flatMap((row) => {
      const found = asked
        .filter((one) => one.applicationId === row.id && findings(one).hard.length > 0)
        .map((one) => {
          const { hard, dataVersion } = findings(one);
          return { personId: one.personId, role: one.role, hits: hard, dataVersion };
        });
      const isLeft = left.has(row.id);
      if (found.length === 0 && !isLeft) return [];
      // What is with the public-service agency is theirs to return.
      const isTheirs = isLeft || row.status === applicationCodes.publicReview;
      return [[row.id, { holder: isTheirs ? 'publicAgency' : 'agency', found }] as const];
    }),
  );
};

/** Who has to act and may: those who are not independent themselves are left out. */
const toAct = async (context: Working, row: TouchedCase, holder: Found['holder']): Promise<string[]> => {
  const [code, role] =
    holder === 'agency'
      ? ([roleCode.agency, 'agencyManager'] as const)
      : ([roleCode.publicAgency, 'publicReviewer'] as const);
  const people = await peopleInRole(context, code, holder === 'agency' ? row.evaluationAgencyId : undefined);
  const asked = people.map((personId) => ({ personId, applicationId: row.id as string, role }));
  const findings = await refusalsOf(context, asked);
  return asked.filter((one) => findings(one).hard.length === 0).map(({ personId }) => personId);
};

const isKnown = (before: Found | undefined, now: Found): boolean =>
  before?.holder === now.holder &&
  now.found.every(({ personId, role }) =>
    before.found.some((one) => one.personId === personId && one.role === role),
  );

/** Writes down what was found about these cases; what is new is told to those who have to act, and only once. */
const recheck = async (context: Working, cases: readonly TouchedCase[]): Promise<void> => {
  const { db } = context;
  const found = await lookAt(context, cases);
  const ids = cases.map(({ id }) => id);
  const stored = await casesOf(db, ids);
  const over = stored.map(({ applicationId }) => applicationId).filter((id) => !found.has(id));
  if (over.length > 0) await dropCases(db, over);
  for (const row of cases) {
    const storedCase = found.get(row.id);
    if (!storedCase) continue;
    const before = stored.find(({ applicationId }) => applicationId === row.id);
    await storeCase(context, row.id, storedCase);
    if (isKnown(before, storedCase)) continue;
    const word = storedCase.holder === 'agency' ? 'toldConflict' : 'toldConflictLeft';
    await notifyAbout(context, row, word, await toAct(context, row, storedCase.holder), {
      actionNeeded: true,
    });
  }
};

/** One run waits for the other: nobody is told twice of the same. */
const inTurn = (services: Services, work: (context: Working, lookedAt: string) => Promise<void>) =>
  byItself(services, async (context) => work(context, await lookedAtAlone(context.db)));

const recheckThese = async (services: Services, changed: Changed): Promise<void> => {
  await inTurn(services, forgetClosed);
  const cases = await touchedBy({ db: services.db, now: services.clock() }, changed);
  for (let from = 0; from < cases.length; from += atOnce)
    await inTurn(services, (context) => recheck(context, cases.slice(from, from + atOnce)));
};

/**
 * Looks again at the open cases that a change of people, organisations or declarations concerns (domain §9.1), as the log
 * names it; the rest stays as it was found. Doing it twice tells nobody twice.
 */
export const recheckChanged = async (services: Services): Promise<void> => {
  const lookingAt = services.clock().toISOString();
  const before = await lookedAt(services.db);
  const changed = await changedSince({ db: services.db, now: services.clock() }, before);
  await recheckThese(services, changed);
  // Only now: what a run could not finish, the next one looks at again.
  await inTurn(services, async ({ db }) => {
    await storeCheckedAt(db, lookingAt);
  });
};

/** Looks at every open case: time alone ends a tie, or makes a certificate run out. */
export const recheckAll = (services: Services): Promise<void> => recheckThese(services, everything);
