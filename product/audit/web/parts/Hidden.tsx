import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#shell/can';
import { useCountdown } from '#shell/parts/useCountdown';
import { useWords } from '#shell/words/say';
import type { hiddenFields } from '../../names';
import './audit.css';

const RevealDialog = lazy(() => import('./RevealDialog'));
/** So long somebody's number stays on the screen. */
const shownFor = 60;

interface HiddenProps {
  readonly userId: string;
  readonly name: string;
  readonly field: (typeof hiddenFields)[number];
  /** What may be seen of it by everybody who reads the record; empty where nothing is stored. */
  readonly masked: string;
}

/**
 * A number, an address or an identity number: masked, and for a reason shown for a minute. The value lives in this
 * component alone: no query holds it, and it is gone with the dialog it stands in.
 */
export const Hidden = ({ userId, name, field, masked }: HiddenProps) => {
  const say = useWords();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState('');
  const [left, begin] = useCountdown();
  const isShown = value !== '' && left > 0;
  // What the minute is over for is forgotten and not only hidden.
  if (value !== '' && left === 0) setValue('');
  if (masked === '') return '/';
  return (
    <span className="audit-hidden">
      <span className="audit-hidden__value">{isShown ? value : masked}</span>
      {isShown ? (
        <>
          <span className="faint">{say('audit.hidesIn', { seconds: left })}</span>
          <Button type="link" size="small" onClick={() => begin(0)}>
            {say('audit.hide')}
          </Button>
        </>
      ) : (
        can('audit.reveal') && (
          <Button
            type="link"
            size="small"
            aria-label={say('audit.showField', { field: say(`audit.${field}`) })}
            onClick={() => setAsking(true)}
          >
            {say('audit.show')}
          </Button>
        )
      )}
      {asking && (
        <Suspense>
          <RevealDialog
            userId={userId}
            name={name}
            field={field}
            onClose={() => setAsking(false)}
            onShown={(shown) => {
              begin(shownFor);
              setValue(shown);
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </span>
  );
};
