import { dayOf } from '#contract/calendar';
import { languages, speaker, type Language } from '#contract/words';
import type { Services } from '#host/services';
import { fingerprintOfKey, receiptKeys } from '#product/receipts/server';
import { renderOffline } from '../pages/offline';
import { platformOf } from '../pages/platform';
import type { OfflineView, Site } from '../view-types';
import { offlineWords, type OfflineWord } from '../words-offline';

const wordsIn = (language: Language): Readonly<Record<OfflineWord, string>> => {
  const say = speaker(offlineWords, language);
  const names = Object.keys(offlineWords) as OfflineWord[];
  return Object.fromEntries(names.map((name) => [name, say(name)])) as Record<OfflineWord, string>;
};

/** The page that checks without a network, with the keys as they are now; undefined before a build. */
export const offlinePage = async (
  { db, clock, receiptKey }: Services,
  site: Site,
): Promise<string | undefined> => {
  if (site.assets.offline === undefined) return undefined;
  const keys = await receiptKeys(db, receiptKey);
  const view: OfflineView = {
    language: site.language,
    platform: platformOf(site),
    checkAt: `${site.origin}/hyCheck?tab=file`,
    madeOn: dayOf(clock()),
    keys: keys.map((publicKey) => ({ publicKey, fingerprint: fingerprintOfKey(publicKey) })),
    words: Object.fromEntries(languages.map((each) => [each, wordsIn(each)])) as OfflineView['words'],
  };
  return renderOffline(view, site.assets.offline);
};
