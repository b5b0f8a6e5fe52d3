import type { ReactNode } from 'react';
import type { Language } from '#contract/words';
import type { Site } from '../view-types';
import { Layout } from './Layout';
import { speak } from './speak';

interface ArticleProps {
  readonly site: Site;
  /** The language that what is read is written in. */
  readonly language: Language;
  /** The list that it stands in, by its address and name. */
  readonly list: readonly [href: string, name: string];
  readonly children: ReactNode;
}

/** Something to be read by itself: the way back to its list above it, and a word where it is written in another language. */
export const Article = ({ site, language, list: [href, name], children }: ArticleProps) => {
  const say = speak(site.language);
  return (
    <Layout site={site} wide={false}>
      <article className="frame frame--reading article">
        <nav className="breadcrumb" aria-label={say('breadcrumb')}>
          <a href="/NewsInfo">{say('home')}</a>
          <span aria-hidden="true">/</span>
          <a href={href}>{name}</a>
        </nav>
        {language !== site.language && <p className="notice notice--inline">{say('otherLanguage')}</p>}
        {children}
      </article>
    </Layout>
  );
};
