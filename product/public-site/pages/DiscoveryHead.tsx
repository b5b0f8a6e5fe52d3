import { languages, type Language } from '#contract/words';
import { alternatesOf, jsonInPage, wholeAddress, type Discovery } from '../discovery';
import type { Site } from '../view-types';
import { platformOf } from './platform';
import { speak } from './speak';

const regions: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB', es: 'es_ES' };

/** Who runs the platform, which way a page lies, and what it is about, as schema.org says it. */
const linkedData = (site: Site, page: Discovery, canonical: string): Record<string, unknown> => {
  const { origin, operator } = site;
  const organization = { '@id': `${origin}/#organization` };
  const trail = [[speak(site.language)('home'), '/NewsInfo'] as const, ...(page.trail ?? [])];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: operator.name ?? platformOf(site),
        url: `${origin}/NewsInfo`,
        logo: `${origin}${site.assets.icon}`,
        telephone: operator.phone,
        email: operator.email,
        address: operator.address,
      },
      ...(page.trail
        ? [
            {
              '@type': 'BreadcrumbList',
              itemListElement: trail.map(([name, href], at) => ({
                '@type': 'ListItem',
                position: at + 1,
                name,
                item: `${origin}${href}`,
              })),
            },
          ]
        : []),
      ...(page.about
        ? [
            {
              ...page.about,
              image: `${origin}${page.picture?.src ?? site.assets.share}`,
              '@id': `${canonical}#content`,
              url: canonical,
              mainEntityOfPage: canonical,
              inLanguage: page.language ?? site.language,
              publisher: organization,
            },
          ]
        : []),
    ],
  };
};

/** What stands in the head of a page that may be found: its one address, the others it has, and what others show of it. */
export const DiscoveryHead = ({
  site,
  page,
  title,
  description,
}: {
  readonly site: Site;
  readonly page: Discovery;
  readonly title: string;
  readonly description: string | undefined;
}) => {
  const language = page.language ?? site.language;
  const canonical = wholeAddress(site.origin, page, language);
  const feeds = [
    ['application/rss+xml', '/rss.xml', 'RSS'],
    ['application/atom+xml', '/atom.xml', 'Atom'],
  ] as const;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternatesOf(site.origin, page).map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.href} />
      ))}
      {feeds.map(([type, path, name]) => (
        <link
          key={type}
          rel="alternate"
          type={type}
          title={`${platformOf(site)} · ${name}`}
          href={`${path}?lang=${site.language}`}
        />
      ))}
      <meta property="og:type" content={page.isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={platformOf(site)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={regions[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={regions[other]} />
        ))}
      <meta property="og:image" content={`${site.origin}${page.picture?.src ?? site.assets.share}`} />
      <meta property="og:image:alt" content={page.picture?.alt ?? platformOf(site)} />
      {!page.picture && <meta property="og:image:width" content="1200" />}
      {!page.picture && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{jsonInPage(linkedData(site, page, canonical))}</script>
    </>
  );
};
