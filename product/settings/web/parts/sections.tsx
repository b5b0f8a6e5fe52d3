import type { Field, Section } from '#shell/form/types';
import {
  settingNames,
  settings,
  settingSections,
  type SettingName,
  type SettingValues,
} from '../../settings';
import { ChangesSoFar } from './ChangesSoFar';
import { DaysField } from './DaysField';
import { PublicHint } from './PublicHint';

/** What the form holds: every setting, and why they are changed. */
export type SettingForm = SettingValues & { readonly reason: string };

const fieldOf = (name: SettingName): Field<SettingForm> => {
  const setting = settings[name];
  const common = {
    field: name,
    label: `settings.name.${name}`,
    required: setting.kind === 'number',
  } as const;
  if (setting.kind === 'number') {
    const { unit, from, to, step, standard, pinned: held } = setting;
    return {
      ...common,
      control: 'number',
      from,
      to,
      step,
      ...(unit && { unit: `settings.unit.${unit}` }),
      hint: held ? 'settings.bounds' : 'settings.boundsAtOnce',
      hintValues: { from, to, standard },
    };
  }
  if (setting.kind === 'text') return { ...common, control: 'text', atMost: setting.atMost };
  if (setting.kind === 'flag') return { ...common, control: 'yesNo', hint: 'settings.atOnce' };
  return { ...common, control: 'own', draw: DaysField, wide: true, hint: 'settings.atOnce' };
};

/** The settings by their parts, and at last what has been changed and why. */
export const sections: readonly Section<SettingForm>[] = [
  ...settingSections.map((section) => ({
    key: section,
    title: `settings.section.${section}` as const,
    ...(section === 'operator' && { intro: <PublicHint /> }),
    fields: settingNames.filter((name) => settings[name].section === section).map(fieldOf),
  })),
  {
    key: 'changes',
    title: 'settings.changes',
    intro: <ChangesSoFar />,
    fields: [{ field: 'reason', label: 'settings.reason', control: 'textarea', atMost: 500, required: true }],
  },
];
