import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Services } from '#host/services';
import { nameIn } from '../operator';
import { standardValues, type SettingValues } from '../settings';
import { settingWords } from '../words';
import { misspelt } from './misspelt';
import { settingsNow, versionNow } from './values';

/** So many milliseconds a page waits for what stands at its foot, before anything is known and after; the database may be away. */
const retryAfter = { first: 500, later: 50 };

/**
 * The settings for pages that are shown whatever happens: those in force, or the last that were read where the database
 * does not answer soon. Of a crowd one waits for it, and the others take what is known.
 */
export const lastingSettings = ({ db, log }: Pick<Services, 'db' | 'log'>) => {
  let last: SettingValues = standardValues;
  let isKnown = false;
  let reading: Promise<SettingValues> | undefined;
  const read = async (): Promise<SettingValues> => {
    try {
      last = await settingsNow(db);
      isKnown = true;
    } catch (fault) {
      log.warn({ fault }, 'the settings could not be read; pages show those that were read last');
    } finally {
      reading = undefined;
    }
    return last;
  };
  return {
    last: (): SettingValues => last,
    now: async (): Promise<SettingValues> => {
      if (reading && isKnown) return last;
      reading ??= read();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<SettingValues>((answer) => {
        timer = setTimeout(() => answer(last), isKnown ? retryAfter.later : retryAfter.first);
      });
      return Promise.race([reading, late]).finally(() => clearTimeout(timer));
    },
  };
};

/** What the first administrator says of who runs the platform. */
export interface FirstOperator {
  readonly operatorName: string;
  readonly platformName?: string | undefined;
  readonly operatorPhone?: string | undefined;
  readonly operatorEmail?: string | undefined;
}

/**
 * Keeps it as a version of the settings, in the language in which it was said, within the request that makes them. Throws
 * 2002 beside a mail address or telephone number that is none.
 */
export const storeFirstOperator = async (
  { operatorName, platformName, operatorPhone, operatorEmail }: FirstOperator,
  savedBy: string,
  { db, now, language }: Pick<Context<unknown>, 'db' | 'now' | 'language'>,
): Promise<void> => {
  const { number, values } = await versionNow(db);
  const fromEnvironment = {
    [nameIn('operatorName', language)]: operatorName.trim(),
    [nameIn('platformName', language)]: platformName?.trim(),
    operatorPhone: operatorPhone?.trim(),
    operatorEmail: operatorEmail?.trim(),
  };
  const given: Partial<SettingValues> = Object.fromEntries(
    Object.entries(fromEnvironment).filter(([, text]) => text),
  );
  const faults = misspelt(given);
  if (faults.length > 0)
    throw general.badInput(
      {},
      faults.map(([name, word]) => ({
        Field: wireName(name),
        Msg: inLanguage(settingWords[word], language),
      })),
    );
  await db
    .insertInto('settingVersion')
    .values({
      number: number + 1,
      values: JSON.stringify({ ...values, ...given }),
      reason: 'first administrator',
      savedBy,
      savedAt: now.toISOString(),
    })
    .execute();
};
