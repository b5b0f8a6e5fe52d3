import type { Site } from '../view-types';
import { Field } from './Field';
import { speak } from './speak';

/** The secret that an app is given at one's first sign-in: as a picture, and as text for whoever cannot take it. */
const Enrolment = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <div data-enrolment="" hidden>
      <h2>{say('enrolTitle')}</h2>
      <p>{say('enrolWhy')}</p>
      <ol className="factor__steps">
        <li>
          {say('enrolScan')}
          <img
            className="factor__picture"
            data-picture=""
            alt={say('enrolPicture')}
            width={200}
            height={200}
          />
          <span className="factor__secret">
            <span className="faint small">{say('enrolByHand')}</span>
            <output className="code" data-secret="" />
            <button className="link" type="button" data-copy-secret="" data-done={say('copied')}>
              {say('copy')}
            </button>
          </span>
        </li>
        <li>{say('enrolEnter')}</li>
      </ol>
    </div>
  );
};

/** Behind the password: the code of an app, after it was made known where it is not yet (AU-10). The script shows it. */
export const SecondFactor = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <form
      className="form factor"
      method="post"
      action="/login"
      noValidate
      hidden
      data-form="factor"
      data-busy={say('signingIn')}
      data-network={say('networkError')}
      data-over={say('factorOver')}
    >
      <Enrolment site={site} />
      <div data-asked="" hidden>
        <h2>{say('factorTitle')}</h2>
        <p className="faint">{say('factorLead')}</p>
      </div>
      <Field
        label={say('factorCode')}
        name="factor"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        data-need={say('needCode')}
      />
      <p className="form__answer" role="alert" data-answer="" />
      <button className="button button--main button--wide" type="submit">
        {say('signIn')}
      </button>
      <p className="factor__other">
        <button
          className="link"
          type="button"
          hidden
          data-recovery=""
          data-label={say('recoveryCode')}
          data-back={say('useApp')}
        >
          {say('useRecovery')}
        </button>
        <a href="/login">{say('backToSignIn')}</a>
      </p>
    </form>
  );
};

/** The recovery codes, shown once: whoever loses the device comes in by one of them. */
export const RecoveryCodes = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <div className="factor" data-codes="" hidden>
      <h2 tabIndex={-1}>{say('recoveryTitle')}</h2>
      <p>{say('recoveryLead')}</p>
      <ul className="factor__codes code" data-list="" />
      <p className="factor__actions">
        <button className="button" type="button" data-copy-codes="" data-done={say('copied')}>
          {say('copy')}
        </button>
        <button className="button" type="button" data-save-codes="" data-file={say('recoveryFile')}>
          {say('download')}
        </button>
      </p>
      <button className="button button--main button--wide" type="button" data-go-on="">
        {say('recoveryKept')}
      </button>
    </div>
  );
};
