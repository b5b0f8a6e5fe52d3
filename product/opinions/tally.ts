import { twoThirdsOf } from '#product/levels/order';
import type { Sheet } from './sheet';
import type { Conclusion } from './types';

/** What the tally looks at in a sheet that has passed its form check. */
export interface Vote {
  readonly conclusion: Conclusion;
  readonly hasMandatoryItem: boolean;
}

export type RoundMode = 'full' | 'confirm';

/** What of a seat of the round before decides whether a confirm round asks its expert. */
interface Before {
  readonly isLeader: boolean;
  readonly conclusion: Conclusion | null;
}

/**
 * Whom a confirm round asks (domain §3.3 R8): the leader and those who agreed after modification; after a confirm round
 * everybody who did not confirm, for their voice is what it lacked.
 */
export const isAskedToConfirm = ({ isLeader, conclusion }: Before, before: RoundMode): boolean =>
  isLeader || conclusion === 'agreeAfterModification' || (before === 'confirm' && conclusion !== 'agree');

export interface Tally {
  readonly outcome: 'pass' | 'modify' | 'fail';
  readonly agree: number;
  readonly agreeAfterModification: number;
  readonly disagree: number;
  /** Voices a decision needs: two thirds of the panel, or everybody in a confirm round. */
  readonly quorum: number;
  /** Enough agree, but somebody who wants modification has marked an item mandatory. */
  readonly heldByMandatoryItem: boolean;
}

/** The vote of a complete sheet; throws on one without a conclusion, which no form check lets through. */
export const voteOf = ({
  conclusion,
  problems,
  advice,
}: Pick<Sheet, 'conclusion' | 'problems' | 'advice'>): Vote => {
  if (conclusion === null) throw new RangeError('a sheet without a conclusion has no vote');
  return { conclusion, hasMandatoryItem: [...problems, ...advice].some(({ isMandatory }) => isMandatory) };
};

/**
 * The outcome of a closed round (domain §3.4). With n sheets and q = ⌈2n/3⌉: pass when q agree and no
 * mandatory item stands on a sheet that agrees after modification; modify when q agree either way; else fail.
 * A confirm round passes only when all confirm; it never fails an achievement, its voices are too few.
 * Throws without votes: a round cannot close empty.
 */
export const tally = (votes: readonly Vote[], mode: RoundMode = 'full'): Tally => {
  if (votes.length === 0) throw new RangeError('a round without sheets cannot be tallied');
  const count = (conclusion: Conclusion): number =>
    votes.filter((vote) => vote.conclusion === conclusion).length;
  const [agree, agreeAfterModification, disagree] = [
    count('agree'),
    count('agreeAfterModification'),
    count('disagree'),
  ];
  const quorum = mode === 'confirm' ? votes.length : twoThirdsOf(votes.length);
  const heldByMandatoryItem =
    agree >= quorum &&
    votes.some((vote) => vote.conclusion === 'agreeAfterModification' && vote.hasMandatoryItem);
  const favourable = mode === 'confirm' || agree + agreeAfterModification >= quorum;
  const outcome = agree >= quorum && !heldByMandatoryItem ? 'pass' : favourable ? 'modify' : 'fail';
  return { outcome, agree, agreeAfterModification, disagree, quorum, heldByMandatoryItem };
};
