import { isEmail } from '#contract/validators';
import { settingNames, settings, type SettingName, type SettingValues } from '../settings';
import type { settingWords } from '../words';

type Fault = readonly [SettingName, keyof typeof settingWords];

const wrongAs = {
  line: () => undefined,
  mail: (text: string) => (isEmail(text) ? undefined : 'noMail'),
  phone: (text: string) => (/^\+?[\d() -]+$/.test(text) ? undefined : 'noPhone'),
} as const;

/** What is written there is shown to everybody: a mail address must be one, and a telephone number be diallable. */
export const misspelt = (values: Partial<SettingValues>): Fault[] =>
  settingNames.flatMap((name): Fault[] => {
    const setting = settings[name];
    const value = values[name];
    if (setting.kind !== 'text' || typeof value !== 'string' || value === '') return [];
    const wrong = wrongAs[setting.form](value);
    return wrong ? [[name, wrong]] : [];
  });
