import { attempt } from '#shell/client/useDo';
import { filesApi } from './calls';

/** A link to see a file, good for a minute; throws where it is refused or nobody answers. */
export const linkTo = async (fileId: string, mime = ''): Promise<string> =>
  (await filesApi.link({ id: fileId, use: mime.startsWith('video/') ? 'video' : 'view' })).url;

/** Opens a file in a tab of its own. The tab is opened at the click, or the browser would hold it for an advertisement. */
export const openFile = async (fileId: string, mime = ''): Promise<void> => {
  const tab = window.open('about:blank', '_blank');
  const url = await attempt(() => linkTo(fileId, mime));
  if (url && tab) tab.location.href = url;
  else tab?.close();
};

/** Sends a file to the browser's downloads. */
export const downloadFile = async (fileId: string): Promise<void> => {
  const link = await attempt(() => filesApi.link({ id: fileId, use: 'download' }));
  if (link) window.location.assign(link.url);
};
