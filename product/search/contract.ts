import { calls, read } from '#contract/call';
import { listOf, oneOf, text, thing } from '#contract/field';
import { noted } from '#contract/note';
import { searchRights } from './rights';

/** Something one may go to or do. */
const Found = thing({
  kind: oneOf(['page', 'record', 'deed']),
  title: text(300),
  note: text(300),
  url: text(300),
  /** A deed of the office's frame, by name. */
  deed: text(40),
});

/** How many things one answer holds. */
export const mostFound = 40;

export const search = calls('search', searchRights, {
  /** Pages, records and deeds of the caller that hold a keyword, in any language or by initials; without one, the pages and deeds. */
  find: read('POST /api/UserInfo/FindAnything', {
    called: ['快速查找', 'Something looked for', 'Búsqueda rápida'],
    may: 'signed-in',
    takes: thing({ keyword: noted(text(100), { wire: 'Keyword' }) }),
    gives: listOf(Found, mostFound),
  }),
});
