import { inLanguage, type Word } from '#contract/words';
import type { Context } from '#host/context';
import { pagesOf } from '#product/access/server';
import { normalised } from '../normalise';
import { mostFound } from '../contract';
import { initialsOf, mayBeInitials } from '../initials';
import { searchWords } from '../words';
import type { Wanted } from './sources';

/** Whether one of the three names, or the initials of the Chinese one, holds what is looked for. */
const isNamed = (names: Word, { keyword, asInitials }: Wanted): boolean =>
  names.some((name) => normalised(name).includes(keyword)) ||
  (asInitials && initialsOf(names[0]).some((initials) => initials.includes(keyword)));

const none = { note: '', url: '', action: '' };

/** What the caller may go to and do: pages of their menu, records they see, actions they hold the right to. */
export const find = async (typed: string, context: Context) => {
  const { language, me, services } = context;
  const { searches, beginnings } = services.contributed;
  const keyword = normalised(typed);
  const wanted: Wanted = { keyword, asInitials: mayBeInitials(keyword) };
  const say = (names: Word) => inLanguage(names, language);
  const pages = (await pagesOf(context))
    .filter(({ isHidden, names }) => !isHidden && isNamed(names, wanted))
    .map(({ names, section, url }) => ({
      ...none,
      kind: 'page' as const,
      title: say(names),
      note: section ? say(section) : '',
      url,
    }));
  const begun = beginnings
    .filter(({ right, names }) => me.rights.has(right) && isNamed(names, wanted))
    .map(({ names, url }) => ({ ...none, kind: 'action' as const, title: say(names), url }));
  const own = Object.entries(searchWords)
    .filter(([, names]) => isNamed(names, wanted))
    .map(([action, names]) => ({ ...none, kind: 'action' as const, title: say(names), action }));
  const records =
    keyword === ''
      ? []
      : (await Promise.all(searches.map((search) => search(wanted, context))))
          .flat()
          .map((record) => ({ ...none, ...record, kind: 'record' as const }));
  return [...pages, ...begun, ...own, ...records].slice(0, mostFound);
};
