import { keptMonths } from '#product/interest/interest';
import { hrefWith } from '../address';
import type { InterestSaid, Site } from '../view-types';
import { Field } from './Field';
import { speak } from './speak';

interface InterestFormProps {
  readonly site: Site;
  readonly resultId: string;
  /** What became of what was sent a moment ago without a script. */
  readonly said: InterestSaid | undefined;
}

/** A message about a result, to the platform only: sent by the script, or by the browser itself where none runs. */
export const InterestForm = ({ site, resultId, said }: InterestFormProps) => {
  const say = speak(site.language);
  const typed = said?.isSent === false ? said.typed : undefined;
  const kind = said && (said.isSent ? 'good' : 'fault');
  return (
    <section className="card no-print" aria-labelledby="interest">
      <h2 id="interest">{say('interest')}</h2>
      <p className="faint">{say('interestLead')}</p>
      <form
        className="form"
        method="post"
        action={`${hrefWith('/resultInfo', { id: resultId, lang: site.language })}#interest`}
        data-form="interest"
        data-result={resultId}
        data-sent={say('interestSent')}
        data-sending={say('interestSending')}
        data-network={say('interestUnsent')}
      >
        <div className="form__pair">
          <Field
            label={say('yourName')}
            name="name"
            autoComplete="name"
            defaultValue={typed?.name}
            required
          />
          <Field
            label={say('yourOrganisation')}
            name="organisation"
            autoComplete="organization"
            defaultValue={typed?.organisation}
          />
        </div>
        <div className="form__pair">
          <Field
            label={say('yourEmail')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed?.email}
          />
          <Field
            label={say('yourPhone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={typed?.phone}
          />
        </div>
        <p className="faint small">{say('oneOfBoth')}</p>
        <label className="form__field">
          <span className="form__label">{say('yourNeed')}</span>
          <textarea className="field" name="need" rows={4} defaultValue={typed?.need} required />
        </label>
        <label className="form__check">
          <input type="checkbox" name="consent" value="1" required />{' '}
          <span>{say('interestConsent', { months: keptMonths })}</span>
        </label>
        <p
          className={kind ? `form__answer form__answer--${kind}` : 'form__answer'}
          role="status"
          data-answer=""
        >
          {said && (said.isSent ? say('interestSent') : said.why)}
        </p>
        <button className="button button--main" type="submit">
          {say('send')}
        </button>
      </form>
    </section>
  );
};
