import { consentIds } from '../../registration/consents';
import type { LoginView, Site } from '../view-types';
import { CodeFields } from './CodeFields';
import { Field } from './Field';
import { speak } from './speak';

/** What a newcomer says of himself, and what he agrees to, each by a tick of its own. */
export const RegisterFields = ({
  site,
  organisations,
}: {
  readonly site: Site;
  readonly organisations: NonNullable<LoginView['organisations']>;
}) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('trueName')}
        name="trueName"
        autoComplete="name"
        autoFocus
        maxLength={50}
        data-need={say('needTrueName')}
      />
      <div className="form__field">
        <label className="form__label" htmlFor="field-organisation">
          {say('organisation')}
        </label>
        <div className="form__control">
          <select
            className="field"
            id="field-organisation"
            name="organisation"
            defaultValue=""
            data-need={say('chooseOrganisation')}
            aria-describedby="field-organisation-fault"
          >
            <option value="">{say('chooseOrganisation')}</option>
            {organisations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p className="form__fault" id="field-organisation-fault" data-fault="organisation" />
      </div>
      <Field
        label={say('loginName')}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-need={say('needLoginName')}
      />
      <Field
        label={say('mailAddress')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        data-need={say('needEmail')}
      />
      <CodeFields site={site} first={false} />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        hint={say('passwordRule')}
        data-need={say('needPassword')}
      />
      {consentIds.map((consent) => (
        <div key={consent} className="form__field">
          <label className="form__tick">
            <input
              type="checkbox"
              name={`consent.${consent}`}
              data-need={say('needConsent')}
              aria-describedby={`field-${consent}-fault`}
            />
            <span>{say(`consent.${consent}`)}</span>
          </label>
          <p className="form__fault" id={`field-${consent}-fault`} data-fault={`consent.${consent}`} />
        </div>
      ))}
    </>
  );
};
