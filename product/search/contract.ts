import { calls, read } from '#contract/call';
import { coded, listOf, text, thing } from '#contract/field';
import { noted } from '#contract/note';
import { searchRights } from './rights';

/** Something one may go to or do. */
const Found = thing({
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
    takes: thing({ keyword: noted(text(100), { wire: 'Keyword' }) }),
    gives: listOf(Found, mostFound),
  }),
});
