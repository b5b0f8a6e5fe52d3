import { Alert } from 'antd';
import { useWords } from '../../../../shell/words/say';
import { labelOfField } from './labels';

interface Defect {
  readonly field: string;
  readonly text: string;
}

/** What the agency asks to be supplemented, field by field. */
export const Defects = ({ defects }: { readonly defects: readonly Defect[] }) => {
  const say = useWords();
  if (defects.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say('applicationScreens.returnTitle')}
      description={
        <ul>
          {defects.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <b>{say(labelOfField(field))}</b> {text}
            </li>
          ))}
        </ul>
      }
    />
  );
};
