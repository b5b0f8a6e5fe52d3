import { contentHash } from '../../../host/audit/record';
import type { Context } from '../../../host/context';
import type { Declaration } from '../../panels/invitation';
import { dayOf } from '../../tasks/calendar';
import { conflictsOf, type Conflicts } from '../conflicts';
import type { JudgingRole } from '../forbidden-roles';
import { knownOf } from './candidates';
import { tiesOf } from './ties';

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

/**
 * Runs the conflict engine over all these at once (domain §9.1, item 1): a fixed number of reads, however many people and
 * achievements. Gives the finding of each. Somebody or something that does not exist has none: asking for it throws.
 */
export const findingsOf = async (
  { db, now }: AnyContext,
  asked: readonly Asked[],
  declaring?: Declaration,
): Promise<(one: Asked) => Finding> => {
  const today = dayOf(now);
  const people = await knownOf(db, [...new Set(asked.map(({ personId }) => personId))], today, declaring);
  const ties = await tiesOf(db, [...new Set(asked.map(({ applicationId }) => applicationId))]);
  const findings = new Map(
    asked.flatMap((one) => {
      const known = people.get(one.personId);
      const achievement = ties.get(one.applicationId);
      if (!known || !achievement) return [];
      const { panels, ...person } = known;
      const candidate = {
        ...person,
        role: one.role,
        pastPanels: panels.filter(({ applicationId }) => applicationId !== one.applicationId),
      };
      const found: Finding = {
        ...conflictsOf(candidate, achievement, today),
        // Only what is kept needs it: most findings are looked at and forgotten.
        get dataVersion() {
          return contentHash({ candidate, ties: achievement, today });
        },
      };
      return [[keyOf(one), found] as const];
    }),
  );
  return (one) => {
    const found = findings.get(keyOf(one));
    if (!found) throw new Error(`nothing was asked about ${keyOf(one)}`);
    return found;
  };
};
