import { Alert, Button } from 'antd';
import { dayText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { labelOfField } from './labels';

interface Defect {
  readonly field: string;
  readonly text: string;
}

interface DefectsProps {
  readonly defects: readonly Defect[];
  /** Until when it is to be supplemented. */
  readonly due?: string | null;
  /** Leads to a field, where the form is at hand. */
  readonly onGo?: (path: readonly string[]) => void;
}

/** What the agency asks to be supplemented, field by field, and until when. */
export const Defects = ({ defects, due, onGo }: DefectsProps) => {
  const say = useWords();
  if (defects.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={
        <>
          {say('applicationScreens.returnTitle')}
          {due && <> · {say('applicationScreens.supplementBy', { day: dayText(due) })}</>}
        </>
      }
      description={
        <ul>
          {defects.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {onGo ? (
                <Button type="link" size="small" onClick={() => onGo([field])}>
                  {say(labelOfField(field))}
                </Button>
              ) : (
                <b>{say(labelOfField(field))}</b>
              )}{' '}
              {text}
            </li>
          ))}
        </ul>
      }
    />
  );
};
