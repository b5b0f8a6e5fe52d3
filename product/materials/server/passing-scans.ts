import type { Db } from '#host/database/connection';
import { settingsNow } from '#product/settings/server';
import { scanPasses, scanStates } from '../uploads';

/** With which answers of the scanner a file goes to visitors: by the rule by which one goes to an assessor (domain §3.2 M2). */
export const passingScans = async (db: Db): Promise<readonly (typeof scanStates)[number][]> => {
  const { unscannedAllowed } = await settingsNow(db);
  return scanStates.filter((state) => scanPasses(state, unscannedAllowed));
};
