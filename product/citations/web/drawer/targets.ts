import { useWords } from '#shell/words/say';
import type { CitedPlace } from '../../citation';
import { provenScales, type ProvenScale } from '../../proven';
import { useCitations } from '../context';

export interface Target {
  readonly value: string;
  readonly label: string;
  readonly proves: CitedPlace['proves'];
  readonly of: string;
  /** The scale of which a level is proven. */
  readonly scale?: ProvenScale;
}

/** What a place proves, as one value of a choice. */
export const targetOf = (about: Pick<CitedPlace, 'proves' | 'of'> | undefined): string =>
  about ? `${about.proves} ${about.of}` : '';

/** All that a place may prove: a level of each scale, and every row of the report's tables. */
export const useTargets = (): readonly Target[] => {
  const say = useWords();
  const { write } = useCitations();
  return [
    ...provenScales.map((scale) => ({
      value: targetOf({ proves: scale, of: '' }),
      label: say(`citations.proves.${scale}`),
      proves: scale,
      of: '',
      scale,
    })),
    ...(write?.rows ?? []).map(({ proves, of, name }) => ({
      value: targetOf({ proves, of }),
      label: `${say(`citations.proves.${proves}`)} ${name}`,
      proves,
      of,
    })),
  ];
};
