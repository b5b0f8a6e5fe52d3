import { Alert } from 'antd';
import { useWords } from '#shell/words/say';
import type * as z from 'zod';
import type { OpinionForExpert } from '../../opinion';

type Work = NonNullable<z.output<typeof OpinionForExpert>['work']>;

/** On top of the sheet of a later round: what the round before asked for, what was done about it, and what is asked now. */
export const Answered = ({
  answered,
  isShort,
}: {
  readonly answered: Work['answered'];
  readonly isShort: boolean;
}) => {
  const say = useWords();
  if (answered.length === 0 && !isShort) return null;
  return (
    <>
      {isShort && (
        <Alert
          type="info"
          showIcon
          title={say('panelScreens.toConfirm')}
          description={say('panelScreens.toConfirmText')}
        />
      )}
      {answered.length > 0 && (
        <section className="sheet-section">
          <h2>{say('panelScreens.answered')}</h2>
          <ol className="sheet-answered">
            {answered.map(({ text, answer }) => (
              <li key={text}>
                {text}
                <p className="faint">{answer ?? say('panelScreens.notAnswered')}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
};
