import { calls, read } from '#contract/call';
import { listOf, sha256, text, strictObject, integer } from '#contract/field';
import { MenuEntry } from '#product/access/menu-entry';
import { CodeSet } from '#product/dictionaries/contract';
import { Myself } from '#product/people/profile';
import { Preference } from '#product/preferences/contract';
import { openingRights } from './rights';

/** Names of the dictionaries that the first page shows, joined by commas; all of them where none is named. */
const BootstrapQuestion = strictObject({ sets: text(2_000).optional() });
/** What the office's frame stands on, in one answer. */
const BootstrapReply = strictObject({
  menu: listOf(MenuEntry),
  menuVersion: sha256,
  person: Myself,
  /** What the caller may do on every page; null while they still owe their agreement to the notices, without which nothing is answered. */
  rights: listOf(text(60)).nullable(),
  dictionariesVersion: integer(1, Number.MAX_SAFE_INTEGER),
  dictionaries: listOf(CodeSet),
  preferences: listOf(Preference),
  /** How many notices are unread; null like the rights. */
  unread: integer(0, 1_000_000_000).nullable(),
});

export const opening = calls('opening', openingRights, {
  all: read('GET /api/UserInfo/GetOpening', {
    called: ['打开工作台', 'Office opened', 'Apertura de la oficina'],
    may: 'signed-in',
    beforeConsent: true,
    takes: BootstrapQuestion,
    gives: BootstrapReply,
  }),
});
