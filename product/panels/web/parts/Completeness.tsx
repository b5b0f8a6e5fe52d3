import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { useWords } from '#shell/words/say';
import type { SheetContent } from '#product/opinions/sheet';
import { lackingIn, type Round, type SheetDefect } from '#product/opinions/opinion-form';
import { nameOfField, sectionId, sectionOf, sectionsOf, titleOf } from './sections';
import type { SheetSection } from './sheet-controls';
import { useStored } from './useSheet';

const goTo = (section: SheetSection): void =>
  document.getElementById(sectionId(section))?.scrollIntoView({ block: 'start' });

/** How much of each section is there; a click leads to it. */
const Completeness = ({
  sections,
  round,
  defects,
}: {
  readonly round: Round;
  readonly sections: readonly SheetSection[];
  readonly defects: readonly SheetDefect[];
}) => {
  const say = useWords();
  return (
    <nav className="sheet-way" aria-label={say('shell.sections')}>
      {sections.map((section) => {
        const lacks = defects.filter(({ field }) => sectionOf(field) === section).length;
        return (
          <Button key={section} size="small" onClick={() => goTo(section)}>
            {say(titleOf(section, round))}
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
const Lacking = ({ defects }: { readonly defects: readonly SheetDefect[] }) => {
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
                <Button type="link" size="small" onClick={() => goTo(sectionOf(defect.field))}>
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

interface ProgressProps {
  readonly opinion: Round;
  readonly stored: SheetContent;
  readonly isDiscussion: boolean;
  /** They wanted to sign: what is lacking is named. */
  readonly hasTried: boolean;
}

/** How far the sheet is. It follows every key, so that the desk around it does not. */
export const Progress = ({ opinion, stored, isDiscussion, hasTried }: ProgressProps) => {
  const sheet = useStored(stored);
  const defects = useMemo(() => lackingIn(sheet, opinion, isDiscussion), [sheet, opinion, isDiscussion]);
  return (
    <>
      <Completeness sections={sectionsOf(opinion)} round={opinion} defects={defects} />
      {hasTried && <Lacking defects={defects} />}
    </>
  );
};
