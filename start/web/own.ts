import { mobileDialog, passwordDialog, profileDialog } from '../../product/people/web';
import { noticePanel } from '../../product/tasks/web';
import palettePlans from 'virtual:calls/palette';
import taskPlans from 'virtual:calls/tasks';
import type { palette } from '../../product/palette/contract';
import type { tasks } from '../../product/tasks/contract';
import { clientOf } from '../../shell/client/client';
import type { Office } from '../../shell/office';
import { fileApi } from './calls';
import { withWords } from './with-words';

const paletteApi = clientOf<typeof palette>(palettePlans);
const tasksApi = clientOf<typeof tasks>(taskPlans);

/** What the navbar opens: the dialogs about one's own account, the notices, the palette. */
export const own: Pick<Office, 'affairs' | 'notices' | 'find' | 'fileLink'> = {
  affairs: {
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
  find: (keyword, signal) => paletteApi.find({ keyword }, { signal }),
  fileLink: async (id) => (await fileApi.link({ id, use: 'view' })).url,
};
