import { canonical } from '#contract/canonical';
import type { Say } from '#shell/words/say';
import { settingNames, settings, type SettingName, type SettingValues } from '../../settings';

/** A setting's value as one reads it. */
export const valueText = (name: SettingName, value: unknown, say: Say): string => {
  const setting = settings[name];
  if (value === null || value === undefined) return '—';
  if (setting.kind === 'flag') return say(value ? 'settings.yes' : 'settings.no');
  if (setting.kind === 'text') return value === '' ? say('settings.nothingSaid') : (value as string);
  if (setting.kind === 'days')
    return (value as readonly string[]).length === 0
      ? say('settings.noDays')
      : (value as readonly string[]).join(' · ');
  return setting.unit ? `${String(value)} ${say(`settings.unit.${setting.unit}`)}` : String(value);
};

/** The settings that differ between two sets of values. */
export const differing = (before: Partial<SettingValues>, after: Partial<SettingValues>): SettingName[] =>
  settingNames.filter((name) => canonical(before[name] ?? null) !== canonical(after[name] ?? null));
