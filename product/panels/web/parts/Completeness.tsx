import { Alert, Button } from 'antd';
import { useWords } from '../../../../shell/words/say';
import type { SheetDefect } from '../../rules/opinion-form';
import { nameOfField, sectionId, sectionOf, sectionWords, type SheetSection } from './sections';

const goTo = (section: SheetSection): void =>
  document.getElementById(sectionId(section))?.scrollIntoView({ block: 'start' });

/** How much of each section is there; a click leads to it. */
export const Completeness = ({
  sections,
  defects,
}: {
  readonly sections: readonly SheetSection[];
  readonly defects: readonly SheetDefect[];
}) => {
  const say = useWords();
  return (
    <nav className="sheet-way" aria-label={say('shell.sections')}>
      {sections.map((section) => {
        const lacks = defects.filter((defect) => sectionOf(defect) === section).length;
        return (
          <Button key={section} size="small" onClick={() => goTo(section)}>
            {say(sectionWords[section])}
            <span className={lacks === 0 ? 'sheet-way__done' : 'sheet-way__open'}>
              {lacks === 0 ? '✓' : say('panelScreens.lacks', { count: lacks })}
            </span>
          </Button>
        );
      })}
    </nav>
  );
};

/** What a sheet lacks before it can be signed, each line a way to its place. */
export const Lacking = ({ defects }: { readonly defects: readonly SheetDefect[] }) => {
  const say = useWords();
  if (defects.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={`${say('panelScreens.missing')} (${defects.length})`}
      description={
        <ul className="sheet-lacks">
          {defects.map((defect) => {
            const name = nameOfField(defect.field);
            return (
              <li key={`${defect.field} ${defect.word}`}>
                <Button type="link" size="small" onClick={() => goTo(sectionOf(defect))}>
                  {name && `${say(name)}: `}
                  {say(`panelRules.${defect.word}`, defect.values)}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
};
