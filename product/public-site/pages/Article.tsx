import type { ReactNode } from 'react';
import type { Language } from '#contract/words';
import { hrefWith } from '../address';
import type { Site, Translation } from '../view-types';
import { Layout } from './Layout';
import { speak } from './speak';

interface ArticleProps {
  readonly site: Site;
  /** The language that what is read is written in. */
  readonly language: Language;
  /** The list that it stands in, by its address and name. */
  readonly list: readonly [href: string, name: string];
  /** The same in other languages, the one that is read among it. */
  readonly translations: readonly Translation[];
  readonly children: ReactNode;
}

/** Something to be read by itself: the way back to its list above it, and a word where it is written in another language. */
export const Article = ({ site, language, list: [href, name], translations, children }: ArticleProps) => {
  const say = speak(site.language);
  // What a link to a draft opens is that draft; its translations are read as everybody does.
  const others = translations.filter((each) => each.language !== language);
  const translated = Object.fromEntries(
    others.map(({ id, language: other }) => [other, hrefWith(site.here, { id, preview: undefined })]),
  );
  const own = translated[site.language];
  return (
    <Layout site={site} wide={false} translated={translated}>
      <article className="frame frame--reading article">
        <nav className="breadcrumb" aria-label={say('breadcrumb')}>
          <a href="/NewsInfo">{say('home')}</a>
          <span aria-hidden="true">/</span>
          <a href={href}>{name}</a>
        </nav>
        {language !== site.language && (
          <p className="notice notice--inline no-print">
            {own ? <a href={own}>{say('inYourLanguage')}</a> : say('otherLanguage')}
          </p>
        )}
        {children}
      </article>
    </Layout>
  );
};
