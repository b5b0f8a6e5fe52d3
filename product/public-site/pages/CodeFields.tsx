import type { Site } from '../view-types';
import { AccountField } from './AccountField';
import { Field } from './Field';
import { speak } from './speak';

/** A number, and the code that is sent to it. */
export const CodeFields = ({ site, first = true }: { readonly site: Site; readonly first?: boolean }) => {
  const say = speak(site.language);
  return (
    <>
      <AccountField site={site} ask="mobile" first={first} />
      <Field
        label={say('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        data-need={say('needCode')}
        extra={
          <button
            className="button form__code"
            type="button"
            data-send-code=""
            data-again={say('secondsToRetry')}
            data-sent={say('codeSent')}
          >
            {say('getCode')}
          </button>
        }
      />
    </>
  );
};
