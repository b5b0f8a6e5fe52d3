import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import { pictureAddress } from '#product/media/picture';
import { bodyWords } from '#product/newsroom/body-lines';
import { pieceAt, resultAt, wholeAddress } from '../discovery';
import { hrefWith } from '../address';
import type { PageHead } from '../pages/document';
import { posterAt } from '../pages/LibraryPicture';
import { speak } from '../pages/speak';
import type {
  NewsDetailView,
  ProjectView,
  ResultDetailView,
  ShelfKind,
  Translation,
  VideoView,
} from '../view-types';

type Head = Pick<PageHead, 'title' | 'description' | 'discovery'>;

/** As much of a text as others show beneath a title. */
const inShort = (text: string, most = 200): string => {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
};

const pathOf = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`;

const pictureOf = (cover: ShownPicture | undefined) =>
  cover && { src: pictureAddress(cover, 'original', cover.kind), alt: cover.alternative };

/** What the head of a piece of news says: it is found in its own language, beside its translations. */
export const pieceHead = (language: Language, view: NewsDetailView): Head => {
  // A piece of news without a summary says what it is by its beginning.
  const description = inShort(view.summary || bodyWords(view.body)) || view.title;
  return {
    title: view.title,
    description,
    discovery: {
      ...pieceAt(view.id),
      language: view.language,
      translations: view.translations.map(({ id, language: own }) => ({ ...pieceAt(id), language: own })),
      isArticle: true,
      picture: pictureOf(view.cover),
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

interface ShelfPage {
  readonly kind: ShelfKind;
  /** What the list is called, and what it is for. */
  readonly title: string;
  readonly lead: string;
}
const listAt = (kind: ShelfKind): string => `/NewsInfo?kind=${kind}`;

/** What the head of a list beside the news says; `pageIndex` from 1. */
export const shelfHead = ({ kind, title, lead }: ShelfPage, pageIndex: number): Head => ({
  title,
  description: lead,
  discovery: {
    ...{ path: '/NewsInfo', query: { kind, page: pageIndex > 1 ? pageIndex : undefined } },
    trail: [[title, listAt(kind)]],
  },
});

interface ShelfPiece {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly translations: readonly Translation[];
}
const shelfPieceHead = (
  { kind, title: list }: ShelfPage,
  piece: ShelfPiece,
  { cover, description, about }: { cover: ShownPicture | undefined; description: string; about: object },
): Head => {
  const { id, title, language, translations } = piece;
  const at = (of: string) => ({ path: '/NewsInfo', query: { kind, id: of } });
  return {
    title,
    description,
    discovery: {
      ...{ ...at(id), language },
      translations: translations.map((each) => ({ ...at(each.id), language: each.language })),
      picture: pictureOf(cover),
      trail: [
        [list, listAt(kind)],
        [title, hrefWith(listAt(kind), { id })],
      ],
      about: { name: title, description, ...about },
    },
  };
};

/** What the head of a promotion says: what editors wrote, and the result it is about. */
export const projectHead = (list: ShelfPage, view: ProjectView, origin: string): Head => {
  const description = inShort(view.summary || bodyWords(view.body)) || view.title;
  const { id, achievementName } = view.result;
  return shelfPieceHead(list, view, {
    ...{ cover: view.picture, description },
    about: {
      '@type': 'CreativeWork',
      datePublished: view.publishedAt,
      about: { '@type': 'CreativeWork', name: achievementName, url: wholeAddress(origin, resultAt(id)) },
    },
  });
};

/** What the head of a video says, as those who list films ask for it. */
export const videoHead = (list: ShelfPage, view: VideoView, origin: string): Head =>
  shelfPieceHead(list, view, {
    ...{ cover: view.poster, description: inShort(view.alternative) || view.title },
    about: {
      '@type': 'VideoObject',
      uploadDate: view.publishedAt,
      duration: `PT${view.duration}S`,
      contentUrl: `${origin}${view.src}`,
      encodingFormat: view.mime,
      thumbnailUrl: view.poster && `${origin}${posterAt(view.poster)}`,
    },
  });

/** What the head of a result says: what its page shows, and no more (domain §7). */
export const resultHead = (language: Language, view: ResultDetailView): Head => {
  const description = inShort(view.summary.text) || view.achievementName;
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
