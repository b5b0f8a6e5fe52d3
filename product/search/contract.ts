import { calls, read } from '#contract/call';
import { coded, listOf, text, strictObject } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { searchRights } from './rights';

/** Something one may go to or do. */
const Found = strictObject({
  kind: coded({ page: 'page', record: 'record', action: 'deed' }),
  title: text(300),
  note: text(300),
  url: text(300),
  /** An action of the office's frame, by name. */
  action: text(40, 0, { wire: 'Deed' }),
});

/** How many things one answer holds. */
export const mostFound = 40;

export const search = calls('search', searchRights, {
  /** Pages, records and actions of the caller that hold a keyword, in any language or by initials; without one, the pages and actions. */
  find: read('POST /api/UserInfo/FindAnything', {
    called: ['快速查找', 'Something looked for', 'Búsqueda rápida'],
    may: 'signed-in',
    takes: strictObject({ keyword: withMetadata(text(100), { wire: 'Keyword' }) }),
    gives: listOf(Found, mostFound),
  }),
});
