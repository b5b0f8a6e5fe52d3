import type { ReactNode } from 'react';
import { cellStates } from '#shell/look/LevelScale';
import type { AuthRedirectView, ErrorView, PrintView, Site } from '../view-types';
import { Layout } from './Layout';
import { RecoveryCodes, SecondFactor } from './SecondFactor';
import { speak } from './speak';
import { scales } from '#product/dictionaries/scales';

/** A page with one thing to say: the scale, a sentence, the way on. */
const Sentence = ({
  reached,
  title,
  children,
  action,
}: {
  readonly reached: number | null;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action: ReactNode;
}) => (
  <div className="frame account-page account-page--sentence">
    <span className="scale__cells scale__cells--large" aria-hidden="true">
      {cellStates(scales.maturity.most, reached).map((state, at) => (
        <span key={at} className={`scale__cell scale__cell--${state}`} />
      ))}
    </span>
    <h1>{title}</h1>
    {children}
    <p className="account-page__actions">{action}</p>
  </div>
);

/** Whoever followed an old link looks for the same in the news or among the results, without a script. */
const SearchElsewhere = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <form className="search account-page__search" action="/resultInfo" method="get" role="search">
      <input type="hidden" name="kind" value="news" />
      <label className="search__label" htmlFor="search">
        {say('searchLabel')}
      </label>
      <div className="search__row">
        <input className="field search__field" id="search" name="q" type="search" maxLength={80} required />
        <button className="button" type="submit">
          {say('findResult')}
        </button>
        <button className="button" type="submit" formAction="/NewsInfo">
          {say('findNews')}
        </button>
      </div>
    </form>
  );
};

/** `/404`, `/401`, and what stands there when a page failed. */
export const ErrorPage = ({ site, view }: { readonly site: Site; readonly view: ErrorView }) => {
  const say = speak(site.language);
  return (
    <Layout site={site} wide={false}>
      <Sentence
        reached={null}
        title={say(`error${view.status}`)}
        action={
          <>
            <a className="button button--main" href="/NewsInfo">
              {say('backHome')}
            </a>
            {view.status === 401 ? (
              <a className="button" href="/login">
                {say('signIn')}
              </a>
            ) : (
              <a className="button" href="/hyCheck">
                {say('checkReport')}
              </a>
            )}
          </>
        }
      >
        <p>{say(`error${view.status}Hint`, { incident: view.incident ?? '' })}</p>
        {view.status === 404 && <SearchElsewhere site={site} />}
      </Sentence>
    </Layout>
  );
};

/**
 * `/auth-redirect`: where a sign-in elsewhere lands. The script brings to an end what began there, asks for our second factor
 * where it is wanted, and goes on, never to a stranger.
 */
export const AuthRedirect = ({ site, view }: { readonly site: Site; readonly view: AuthRedirectView }) => {
  const say = speak(site.language);
  return (
    <Layout site={site} wide={false}>
      <div
        data-auth-redirect={site.wanted ?? ''}
        data-known={view.knownPaths.join(' ')}
        data-network={say('networkError')}
        data-failed={say('landingFailed')}
        data-not-linked={say('notLinked')}
        data-to-profile={say('toProfile')}
      >
        <div data-first="">
          <Sentence
            reached={9}
            title={say('redirecting')}
            action={
              <a className="button" href="/login" data-back="">
                {say('signIn')}
              </a>
            }
          >
            <p data-hint="">{say('redirectingHint')}</p>
            <p className="form__answer" role="alert" data-answer="" />
            <noscript>
              <p className="notice notice--inline">{say('loginNeedsScript')}</p>
            </noscript>
          </Sentence>
        </div>
        <template data-second-factor="">
          <div className="frame account-page">
            <div className="card">
              <SecondFactor site={site} />
              <RecoveryCodes site={site} />
            </div>
          </div>
        </template>
      </div>
    </Layout>
  );
};

/** On the way to a provider: the answer's head sends the browser on, and the link is for one that does not follow it. */
export const Departure = ({
  site,
  name,
  address,
}: {
  readonly site: Site;
  readonly name: string;
  readonly address: string;
}) => {
  const say = speak(site.language);
  return (
    <Layout site={site} wide={false}>
      <Sentence
        reached={9}
        title={say('departing', { name })}
        action={
          <a className="button button--main" href={address} rel="noreferrer">
            {say('goOn')}
          </a>
        }
      >
        <p>{say('departingHint', { name })}</p>
      </Sentence>
    </Layout>
  );
};

/** `/ptint?t=…`: empty until the script has spent the ticket; a page that is only fetched spends nothing. */
export const Print = ({ site, view }: { readonly site: Site; readonly view: PrintView }) => {
  const say = speak(site.language);
  const invalid = (
    <Sentence
      reached={null}
      title={say('linkInvalid')}
      action={
        <a className="button button--main" href="/NewsInfo">
          {say('backHome')}
        </a>
      }
    >
      <p>{say('linkInvalidHint')}</p>
    </Sentence>
  );
  return (
    <Layout site={site}>
      {view.hasTicket ? (
        <div data-print-view="">
          <p className="frame account-page faint" data-waiting="" role="status">
            {say('loading')}
          </p>
          <div data-invalid="" hidden>
            {invalid}
          </div>
          <article className="frame frame--reading article prose" data-report="" hidden>
            <button className="button button--main no-print" type="button" data-print="">
              {say('print')}
            </button>
          </article>
        </div>
      ) : (
        invalid
      )}
    </Layout>
  );
};
