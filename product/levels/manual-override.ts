import { general } from '#contract/problems';
import { fill, inLanguage, type Language } from '#contract/words';
import type { EvidencedLevels } from './compute';
import { rank, standings } from './overall';
import type { AdvancementLevel, InnovationLevel, MaturityLevel, OverallLevel } from './level';
import { levelsWords } from './words';
import { scales } from '#product/dictionaries/scales';

/** The levels a person may set against the computed one. */
export interface ChangeableLevels {
  maturity: MaturityLevel;
  innovation: InnovationLevel;
  advancement: AdvancementLevel;
  overall: OverallLevel;
}
export type Changeable = keyof ChangeableLevels;

/** A manual change stores old, new, reason, who and when (domain §6.3). */
export interface ManualChange<Which extends Changeable = Changeable> {
  readonly which: Which;
  readonly computed: ChangeableLevels[Which] | null;
  readonly chosen: ChangeableLevels[Which];
  readonly reason: string;
  /** The documents that prove a raised level; a change stored before they were asked for has none. */
  readonly evidenceIds?: readonly string[];
  readonly by: string;
  readonly at: string;
}

/** The second checker stands by a raised level with their name. It ends with the version that was checked. */
export interface Confirmation {
  readonly which: Changeable;
  readonly by: string;
  readonly at: string;
}

/** What the evidence says to a change. */
export interface Grounds {
  /** The highest maturity that the achievement's category can reach. */
  readonly highest: number;
  readonly evidenced: EvidencedLevels & { readonly overall: OverallLevel };
  /** Whether the cited documents by themselves carry this maturity. */
  readonly carries: (level: MaturityLevel, evidenceIds: readonly string[]) => boolean;
}

/** A reason shorter than this explains nothing. Counted in characters without spaces. */
export const shortestReason = 10;

const lengthOf = (text: string): number => [...text.replace(/\s/g, '')].length;

const between = (lowest: number, highest: number, level: number | string): boolean =>
  typeof level === 'number' && Number.isInteger(level) && level >= lowest && level <= highest;

const isPossible = ({ which, chosen }: ManualChange, highest: number): boolean => {
  if (which === 'maturity') return between(scales.maturity.least, highest, chosen);
  if (which === 'innovation') return between(scales.innovation.least, scales.innovation.most, chosen);
  if (which === 'advancement') return between(scales.advancement.least, scales.advancement.most, chosen);
  return chosen === 'notRated' || standings.some((standing) => standing === chosen);
};

const height = (level: ChangeableLevels[Changeable] | null): number =>
  level === null ? Number.NEGATIVE_INFINITY : typeof level === 'number' ? level : -rank(level);

/** Whether a change sets more than was computed: that needs evidence and a second person. */
export const raises = ({ computed, chosen }: Pick<ManualChange, 'computed' | 'chosen'>): boolean =>
  height(chosen) > height(computed);

/**
 * Accepts a manual change, or refuses it (2002): without a reason, with a level that does not exist or lies above the
 * category's cap, with the level that was computed anyway, above the highest level that has evidence of its own, or
 * raised without citing that evidence (domain §6.3).
 */
export const acceptChange = <Which extends Changeable>(
  change: ManualChange<Which>,
  { highest, evidenced, carries }: Grounds,
  language: Language,
): ManualChange<Which> => {
  const refuse = (
    field: 'Level' | 'Reason' | 'EvidenceIds',
    word: 'reasonTooShort' | 'levelImpossible' | 'levelUnchanged' | 'levelNotEvidenced' | 'evidenceNotCited',
  ) =>
    general.badInput({}, [
      { Field: field, Msg: fill(inLanguage(levelsWords[word], language), { fewest: shortestReason }) },
    ]);
  if (!isPossible(change, highest)) throw refuse('Level', 'levelImpossible');
  if (change.chosen === change.computed) throw refuse('Level', 'levelUnchanged');
  if (raises(change)) {
    if (height(change.chosen) > height(evidenced[change.which])) throw refuse('Level', 'levelNotEvidenced');
    if (!carries(change.chosen as MaturityLevel, change.evidenceIds ?? []))
      throw refuse('EvidenceIds', 'evidenceNotCited');
  }
  if (lengthOf(change.reason) < shortestReason) throw refuse('Reason', 'reasonTooShort');
  return change;
};

/** How a change stands: it counts, it waits for the second checker's name, or the evidence has moved under it. */
export type ChangeState = 'inForce' | 'awaitsConfirmation' | 'void';

/**
 * A change counts as long as the computed level is still what the person saw; when the evidence has moved since, it is
 * void and must be made again. A raised level counts only while its evidence carries it and the second checker of this
 * version confirms it by name.
 */
export const stateOfChange = (
  change: ManualChange,
  computed: ChangeableLevels[Changeable] | null,
  { evidenced, carries }: Pick<Grounds, 'evidenced' | 'carries'>,
  confirmed: readonly Confirmation[],
): ChangeState => {
  if (change.computed !== computed) return 'void';
  if (!raises(change)) return 'inForce';
  if (height(change.chosen) > height(evidenced[change.which])) return 'void';
  if (!carries(change.chosen as MaturityLevel, change.evidenceIds ?? [])) return 'void';
  return confirmed.some(({ which }) => which === change.which) ? 'inForce' : 'awaitsConfirmation';
};
