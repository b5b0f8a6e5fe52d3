import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import type { Body } from '#product/newsroom/body-tree';
import type { ResultCard } from './results';

/** An agency in force, as the home page introduces it. */
export interface AgencyCard {
  readonly name: string;
  readonly number: string;
  /** What editors call it, where they wrote of it. */
  readonly title?: string | undefined;
  readonly introduction: string;
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

/** `/NewsInfo?kind=project`: all of them. */
export interface ProjectListView {
  readonly rows: readonly ProjectCard[];
}

/** `/NewsInfo?kind=project&id=…` */
export interface ProjectView extends ProjectCard {
  readonly body: Body;
  readonly pictures: ReadonlyMap<number, ShownPicture>;
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

/** `/NewsInfo?kind=video`: all of them. */
export interface VideoListView {
  readonly rows: readonly VideoCard[];
}

/** `/NewsInfo?kind=video&id=…` */
export interface VideoView extends VideoCard {
  readonly src: string;
  readonly mime: string;
  /** What is to be seen and heard in it. */
  readonly alternative: string;
  /** Where its subtitles are, the reader's language first. */
  readonly tracks: readonly { readonly language: Language; readonly src: string }[];
}
