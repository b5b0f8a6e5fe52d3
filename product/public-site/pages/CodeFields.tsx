import type { Site } from '../view-types';
import { Field } from './Field';
import { speak } from './speak';

/** A number, and the code that is sent to it. */
export const CodeFields = ({ site, first = true }: { readonly site: Site; readonly first?: boolean }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus={first}
        maxLength={20}
        data-need={say('needMobile')}
        data-wrong={say('wrongMobile')}
      />
      <Field
        label={say('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        data-need={say('needCode')}
        beside={
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
