import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import type { Body } from '#product/newsroom/body-tree';
import type { FileLink } from './files';
import type { ResultCard } from './results';
import type { Paging } from './site';

/** What is listed beside the news, each kind on a page of its own: `/NewsInfo?kind=…`. */
export const shelfKinds = ['project', 'video', 'reference', 'download'] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** A link to somebody else, as editors call it. */
export interface PartnerLink {
  readonly text: string;
  readonly language: Language;
  readonly href: string;
  readonly logo?: ShownPicture | undefined;
}

/** An agency in force, as the home page introduces it. */
export interface AgencyCard {
  readonly name: string;
  readonly number: string;
  /** By which it evaluates and until when, as the register says it, whatever editors write. */
  readonly qualification?: string | undefined;
  readonly validUntil?: string | undefined;
  /** What editors call it, where they wrote of it. */
  readonly title?: string | undefined;
  readonly introduction?: string | undefined;
  /** The language that editors wrote in. */
  readonly language?: Language | undefined;
  readonly fields: readonly string[];
  readonly picture?: ShownPicture | undefined;
}

/** What editors wrote to promote a published result, beside the result itself. */
export interface ProjectCard {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly summary: string;
  readonly picture?: ShownPicture | undefined;
  readonly result: ResultCard;
}

/** `/NewsInfo?kind=project`: all of them, page by page. */
export interface ProjectListView {
  readonly rows: readonly ProjectCard[];
  readonly paging: Paging;
}

/** A piece in one language, which is a page of its own. */
export interface Translation {
  readonly id: string;
  readonly language: Language;
}

/** `/NewsInfo?kind=project&id=…` */
export interface ProjectView extends ProjectCard {
  /** The same in other languages, this piece among it. */
  readonly translations: readonly Translation[];
  readonly publishedAt: string;
  readonly body: Body;
  readonly pictures: ReadonlyMap<number, ShownPicture>;
  readonly files: ReadonlyMap<string, FileLink>;
  readonly transformationMethod?: string | undefined;
  readonly contact?: string | undefined;
}

/** A video, with the picture that stands before it. */
export interface VideoCard {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Seconds. */
  readonly duration: number;
  readonly poster?: ShownPicture | undefined;
}

/** `/NewsInfo?kind=video`: all of them, page by page. */
export interface VideoListView {
  readonly rows: readonly VideoCard[];
  readonly paging: Paging;
}

/** `/NewsInfo?kind=download`: all forms and files, page by page. */
export interface DownloadListView {
  readonly rows: readonly FileLink[];
  readonly paging: Paging;
}

/** `/NewsInfo?kind=video&id=…` */
export interface VideoView extends VideoCard {
  readonly translations: readonly Translation[];
  readonly publishedAt: string;
  readonly src: string;
  readonly mime: string;
  /** What is to be seen and heard in it. */
  readonly alternative: string;
  /** Where its subtitles are, the reader's language first. */
  readonly tracks: readonly { readonly language: Language; readonly src: string }[];
}
