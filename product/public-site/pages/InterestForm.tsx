import { keptMonths } from '#product/interest/interest';
import type { Site } from '../view-types';
import { Field } from './Field';
import { speak } from './speak';

/** A message about a result, to the platform only; the script sends it. */
export const InterestForm = ({ site, resultId }: { readonly site: Site; readonly resultId: string }) => {
  const say = speak(site.language);
  return (
    <section className="card no-print" aria-labelledby="interest">
      <h2 id="interest">{say('interest')}</h2>
      <p className="faint">{say('interestLead')}</p>
      <form
        className="form"
        method="post"
        action="/resultInfo"
        data-form="interest"
        data-result={resultId}
        data-sent={say('interestSent')}
        data-network={say('networkError')}
      >
        <div className="form__pair">
          <Field label={say('yourName')} name="name" autoComplete="name" required />
          <Field label={say('yourOrganisation')} name="organisation" autoComplete="organization" />
        </div>
        <div className="form__pair">
          <Field label={say('yourEmail')} name="email" type="email" autoComplete="email" />
          <Field label={say('yourPhone')} name="phone" type="tel" autoComplete="tel" />
        </div>
        <p className="faint small">{say('oneOfBoth')}</p>
        <label className="form__field">
          <span className="form__label">{say('yourNeed')}</span>
          <textarea className="field" name="need" rows={4} required />
        </label>
        <label className="form__check">
          <input type="checkbox" name="consent" value="1" required />{' '}
          <span>{say('interestConsent', { months: keptMonths })}</span>
        </label>
        <noscript>
          <p className="form__answer form__answer--fault">{say('interestNeedsScript')}</p>
        </noscript>
        <p className="form__answer" role="status" data-answer="" />
        <button className="button button--main" type="submit">
          {say('send')}
        </button>
      </form>
    </section>
  );
};
