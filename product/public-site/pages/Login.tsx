import type { LoginView, Site } from '../view-types';
import { Field } from './Field';
import { Phone } from './Footer';
import { Layout } from './Layout';
import { speak } from './speak';
import { TabLinks } from './TabLinks';

const PasswordFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('loginName')}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={64}
        data-need={say('needLoginName')}
      />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        data-need={say('needPassword')}
        beside={
          <button
            className="button button--quiet"
            type="button"
            data-reveal=""
            data-hide={say('hide')}
            aria-controls="field-password"
            hidden
          >
            <span data-word="">{say('show')}</span>
            <span className="visually-hidden">{say('password')}</span>
          </button>
        }
      />
    </>
  );
};

const CodeFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus
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

const SetupFields = ({ site }: { readonly site: Site }) => {
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
        label={say('mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        data-need={say('needMobile')}
        data-wrong={say('wrongMobile')}
      />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        hint={say('passwordRule')}
        data-need={say('needPassword')}
      />
    </>
  );
};

/** `/login`: by password or by a code sent to the mobile. The script sends it; the public pages need none. */
export const Login = ({ site, view }: { readonly site: Site; readonly view: LoginView }) => {
  const say = speak(site.language);
  const wanted = view.redirect ? { redirect: view.redirect } : undefined;
  const href = (way: LoginView['way']) => {
    const query = new URLSearchParams({ ...(way === 'code' && { way }), ...wanted }).toString();
    return query ? `/login?${query}` : '/login';
  };
  return (
    <Layout site={site} wide={false}>
      <div className="frame door">
        <h1>{say(view.way === 'setup' ? 'setupTitle' : 'signInTitle')}</h1>
        <p className="faint">{say(view.way === 'setup' ? 'setupLead' : 'signInLead')}</p>
        <div className="card">
          {view.way !== 'setup' && (
            <TabLinks
              label={say('signInWays')}
              tabs={[
                { text: say('byPassword'), href: href('password'), isHere: view.way === 'password' },
                { text: say('byCode'), href: href('code'), isHere: view.way === 'code' },
              ]}
            />
          )}
          <form
            className="form"
            method="post"
            action="/login"
            noValidate
            data-form="login"
            data-way={view.way}
            data-redirect={view.redirect}
            data-known={view.knownPaths.join(' ')}
            data-busy={say('signingIn')}
            data-network={say('networkError')}
          >
            {view.way === 'password' && <PasswordFields site={site} />}
            {view.way === 'code' && <CodeFields site={site} />}
            {view.way === 'setup' && <SetupFields site={site} />}
            <p className="form__answer" role="alert" data-answer="" />
            <button className="button button--main button--wide" type="submit">
              {say(view.way === 'setup' ? 'setupSubmit' : 'signIn')}
            </button>
            <noscript>
              <p className="notice notice--inline">{say('loginNeedsScript')}</p>
            </noscript>
          </form>
        </div>
        <p className="faint small">
          {say('forgotten')} {site.operator.phone && <Phone number={site.operator.phone} />}
        </p>
        {site.demonstration && <p className="notice notice--inline">{say('demoAccounts')}</p>}
      </div>
    </Layout>
  );
};
