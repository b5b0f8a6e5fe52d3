import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/words';
import type { Discovery } from '../discovery';
import type { ScriptName, Site } from '../view-types';
import { DiscoveryHead } from './DiscoveryHead';
import { platformOf } from './platform';

export interface PageHead {
  readonly site: Site;
  /** What the page is called, without the platform’s name; undefined for the first page, which is called as the platform is. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Where it is found; undefined where it is not to be. */
  readonly discovery?: Discovery | undefined;
  /** Scripts beside `site`, which every page has. */
  readonly scripts?: readonly ScriptName[] | undefined;
  /** Answers of a check, of a search, pages of accounts and errors stay out of search engines (domain §7). */
  readonly unlisted?: boolean | undefined;
}

const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' };

/**
 * A complete HTML document around a page, drawn once on the server; no React reaches the browser. It holds no inline script
 * that runs, no style and no handler, so that the content security policy needs no exception (WB-04): what search engines read
 * stands in it as data.
 */
export const renderPublicPage = (element: ReactElement, head: PageHead): string => {
  const scripts: ScriptName[] = ['site', ...(head.scripts ?? [])];
  const { site, discovery, description } = head;
  const title = head.title ? `${head.title} · ${platformOf(site)}` : platformOf(site);
  const html = renderToStaticMarkup(
    <html lang={languageTags[site.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {head.unlisted && <meta name="robots" content="noindex" />}
        {discovery && !head.unlisted && (
          <DiscoveryHead site={site} page={discovery} title={head.title ?? title} description={description} />
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={site.assets.icon} />
        <link rel="stylesheet" href={site.assets.styles} />
        {scripts.map((name) => (
          <script key={name} type="module" src={site.assets.scripts[name]} />
        ))}
      </head>
      <body>{element}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
};
