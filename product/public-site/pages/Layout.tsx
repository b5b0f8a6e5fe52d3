import type { ReactNode } from 'react';
import { momentText } from '#contract/formatters';
import { languages, type Language } from '#contract/words';
import { Wordmark } from '#shell/look/Wordmark';
import { signInHref, hrefWith, pathOf } from '../address';
import type { Site } from '../view-types';
import { Footer } from './Footer';
import { platformOf } from './platform';
import { speak } from './speak';

const entries = [
  ['home', '/NewsInfo'],
  ['results', '/resultInfo'],
  ['check', '/hyCheck'],
  ['talent', '/talentInfo'],
  ['about', '/aboutUs'],
] as const;

const languageNames: Record<Language, readonly [short: string, full: string]> = {
  zh: ['中文', '中文'],
  en: ['EN', 'English'],
  es: ['ES', 'Español'],
};

/** What is read, where it is written anew in another language. */
type Translated = Readonly<Partial<Record<Language, string>>>;

const LanguageLinks = ({ site, translated }: { readonly site: Site; readonly translated: Translated }) => (
  <ul className="languages" aria-label={speak(site.language)('language')}>
    {languages.map((language) => (
      <li key={language}>
        <a
          href={hrefWith(translated[language] ?? site.here, { lang: language, page: undefined })}
          lang={language}
          hrefLang={language}
          title={languageNames[language][1]}
          {...(language === site.language && { 'aria-current': 'true' as const })}
        >
          {languageNames[language][0]}
        </a>
      </li>
    ))}
  </ul>
);

const isHere = (site: Site, path: string): boolean => {
  const here = pathOf(site.here);
  return here === path || (path === '/NewsInfo' && (here === '/' || here === '/newsDetail'));
};

const Masthead = ({ site, translated }: { readonly site: Site; readonly translated: Translated }) => {
  const say = speak(site.language);
  // Who looks around before signing in still goes where they wanted to go.
  const keeping = (path: string) => hrefWith(path, { redirect: site.wanted });
  return (
    <header className="masthead">
      {site.demonstration && (
        <p className="demonstration">
          <span className="frame">{say('demonstration')}</span>
        </p>
      )}
      <div className="frame masthead__row">
        <a className="masthead__brand" href={keeping('/NewsInfo')} aria-label={`Assay · ${platformOf(site)}`}>
          <Wordmark />
          <span className="masthead__name">{site.operator.platformName ?? say('platformShort')}</span>
        </a>
        <nav className="masthead__nav" aria-label={say('mainNavigation')}>
          <ul>
            {entries.map(([word, path]) => (
              <li key={path}>
                <a href={keeping(path)} {...(isHere(site, path) && { 'aria-current': 'page' as const })}>
                  {say(word)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="masthead__tools">
          <LanguageLinks site={site} translated={translated} />
          {pathOf(site.here) !== '/login' && (
            <a
              className="button button--quiet masthead__office"
              href={signInHref(site.wanted)}
              data-office={say('toOffice')}
            >
              {say('signIn')}
            </a>
          )}
        </div>
      </div>
    </header>
  );
};

/** Head, content and foot of every public page. */
export const Layout = ({
  site,
  children,
  wide = true,
  translated = {},
}: {
  readonly site: Site;
  readonly children: ReactNode;
  /** False for a page that is read: one column of 720 px. */
  readonly wide?: boolean;
  /** Where the same is in another language, if not at this address. */
  readonly translated?: Translated;
}) => {
  const say = speak(site.language);
  return (
    <>
      <a className="skip" href="#content">
        {say('skip')}
      </a>
      <Masthead site={site} translated={translated} />
      {site.previewEnds && (
        <p className="notice" role="status">
          <span className="frame">{say('previewUntil', { at: momentText(site.previewEnds) })}</span>
        </p>
      )}
      <main id="content" className={wide ? 'content' : 'content content--reading'} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </>
  );
};
