import type { ListedKind } from '../../listed';
import type { ContentKind } from '../../news';

/** Where each kind beside the texts is listed and written. */
export const listedPages: Readonly<Record<ListedKind, { readonly list: string; readonly edit: string }>> = {
  link: { list: '/NewsLink', edit: '/LinkEdit' },
  picture: { list: '/NewsPicture', edit: '/NewsPictureEdit' },
  download: { list: '/NewsDownLoad', edit: '/downLoadEdit' },
  reference: { list: '/referMange', edit: '/referEdit' },
  agencyShowcase: { list: '/NewsAgency', edit: '/NewsAgencyEdit' },
  promotedProject: { list: '/NewsProject', edit: '/NewsProjectEdit' },
  video: { list: '/NewsVideo', edit: '/videoEdit' },
};

const isListed = (kind: ContentKind): kind is ListedKind => kind in listedPages;

/** Where a piece is written. */
export const editPage = (kind: ContentKind): string =>
  isListed(kind) ? listedPages[kind].edit : '/NewsEdit';

/** Where one is begun, also the translation of another (`?Translates=…&Lang=en`). */
export const beginPage = (kind: ContentKind): string =>
  isListed(kind) ? listedPages[kind].edit : '/NewsCreate';

const beginnings: Readonly<Record<string, ListedKind>> = {
  '/downLoadCreate': 'download',
  '/videoCreate': 'video',
};

/** The kind that is written at an address; `/downLoadCreate` begins what `/downLoadEdit` writes on. */
export const kindAt = (path: string): ListedKind =>
  beginnings[path] ??
  (Object.keys(listedPages) as ListedKind[]).find((kind) => listedPages[kind].edit === path)!;
