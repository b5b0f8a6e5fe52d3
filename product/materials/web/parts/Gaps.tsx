import { Alert, Button } from 'antd';
import { useWords } from '#shell/words/say';
import { lackingIn, type Item, type Missing } from './filling';

/** What keeps the material from being submitted: a line for each item, the way to its place, with the first thing it wants. */
export const Gaps = ({
  gaps,
  onGo,
}: {
  readonly gaps: readonly Missing[];
  readonly onGo: (code: string) => void;
}) => {
  const say = useWords();
  if (gaps.length === 0)
    return <Alert type="success" showIcon title={say('materialScreens.nothingMissing')} />;
  return (
    <Alert
      type="info"
      showIcon
      title={`${say('materialScreens.stillMissing')} (${lackingIn(gaps).length})`}
      description={
        <ul className="gaps">
          {lackingIn(gaps).map((code) => {
            const own = gaps.filter((gap) => gap.code === code);
            return (
              <li key={code}>
                <Button type="link" size="small" onClick={() => onGo(code)}>
                  {own[0]!.message}
                </Button>
                {own.length > 1 && (
                  <span className="faint"> {say('materialScreens.moreGaps', { count: own.length - 1 })}</span>
                )}
              </li>
            );
          })}
        </ul>
      }
    />
  );
};

/** What will be asked about though nothing is missing: evidence that is too old, each line a way to its place. */
export const Warnings = ({
  warnings,
  onGo,
}: {
  readonly warnings: readonly Missing[];
  readonly onGo: (code: string) => void;
}) => {
  const say = useWords();
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say('materialScreens.outOfDate')}
      description={
        <ul className="gaps">
          {warnings.map(({ code, message }) => (
            <li key={`${code} ${message}`}>
              <Button type="link" size="small" onClick={() => onGo(code)}>
                {message}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
};

/** What the assessor asked to be supplemented, item by item, each a way to its place. */
export const Remarks = ({
  items,
  onGo,
}: {
  readonly items: readonly Item[];
  readonly onGo: (code: string) => void;
}) => {
  const say = useWords();
  const remarked = items.filter(({ comment, result }) => comment && result === 'toSupplement');
  if (remarked.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say('materialScreens.comment')}
      description={
        <ul className="gaps">
          {remarked.map(({ code, title, comment }) => (
            <li key={code}>
              <Button type="link" size="small" onClick={() => onGo(code)}>
                {title}
              </Button>{' '}
              {comment}
            </li>
          ))}
        </ul>
      }
    />
  );
};
