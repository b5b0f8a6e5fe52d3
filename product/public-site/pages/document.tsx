import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/words';
import type { Assets, ScriptName } from '../view-types';

export interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly assets: Assets;
  readonly description?: string | undefined;
  /** Scripts beside `site`, which every page has. */
  readonly scripts?: readonly ScriptName[] | undefined;
  /** Answers of a check, pages of accounts and errors stay out of search engines (domain §7). */
  readonly unlisted?: boolean | undefined;
}

const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' };

/**
 * A complete HTML document around a page, drawn once on the server; no React reaches the browser. It holds
 * no inline script, style or handler, so that the content security policy needs no exception (WB-04).
 */
export const renderPublicPage = (element: ReactElement, head: PageHead): string => {
  const scripts: ScriptName[] = ['site', ...(head.scripts ?? [])];
  const html = renderToStaticMarkup(
    <html lang={languageTags[head.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.unlisted && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={head.assets.icon} />
        <link rel="stylesheet" href={head.assets.styles} />
        {scripts.map((name) => (
          <script key={name} type="module" src={head.assets.scripts[name]} />
        ))}
      </head>
      <body>{element}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
};
