import { useWords } from '#shell/words/say';
import type { SettingValues } from '../../settings';
import { differing, valueText } from './valueText';

/** What differs between two sets of values, one line each: name, before, after. */
export const Changes = ({
  before,
  after,
}: {
  readonly before: Partial<SettingValues>;
  readonly after: Partial<SettingValues>;
}) => {
  const say = useWords();
  return (
    <ul className="setting-changes">
      {differing(before, after).map((name) => (
        <li key={name}>
          {say(`settings.name.${name}`)} <del>{valueText(name, before[name], say)}</del>{' '}
          <ins>{valueText(name, after[name], say)}</ins>
        </li>
      ))}
    </ul>
  );
};
