import { LevelScale, type LevelScaleProps } from '../look/LevelScale';
import type { WordKey } from '#contract/words';
import { useWords } from '../words/say';
import { useLevels } from './useDictionary';

/** A level scale fed from a dictionary: `<Level dictionary="maturity" label="…" reached={9} size="mini" />`. */
export const Level = ({
  dictionary,
  label,
  reached,
  size = 'mini',
}: {
  readonly dictionary: string;
  readonly label: WordKey;
  readonly reached: number | string | null | undefined;
  readonly size?: LevelScaleProps['size'];
}) => {
  const say = useWords();
  const levels = useLevels(dictionary);
  const level = reached === null || reached === undefined || reached === '' ? null : Number(reached);
  return (
    <LevelScale
      name={say(label)}
      levels={levels}
      reached={level}
      size={size}
      notRated={say('shell.notRated')}
    />
  );
};
