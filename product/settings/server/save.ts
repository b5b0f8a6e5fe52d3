import type * as z from 'zod';
import { canonical } from '#contract/canonical';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { settingCalls } from '../contract';
import { settingProblems } from '../problems';
import { settingNames, type SettingName, type SettingValues } from '../settings';
import { settingWords } from '../words';
import { misspelt } from './misspelt';
import { objectionsTo } from './objections';
import { valuesOf, versionNow } from './values';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00.000Z`).getUTCDay());

/** What is wrong between values that are each within their bounds. */
const faultsIn = (values: SettingValues): (readonly [SettingName, keyof typeof settingWords])[] => [
  ...misspelt(values),
  ...(values.panelFewest > values.panelMost ? [['panelMost', 'fewestAboveMost'] as const] : []),
  ...(values.workingWeekends.every(isWeekend) ? [] : [['workingWeekends', 'noWeekend'] as const]),
];

const differing = (before: SettingValues, after: SettingValues): SettingName[] =>
  settingNames.filter((name) => canonical(before[name]) !== canonical(after[name]));
const only = (values: SettingValues, names: readonly SettingName[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Throws 2002 beside each setting that cannot be so. */
const refuse = (faults: readonly { readonly name: SettingName; readonly says: string }[]): void => {
  if (faults.length > 0)
    throw general.badInput(
      {},
      faults.map(({ name, says }) => ({ Field: `Values.${wireName(name)}`, Msg: says })),
    );
};

/**
 * Keeps the settings as a new version, in force from the next call on. Throws 2002 beside what does not fit together or what
 * another area has something against, 2003 when somebody saved meanwhile, 2761 when nothing is different.
 */
export const saveSettings = async (
  { version, values, reason }: z.output<(typeof settingCalls.calls.save)['takes']>,
  context: Context,
): Promise<{ version: number }> => {
  const { db, me, now, language, audit } = context;
  const faults = faultsIn(values);
  refuse(faults.map(([name, word]) => ({ name, says: inLanguage(settingWords[word], language) })));
  const latest = await versionNow(db);
  if (latest.number !== version) throw general.changedMeanwhile({}, { RowVersion: latest.number });
  const before = valuesOf(latest.values);
  const changed = differing(before, values);
  if (changed.length === 0) throw settingProblems.nothingChanged();
  const turnedOn = changed.filter((name) => values[name] === true);
  refuse(await objectionsTo(turnedOn, context));
  const number = version + 1;
  const retained = await db
    .insertInto('settingVersion')
    .values({
      number,
      values: JSON.stringify(values),
      reason,
      savedBy: me.personId,
      savedAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  // Of two who save at once, the second waited for the first and finds its number taken.
  if (!retained) throw general.changedMeanwhile({}, { RowVersion: number });
  audit({ before: only(before, changed), after: only(values, changed), reason, loggedFields: changed });
  return { version: number };
};
