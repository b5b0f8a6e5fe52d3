import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import type { Body } from '#product/newsroom/body-tree';
import type { FileLink } from './files';
import type { Paging } from './site';
import type { ResultCard } from './results';
import type { AgencyCard, PartnerLink, ProjectCard, Translation, VideoCard } from './shelves';

export const newsKinds = ['news', 'notice', 'policy'] as const;
type NewsKind = (typeof newsKinds)[number];

export interface NewsRow {
  readonly id: string;
  readonly title: string;
  /** The language that it is written in: Chinese where it was not translated. */
  readonly language: Language;
  readonly kind: NewsKind;
  readonly publishedOn: string;
  readonly summary?: string | undefined;
  readonly isTop?: boolean | undefined;
  readonly cover?: ShownPicture | undefined;
}

export interface Picture {
  readonly picture: ShownPicture;
  readonly title: string;
  readonly language: Language;
  readonly href?: string | undefined;
}

export interface Figures {
  readonly passedResults: number;
  readonly agencies: number;
  readonly experts: number;
  readonly fields: number;
}

/** `/NewsInfo` and, for a visitor, `/`. */
export interface HomeView {
  readonly figures: Figures;
  readonly pictures: readonly Picture[];
  readonly notices: readonly NewsRow[];
  readonly news: readonly NewsRow[];
  readonly policies: readonly NewsRow[];
  /** Newest first; the first stands in the hero, so that seven fill two rows of three. */
  readonly results: readonly ResultCard[];
  readonly downloads: readonly FileLink[];
  readonly videos: readonly VideoCard[];
  readonly agencies: readonly AgencyCard[];
  readonly projects: readonly ProjectCard[];
  readonly links: readonly PartnerLink[];
}

/** `/NewsInfo?kind=…`: one kind, all of it. */
export interface NewsListView {
  readonly kind: NewsKind;
  readonly keyword: string;
  readonly rows: readonly NewsRow[];
  readonly paging: Paging;
}

/** `/newsDetail?id=…` */
export interface NewsDetailView {
  readonly id: string;
  /** What says the same, this piece among it. */
  readonly translations: readonly Translation[];
  readonly publishedAt: string;
  readonly title: string;
  readonly kind: NewsKind;
  readonly language: Language;
  readonly source?: string | undefined;
  readonly publishedOn: string;
  readonly summary?: string | undefined;
  readonly views: number;
  readonly body: Body;
  readonly cover?: ShownPicture | undefined;
  /** Those of the text, by their numbers. */
  readonly pictures: ReadonlyMap<number, ShownPicture>;
  /** Those that the text names, by their ids. */
  readonly files: ReadonlyMap<string, FileLink>;
  readonly attachments: readonly FileLink[];
  readonly previous?: NewsRow | undefined;
  readonly next?: NewsRow | undefined;
  readonly related: readonly NewsRow[];
}
