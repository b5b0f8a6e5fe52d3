import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { contentHash } from '../../../host/audit/record';
import { fill, inLanguage, type Language } from '../../../contract/words';
import { dayOf } from '../../tasks/calendar';
import { conflictsOf, type Conflicts } from '../conflicts/conflicts';
import type { Hit } from '../conflicts/types';
import { conflictsWords } from '../conflicts/words';
import type { Declaration } from '../invitation';
import type { ConflictHit } from '../panel';
import { candidatesOf, type Expert } from './candidate';
import type { Achievement } from './ties';

/** What the engine found against somebody, and the hash of all it looked at. */
export interface Finding extends Conflicts {
  readonly dataVersion: string;
}

/** Runs the conflict engine over some experts for one report (domain §9.1), by expert. */
export const findingsOf = async (
  context: Context<unknown, unknown>,
  experts: readonly Expert[],
  achievement: Achievement,
  reportId: string,
  declaration?: Declaration,
): Promise<Map<string, Finding>> => {
  const today = dayOf(context.now);
  const candidates = await candidatesOf(context.db, experts, reportId, declaration);
  return new Map(
    [...candidates].map(([id, candidate]) => [
      id,
      {
        ...conflictsOf(candidate, achievement.ties, today),
        dataVersion: contentHash({ candidate, ties: achievement.ties, today }),
      },
    ]),
  );
};

/** Keeps what was found, with the reason the agency gives for soft hits and the data it follows from. */
export const keepFinding = async (
  context: Context<unknown, unknown>,
  reportId: string,
  personId: string,
  { hard, soft, dataVersion }: Finding,
  reason: string | null,
): Promise<void> => {
  await context.db
    .insertInto('conflictCheck')
    .values({
      id: context.newId(),
      reportId,
      personId,
      hits: JSON.stringify([...hard, ...soft]),
      reason,
      dataVersion,
      checkedAt: context.now.toISOString(),
    })
    .execute();
};

/** A hit as a sentence in the reader's language. */
export const sayHit = ({ word, who, where }: Hit, language: Language): string =>
  fill(inLanguage(conflictsWords[word], language), { who, where });

/** Hits as they travel. */
export const hitsOf = (hits: readonly Hit[], language: Language): z.output<typeof ConflictHit>[] =>
  hits.map((hit) => ({ rule: hit.rule, matchedBy: hit.matchedBy, says: sayHit(hit, language) }));
