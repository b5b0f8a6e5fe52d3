import { general } from '../../../contract/problems';
import { fill, inLanguage, type Language } from '../../../contract/words';
import { maturityCap } from './evidence';
import { standings } from './overall';
import type {
  AdvancementLevel,
  InnovationLevel,
  MaturityLevel,
  OutcomeCategory,
  OverallLevel,
} from './types';
import { levelsWords } from './words';

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
  readonly by: string;
  readonly at: string;
}

/** A reason shorter than this explains nothing. Counted in characters without spaces. */
export const shortestReason = 10;

const lengthOf = (text: string): number => [...text.replace(/\s/g, '')].length;

const between = (lowest: number, highest: number, level: number | string): boolean =>
  typeof level === 'number' && Number.isInteger(level) && level >= lowest && level <= highest;

const isPossible = ({ which, chosen }: ManualChange, category: OutcomeCategory): boolean => {
  if (which === 'maturity') return between(1, maturityCap[category], chosen);
  if (which === 'innovation') return between(0, 4, chosen);
  if (which === 'advancement') return between(1, 7, chosen);
  return chosen === 'notRated' || standings.some((standing) => standing === chosen);
};

/**
 * Accepts a manual change, or refuses it (2002): without a reason, with a level that does not exist
 * or lies above the category's cap, or with the level that was computed anyway.
 */
export const acceptChange = <Which extends Changeable>(
  change: ManualChange<Which>,
  category: OutcomeCategory,
  language: Language,
): ManualChange<Which> => {
  const refuse = (field: string, word: 'reasonTooShort' | 'levelImpossible' | 'levelUnchanged') =>
    general.badInput({}, [
      { Field: field, Msg: fill(inLanguage(levelsWords[word], language), { fewest: shortestReason }) },
    ]);
  if (!isPossible(change, category)) throw refuse('Level', 'levelImpossible');
  if (change.chosen === change.computed) throw refuse('Level', 'levelUnchanged');
  if (lengthOf(change.reason) < shortestReason) throw refuse('Reason', 'reasonTooShort');
  return change;
};

/**
 * The level in force: the chosen one as long as the computed one is still what the person saw.
 * When the evidence has moved the computed level since, the change is void and must be made again.
 */
export const levelInForce = <Which extends Changeable>(
  computed: ChangeableLevels[Which] | null,
  change: ManualChange<Which> | null,
): { readonly level: ChangeableLevels[Which] | null; readonly changeIsVoid: boolean } =>
  change === null || change.computed !== computed
    ? { level: computed, changeIsVoid: change !== null }
    : { level: change.chosen, changeIsVoid: false };
