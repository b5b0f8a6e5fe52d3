import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import { publishedPage, type PublishedRow } from '#product/newsroom/server';
import { pieceAt, wholeAddress } from '../discovery';
import { platformOf } from '../pages/platform';
import { speak } from '../pages/speak';
import { newsKinds, type Site } from '../view-types';
import { attributes, element, empty, xmlDocument } from './xml';

/** So many of the newest. */
const most = 30;

const newest = async ({ db, clock }: Services, language: Language): Promise<PublishedRow[]> => {
  const pages = await Promise.all(
    newsKinds.map((kind) => publishedPage(db, { kind, language, now: clock(), size: most })),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, most);
};

/** The news of a language as RSS 2.0. */
export const rss = async (services: Services, site: Site): Promise<string> => {
  const { language, origin } = site;
  const say = speak(language);
  const items = (await newest(services, language)).map((row) =>
    element('item', [
      element('title', row.title),
      element('link', wholeAddress(origin, pieceAt(row.id), language)),
      element('guid', `urn:uuid:${row.id}`, 'isPermaLink="false"'),
      element('category', say(row.kind)),
      element('pubDate', new Date(row.publishedAt).toUTCString()),
      ...(row.summary ? [element('description', row.summary)] : []),
    ]),
  );
  return xmlDocument(
    element(
      'rss',
      [
        element('channel', [
          element('title', `${platformOf(site)} · ${say('news')}`),
          element('link', wholeAddress(origin, { path: '/NewsInfo' }, language)),
          element('description', say('homeLead')),
          element('language', language),
          ...items,
        ]),
      ],
      'version="2.0"',
    ),
  );
};

/** The same as Atom. */
export const atom = async (services: Services, site: Site): Promise<string> => {
  const { language, origin } = site;
  const say = speak(language);
  const rows = await newest(services, language);
  const own = wholeAddress(origin, { path: '/atom.xml' }, language);
  const entries = rows.map((row) =>
    element('entry', [
      element('title', row.title),
      element('id', `urn:uuid:${row.id}`),
      empty('link', { href: wholeAddress(origin, pieceAt(row.id), language) }),
      empty('category', { term: row.kind, label: say(row.kind) }),
      element('published', row.publishedAt),
      element('updated', row.publishedAt),
      ...(row.summary ? [element('summary', row.summary)] : []),
    ]),
  );
  return xmlDocument(
    element(
      'feed',
      [
        element('title', `${platformOf(site)} · ${say('news')}`),
        element('id', own),
        empty('link', { rel: 'self', href: own }),
        empty('link', { href: wholeAddress(origin, { path: '/NewsInfo' }, language) }),
        element('author', [element('name', site.operator.name ?? platformOf(site))]),
        element('updated', rows[0]?.publishedAt ?? services.clock().toISOString()),
        ...entries,
      ],
      attributes({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
    ),
  );
};
