import type { Db } from '../../../host/database/connection';
import { readTogether, type Together } from '../../../host/database/together';
import { contentHash } from '../../../host/audit/record';
import type { Context } from '../../../host/context';
import type { Declaration } from '../../panels/invitation';
import { dayOf } from '../../tasks/calendar';
import { conflictsOf, type Conflicts } from '../conflicts';
import type { JudgingRole } from '../forbidden-roles';
import { knownIn, peopleReads } from './candidates';
import { tieReads, tiesIn } from './ties';

type AnyContext = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** What the engine found against somebody, and the hash of all it looked at. */
export interface Finding extends Conflicts {
  readonly dataVersion: string;
}

/** Somebody who judges an achievement, or is to. */
export interface Asked {
  readonly personId: string;
  readonly applicationId: string;
  readonly role: JudgingRole;
}

const keyOf = ({ personId, applicationId, role }: Asked): string => `${personId} ${applicationId} ${role}`;

const unasked = (one: Asked): never => {
  throw new Error(`nothing was asked about ${keyOf(one)}`);
};

/** What has to be read to weigh all these at once, alone or beside other reads. */
export const findingReads = (db: Db, asked: readonly Asked[]) => ({
  ...peopleReads(db, [...new Set(asked.map(({ personId }) => personId))]),
  ...tieReads(db, [...new Set(asked.map(({ applicationId }) => applicationId))]),
});

/**
 * Runs the conflict engine over all these at once (domain §9.1, item 1): one statement, however many people and
 * achievements. Gives the finding of each. Somebody or something that does not exist has none: asking for it throws.
 */
export const findingsOf = async (
  { db, now }: AnyContext,
  asked: readonly Asked[],
  declaring?: Declaration,
): Promise<(one: Asked) => Finding> =>
  asked.length === 0
    ? unasked
    : findingsIn(await readTogether(db, findingReads(db, asked)), asked, { now, declaring });

/** The same of what was read. */
export const findingsIn = (
  found: Together<ReturnType<typeof findingReads>>,
  asked: readonly Asked[],
  { now, declaring }: { readonly now: Date; readonly declaring?: Declaration | undefined },
): ((one: Asked) => Finding) => {
  const today = dayOf(now);
  const people = knownIn(found, today, declaring);
  const ties = tiesIn(found);
  const findings = new Map(
    asked.flatMap((one) => {
      const known = people.get(one.personId);
      const achievement = ties.get(one.applicationId);
      if (!known || !achievement) return [];
      const { panels, collaborations, ...person } = known;
      // What somebody did in this very evaluation is no earlier tie to those who are named in it.
      const isOther = ({ applicationId }: { readonly applicationId?: string }) =>
        applicationId !== one.applicationId;
      const candidate = {
        ...person,
        role: one.role,
        pastPanels: panels.filter(isOther),
        collaborations: collaborations.filter(isOther),
      };
      const finding: Finding = {
        ...conflictsOf(candidate, achievement, today),
        // Only what is kept needs it: most findings are looked at and forgotten.
        get dataVersion() {
          return contentHash({ candidate, ties: achievement, today });
        },
      };
      return [[keyOf(one), finding] as const];
    }),
  );
  return (one) => findings.get(keyOf(one)) ?? unasked(one);
};
