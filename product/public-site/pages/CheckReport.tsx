import type { CheckView, Site } from '../view-types';
import { CheckAnswer } from './CheckAnswer';
import { Field } from './Field';
import { speak } from './speak';

/** By number, or by number and code; the QR code on the cover fills in both. */
export const CheckReport = ({
  site,
  view,
}: {
  readonly site: Site;
  readonly view: CheckView & { readonly tab: 'report' };
}) => {
  const say = speak(site.language);
  return (
    <div className="columns columns--check">
      <form className="form card" action="/hyCheck" method="get" data-form="check">
        <Field
          label={say('reportNumber')}
          name="no"
          hint={say('numberHint')}
          defaultValue={view.number}
          className="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          label={say('verifyCode')}
          note={say('optional')}
          name="code"
          hint={say('codeHint')}
          defaultValue={view.code}
          className="code"
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button className="button button--main" type="submit">
          {say('checkNow')}
        </button>
        <p className="form__hint">{say('scanHint')}</p>
      </form>
      <CheckAnswer site={site} answer={view.answer} />
    </div>
  );
};
