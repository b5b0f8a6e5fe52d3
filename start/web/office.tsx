import type { OwnPage } from '#contract/own-page';
import { forgetCookie, storeToken } from '#shell/client/session';
import type { Office, PageModule } from '#shell/office';
import type { LanguageChunks } from '#shell/words/say';
import { openOffice } from '#shell/open';
import { accessApi } from '#product/access/web/calls';
import { preferencesApi } from './calls';
import { allDictionaries, dictionariesVersion } from './dictionaries';
import { bootstrapDataOf } from './bootstrap-data';
import { own } from './own';
import { whoAmI } from './person';
import { allPreferences } from './preferences';
import { said } from './said';
import { signIn } from './sign-in';
import { upload } from './upload';
import { withWords } from '#shell/words/with-words';

/** The page at the address, as the document says, and its folder. */
const firstPage = said('page');
const firstFolder = firstPage?.split('/')[0];

/**
 * The words of the first page: the document names their file in the language that the server took it to be. Where another one
 * is spoken, the list of all such files is fetched, which no browser else needs.
 */
const firstWords: Office['firstWords'] = (language) => {
  const [foreseen, file] = said('words')?.split(' ') ?? [];
  if (!firstFolder || !file) return undefined;
  if (foreseen === language) return import(/* @vite-ignore */ file) as ReturnType<LanguageChunks['zh']>;
  return import('virtual:words').then(({ parts }) => parts[`${language}/${firstFolder}`]!());
};

/** Every page of the office by what the menu calls it: `applications/ApplicationList`. */
const files = import.meta.glob<PageModule>('/product/*/web/pages/*.tsx');
const pages = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.replace(/^\/product\/(.+)\/web\/pages\/(.+)\.tsx$/, '$1/$2'),
    load,
  ]),
);

/** What areas have about the reader themselves, in the files that their manifests take it from. */
const personal = Object.values(
  import.meta.glob<{ readonly ownPages?: readonly OwnPage[]; readonly ownOfMenu?: readonly string[] }>(
    '/product/*/own-pages.ts',
    { eager: true },
  ),
);

await openOffice({
  pages,
  firstPage,
  chunks: {
    zh: () => import('virtual:words/zh'),
    en: () => import('virtual:words/en'),
    es: () => import('virtual:words/es'),
  },
  firstWords,
  bootstrapData: bootstrapDataOf,
  menu: () => accessApi.menu({}),
  person: whoAmI,
  dictionaries: allDictionaries,
  dictionariesVersion,
  // A poll keeps no session alive.
  menuVersion: async () => (await accessApi.menuVersion({}, { background: true })).version,
  pageActions: (page, id) => accessApi.pageActions({ page, id }),
  signIn,
  prove: async (password, code) =>
    storeToken(
      (await accessApi.reauthenticate({ password, ...(code?.trim() && { code: code.trim() }) })).token,
    ),
  hasSecondFactor: async () => (await accessApi.secondFactor({})).since !== null,
  signOut: async () => {
    // How the office speaks and looks belongs to whoever leaves; the next person brings their own (RG7).
    forgetCookie('language');
    forgetCookie('accent');
    await accessApi.signOut({});
  },
  sendSignCode: async (action, id, contentHash) =>
    (await accessApi.sendSignCode({ action: action as 'apply.submit', id, contentHash })).seconds,
  preferences: allPreferences,
  draftKey: async () => (await preferencesApi.draftKey({})).key,
  storePreference: async (key, value) =>
    void (await preferencesApi.put({ key, value: JSON.stringify(value) }, { outlivesPage: true })),
  exportList: async (asked) => (await import('./exports')).exportList(asked),
  consent: withWords(() => import('#product/privacy/web/parts/ConsentDialog')),
  exportWithheld: withWords(() => import('#product/exports/web/parts/WithheldDialog')),
  upload,
  ...own,
  own: personal.flatMap(({ ownPages }) => ownPages ?? []),
  ownOfMenu: personal.flatMap(({ ownOfMenu }) => ownOfMenu ?? []),
});
