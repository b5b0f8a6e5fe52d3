import type * as z from 'zod';
import type { Context } from '#host/context';
import type { Language } from '#contract/words';
import { pathOf } from '#product/conflicts/path';
import { sayHit } from '#product/conflicts/say';
import { findingsOf, type ConflictFinding } from '#product/conflicts/server';
import type { Hit } from '#product/conflicts/types';
import type { Declaration } from '#product/conflicts/declaration';
import type { ConflictHit } from '../panel';

/** Runs the conflict engine over some experts for one achievement (domain §9.1), by expert. */
export const expertFindings = async (
  context: Context<unknown, unknown>,
  expertIds: readonly string[],
  applicationId: string,
  declaring?: Declaration,
): Promise<ReadonlyMap<string, ConflictFinding>> => {
  const asked = expertIds.map((personId) => ({ personId, applicationId, role: 'expert' as const }));
  const found = await findingsOf(context, asked, declaring);
  return new Map(asked.map((one) => [one.personId, found(one)]));
};

/** Hits as they travel. */
export const hitsOf = (hits: readonly Hit[], language: Language): z.output<typeof ConflictHit>[] =>
  hits.map((hit) => ({
    rule: hit.rule,
    matchedBy: hit.matchedBy,
    says: sayHit(hit, language),
    path: pathOf(hit, language),
  }));
