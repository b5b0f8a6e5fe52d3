import type * as z from 'zod';
import { calls, read, write } from '#contract/call';
import {
  day,
  decimal,
  flag,
  listOf,
  moment,
  pageOf,
  paging,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { settingRights } from './rights';
import { settingNames, settings, type Setting, type SettingName, type SettingValues } from './settings';

const may = 'setting.manage';

const schemaOf = (setting: Setting): z.ZodType => {
  if (setting.kind === 'flag') return flag;
  if (setting.kind === 'days') return listOf(day, 400);
  if (setting.kind === 'text') return text(setting.atMost);
  return Number.isInteger(setting.step)
    ? integer(setting.from, setting.to)
    : decimal(setting.from, setting.to);
};
const Values = strictObject(
  Object.fromEntries(settingNames.map((name) => [name, schemaOf(settings[name])])) as {
    [Name in SettingName]: z.ZodType<SettingValues[Name]>;
  },
);
const version = integer(1, 2_000_000_000);
const saved = {
  version,
  values: Values,
  savedAt: moment,
  /** Empty: the product came with it. */
  savedByName: text(100),
  reason: text(500),
};

/** The constants the operator may change: typed, bounded, versioned (domain §1.3 `/system/settings`). */
export const settingCalls = calls('settings', settingRights, {
  /** The values in force, and how many evaluations under way keep those of an earlier version. */
  now: read('POST /api/Settings/GetSettings', {
    called: ['查看参数', 'Settings read', 'Consulta de parámetros'],
    may,
    takes: strictObject({}),
    gives: strictObject({ ...saved, heldBack: integer(0, 1_000_000_000) }),
  }),
  /** A new version; `version` is the one the change was made on, an older one is refused with 2003. */
  save: write('POST /api/Settings/SaveSettings', {
    called: ['修改参数', 'Settings changed', 'Parámetros cambiados'],
    may,
    takes: strictObject({ version, values: Values, reason: text(500, 4) }),
    gives: strictObject({ version }),
  }),
  /** Every version, newest first, with the values of the one before it and how many evaluations under way keep to it. */
  versions: read('POST /api/Settings/GetSettingVersionList', {
    called: ['查看参数历次版本', 'Versions of settings read', 'Consulta de versiones de parámetros'],
    may,
    takes: strictObject(paging),
    gives: pageOf(strictObject({ ...saved, before: Values.nullable(), running: integer(0, 1_000_000_000) })),
  }),
});
