import type { Language } from '#contract/words';
import { pictureAddress } from '#product/media/picture';
import { pieceAt, resultAt } from '../discovery';
import type { PageHead } from '../pages/document';
import { speak } from '../pages/speak';
import type { NewsDetailView, ResultDetailView } from '../view-types';

type Head = Pick<PageHead, 'title' | 'description' | 'discovery'>;

/** As much of a text as others show beneath a title. */
const inShort = (text: string, most = 200): string => {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
};

const pathOf = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`;

/** What the head of a piece of news says: it is found in its own language, beside its translations. */
export const pieceHead = (language: Language, view: NewsDetailView): Head => {
  const description = view.summary ? inShort(view.summary) : undefined;
  return {
    title: view.title,
    description,
    discovery: {
      ...pieceAt(view.id),
      language: view.language,
      translations: view.translations.map(({ id, language: own }) => ({ ...pieceAt(id), language: own })),
      isArticle: true,
      picture: view.cover && {
        src: pictureAddress(view.cover, 'original', view.cover.kind),
        alt: view.cover.alternative,
      },
      trail: [
        [speak(language)(view.kind), `/NewsInfo?kind=${view.kind}`],
        [view.title, pathOf('/newsDetail', view.id)],
      ],
      about: {
        '@type': 'NewsArticle',
        headline: view.title,
        description,
        datePublished: view.publishedAt,
        articleSection: speak(language)(view.kind),
        ...(view.source && { author: { '@type': 'Organization', name: view.source } }),
      },
    },
  };
};

/** What the head of a result says: what its page shows, and no more (domain §7). */
export const resultHead = (language: Language, view: ResultDetailView): Head => {
  const description = inShort(view.summary.text) || undefined;
  return {
    title: view.achievementName,
    description,
    discovery: {
      ...resultAt(view.id),
      trail: [
        [speak(language)('results'), '/resultInfo'],
        [view.achievementName, pathOf('/resultInfo', view.id)],
      ],
      about: {
        '@type': 'CreativeWork',
        name: view.achievementName,
        alternateName: view.englishName,
        description,
        keywords: view.keywords,
        identifier: view.reportNumber,
        datePublished: view.issuedOn,
        expires: view.validUntil,
        creator: { '@type': 'Organization', name: view.mainOrganisation },
      },
    },
  };
};

/** The published results as a collection of data that anybody may read, in the words of schema.org. */
export const catalogueData = (language: Language, name: string, count: number) => ({
  '@type': 'Dataset',
  name,
  description: speak(language)('resultsData', { count }),
  isAccessibleForFree: true,
  variableMeasured: (['maturity', 'innovation', 'advancement'] as const).map((level) =>
    speak(language)(level),
  ),
});
