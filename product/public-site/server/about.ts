import type { Language } from '#contract/words';
import { isConnectionLost } from '#host/database/connection-lost';
import type { Services } from '#host/services';
import { publishedAbout } from '#product/newsroom/server';
import type { AboutView } from '../view-types';

/** What editors wrote about the platform. The method beneath it needs no database, and is read while there is none (DU-07). */
export const aboutView = async ({ db, clock, log }: Services, language: Language): Promise<AboutView> => {
  try {
    return (await publishedAbout(db, language, clock())) ?? {};
  } catch (fault) {
    if (!isConnectionLost(fault)) throw fault;
    log.warn({ fault }, 'about us is shown without what editors wrote');
    return { isPartial: true };
  }
};
