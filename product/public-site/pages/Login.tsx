import type { LoginView, Site } from '../view-types';
import { fieldsOf } from './AccountFields';
import { Phone } from './Footer';
import { Layout } from './Layout';
import { Providers } from './Providers';
import { RecoveryCodes, SecondFactor } from './SecondFactor';
import { speak } from './speak';
import { TabLinks } from './TabLinks';

/** `/login`: by password or by a code sent to the mobile; a new password by a mailed link. The script sends it, and until it is there nothing does; the public pages need none. */
export const Login = ({ site, view }: { readonly site: Site; readonly view: LoginView }) => {
  const say = speak(site.language);
  const Fields = fieldsOf[view.way];
  const entering = view.way === 'password' || view.way === 'code';
  const mayAskMore = entering || view.way === 'setup';
  const wanted = site.wanted ? { redirect: site.wanted } : undefined;
  const href = (way: LoginView['way']) => {
    const query = new URLSearchParams({ ...(way !== 'password' && { way }), ...wanted }).toString();
    return query ? `/login?${query}` : '/login';
  };
  return (
    <Layout site={site} wide={false}>
      <div className="frame account-page">
        <h1>{say(entering ? 'signInTitle' : `${view.way}Title`)}</h1>
        <p className="faint">{say(entering ? 'signInLead' : `${view.way}Lead`)}</p>
        <div className="card">
          {view.refused !== undefined && (
            <p className="providers__refused form__answer form__answer--fault" role="alert">
              {view.refused}
            </p>
          )}
          {entering && (
            <div data-first="">
              <TabLinks
                label={say('signInWays')}
                tabs={[
                  { text: say('byPassword'), href: href('password'), isHere: view.way === 'password' },
                  { text: say('byCode'), href: href('code'), isHere: view.way === 'code' },
                ]}
              />
            </div>
          )}
          <form
            className="form"
            method="post"
            action="/login"
            noValidate
            data-form="login"
            data-way={view.way}
            data-redirect={site.wanted}
            data-known={view.knownPaths.join(' ')}
            data-busy={say('signingIn')}
            data-network={say('networkError')}
            data-done={entering ? undefined : say(`${view.way}Done`)}
          >
            <Fields site={site} organisations={view.organisations ?? []} />
            <p className="form__answer" role="alert" data-answer="" />
            <button className="button button--main button--wide" type="submit" disabled data-awaits-script="">
              {say(entering ? 'signIn' : `${view.way}Submit`)}
            </button>
            <noscript>
              <p className="notice notice--inline">{say('loginNeedsScript')}</p>
            </noscript>
          </form>
          {entering && view.providers.length > 0 && <Providers site={site} providers={view.providers} />}
          {mayAskMore && (
            <template data-second-factor="">
              <SecondFactor site={site} />
              <RecoveryCodes site={site} />
            </template>
          )}
        </div>
        <p data-first="">
          {entering ? (
            <>
              <a href={href('forgot')}>{say('forgot')}</a> · <a href={href('register')}>{say('register')}</a>
            </>
          ) : (
            <>
              <a href={href('password')}>{say('backToSignIn')}</a>
              {/* A link is good once: whoever comes with an old one asks for another here. */}
              {view.way === 'reset' && (
                <>
                  {' '}
                  · <a href={href('forgot')}>{say('newLink')}</a>
                </>
              )}
            </>
          )}
        </p>
        <p className="faint small">
          {say('forgotten')} {site.operator.phone && <Phone number={site.operator.phone} />}
        </p>
        {site.demonstration && entering && (
          <p className="notice notice--inline">
            {say('demoAccounts')} {say(site.secondFactor ? 'factorOn' : 'factorOff')}
          </p>
        )}
      </div>
    </Layout>
  );
};
