import { consentIds } from '#product/access/consents';
import type { LoginView, Site } from '../view-types';
import { CodeFields } from './CodeFields';
import { AccountField } from './AccountField';
import { speak } from './speak';

/** What a registrant says of themselves, and what they agree to, each by a tick of its own. */
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
      <AccountField site={site} ask="trueName" first />
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
      <AccountField site={site} ask="loginName" />
      <AccountField site={site} ask="mailAddress" />
      <CodeFields site={site} first={false} />
      <AccountField site={site} ask="password" />
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
