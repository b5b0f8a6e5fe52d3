import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import type { Body } from '#product/newsroom/body-tree';
import type { Option, Paging } from './site';
import type { FileLink } from './files';

type TalentKind = 'expert' | 'assessor' | 'technologyManager';

export interface TalentCard {
  readonly name: string;
  /** Where their picture is, if they agreed to show it. */
  readonly picture?: string | undefined;
  readonly title?: string | undefined;
  readonly field?: string | undefined;
  readonly organisation?: string | undefined;
  readonly introduction?: string | undefined;
  readonly certificate?: string | undefined;
}

/** `/talentInfo`: people who consented; otherwise only how many there are in each field. */
export interface TalentView {
  readonly kind: TalentKind;
  readonly field: string;
  readonly fields: readonly Option[];
  readonly byField: readonly { readonly field: string; readonly count: number }[];
  readonly rows: readonly TalentCard[];
  readonly paging: Paging;
}

/** `/aboutUs`: the platform's own explanation of its method, and what the editors add. */
export interface AboutView {
  readonly body?: Body | undefined;
  /** That the text is written in. */
  readonly language?: Language | undefined;
  readonly pictures?: ReadonlyMap<number, ShownPicture> | undefined;
  readonly files?: ReadonlyMap<string, FileLink> | undefined;
  /** What the editors add could not be read at the moment. */
  readonly isPartial?: boolean;
}

/** Ways through `/login`. */
export const waysIn = ['password', 'code', 'setup', 'forgot', 'reset', 'register'] as const;
type WayIn = (typeof waysIn)[number];

/** `/login` */
export interface LoginView {
  /** `setup`: the first administrator of a new installation, by the link its start printed; `reset`: by a mailed link. */
  readonly way: WayIn;
  /** `register`: the open organisations, to choose one's own. */
  readonly organisations?: readonly { readonly id: string; readonly name: string }[];
  /** Paths that exist; the script goes nowhere else. */
  readonly knownPaths: readonly string[];
  /** Who else signs people in, as the operator named them. */
  readonly providers: readonly { readonly provider: string; readonly name: string }[];
  /** Why signing in by one of them could not begin. */
  readonly refused?: string | undefined;
}

/** `/auth-redirect` */
export type AuthRedirectView = Pick<LoginView, 'knownPaths'>;

export type ErrorView = {
  readonly status: 401 | 404 | 429 | 500 | 503;
  readonly incident?: string | undefined;
};

/** `/ptint?t=…`: the page never holds the report; the script asks for it by POST. */
export interface PrintView {
  readonly hasTicket: boolean;
}
