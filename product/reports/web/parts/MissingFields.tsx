import { useWords } from '#shell/words/say';
import { chapters } from './editor/chapters';
import { sayMissing } from './editor/lacks';
import type { StaffReport } from './types';

/** What is still to be written, chapter by chapter. */
export const MissingFields = ({ missing }: Pick<StaffReport, 'missing'>) => {
  const say = useWords();
  const lines = chapters
    .map(({ number, title, parts }) => ({
      head: `${number} ${say(title)}`,
      of: missing.filter(({ part }) => (parts as readonly string[]).includes(part)),
    }))
    .filter(({ of }) => of.length > 0);
  return (
    <ul className="findings">
      {lines.map(({ head, of }) => (
        <li key={head}>{say('shell.labelled', { label: head, text: sayMissing(of, say) })}</li>
      ))}
    </ul>
  );
};
