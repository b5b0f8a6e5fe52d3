import { lazy, type ComponentType } from 'react';
import { givenImports, mobileDialog, passwordDialog, profileDialog } from '#product/people/web';
import { noticePanel } from '#product/tasks/web';
import searchPlans from 'virtual:calls/search';
import type { search } from '#product/search/contract';
import { tasksApi } from '#product/tasks/web/calls';
import { clientOf } from '#shell/client/client';
import type { Office, PieceProps } from '#shell/office';
import { withWords } from '#shell/words/with-words';
import { filesApi } from '#product/files/web/calls';

const searchApi = clientOf<typeof search>(searchPlans);

/** A part of an area, fetched when it is first shown, with the words it says. */
const piece = (load: () => Promise<ComponentType<PieceProps>>) =>
  lazy(withWords(async () => ({ default: await load() })));

/** What the navbar opens: the dialogs about one's own account, the notices, the palette; and what areas show of each other. */
export const own: Pick<
  Office,
  'accountDialogs' | 'notices' | 'find' | 'fileLink' | 'filePreview' | 'pieces' | 'phrases' | 'savedSearches'
> = {
  accountDialogs: {
    profile: { title: 'shell.profile', load: withWords(profileDialog) },
    password: { title: 'shell.changePassword', load: withWords(passwordDialog) },
    mobile: { title: 'shell.changeMobile', load: withWords(mobileDialog) },
  },
  notices: {
    // Below the area's own key, so that reading a notice counts anew.
    queryKey: ['tasks', 'unread'],
    unread: async () =>
      (await tasksApi.notices({ pageSize: 1, unreadOnly: true }, { background: true })).total,
    load: withWords(noticePanel),
  },
  find: (keyword, signal) => searchApi.find({ keyword }, { signal }),
  pieces: {
    contentLists: piece(async () => (await import('#product/newsroom/web')).KindTabs),
    unfinishedUploads: piece(async () => (await import('#product/files/web')).Unfinished),
    report: piece(async () => (await import('#product/reports/web')).ReportToRead),
    appeals: piece(async () => (await import('#product/appeals/web')).AppealsOf),
    revocations: piece(async () => (await import('#product/revocations/web')).RevocationsOf),
    importStaff: piece(async () => (await givenImports()).ImportStaff),
    importExperts: piece(async () => (await givenImports()).ImportExperts),
    agencySamples: piece(async () => (await import('#product/sampling/web')).AgencyFigures),
    materialOfCase: piece(async () => (await import('#product/materials/web')).MaterialOfCase),
    reportOfCase: piece(
      async () => (await import('#product/reports/web/parts/detail/ReportFacts')).ReportOfCase,
    ),
    panelOfCase: piece(async () => (await import('#product/reports/web/parts/detail/tabs')).PanelOfCase),
    changedLevels: piece(async () => (await import('#product/reports/web')).ChangedToJudge),
  },
  phrases: lazy(withWords(async () => ({ default: (await import('#product/phrases/web')).PhrasePicker }))),
  savedSearches: lazy(
    withWords(async () => ({ default: (await import('#product/saved-searches/web')).SavedSearches })),
  ),
  filePreview: lazy(withWords(() => import('#product/files/web/preview/FilePreview'))),
  fileLink: async (id) => (await filesApi.link({ id, use: 'view' })).url,
};
