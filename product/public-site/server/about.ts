import type { Language } from '#contract/words';
import { isConnectionLost } from '#host/database/connection-lost';
import { publishedAbout } from '#product/newsroom/server';
import type { AboutView } from '../view-types';
import { filesInText } from './listed';
import type { Readers } from './page';
import { allPreviewed } from './preview';

/** What editors wrote about the platform. The method beneath it needs no database, and is read while there is none (DU-07). */
export const aboutView = async (readers: Readers, language: Language): Promise<AboutView> => {
  const { db, clock, log, preview } = readers;
  try {
    const found = await publishedAbout(db, language, clock(), preview?.id);
    if (!found) return {};
    const { id, body, language: written, pictures } = found;
    return {
      body,
      language: written,
      pictures: allPreviewed(pictures, preview?.id === id ? preview : undefined),
      files: await filesInText(readers, body, written),
    };
  } catch (fault) {
    if (!isConnectionLost(fault)) throw fault;
    log.warn({ fault }, 'about us is shown without what editors wrote');
    return { isPartial: true };
  }
};
