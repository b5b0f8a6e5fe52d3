import type { Language } from '#contract/words';
import type { CodeOf } from '#product/dictionaries/dictionaries';
import type { Body } from '#product/newsroom/body-tree';

/** One language's version of a piece of content. */
interface DemoText {
  readonly title: string;
  readonly summary: string;
  readonly body: Body;
}

/** An invented piece of news; every piece speaks Chinese, some speak all three languages. */
export interface DemoNews {
  /** Stable: translations of one piece belong together by it. */
  readonly slug: string;
  readonly kind: CodeOf<'contentKind'>;
  readonly source: string;
  /** Days before the moment of seeding. */
  readonly publishedDaysAgo: number;
  readonly isTop: boolean;
  readonly texts: { readonly zh: DemoText } & Partial<Record<Language, DemoText>>;
}
