/** What the numbers of a setting count. */
type SettingUnit =
  | 'workingDays'
  | 'months'
  | 'experts'
  | 'times'
  | 'drafts'
  | 'cases'
  | 'panels'
  | 'points'
  | 'percent';
/** The parts of the settings' screen. */
export const settingSections = [
  'operator',
  'deadlines',
  'panel',
  'conflicts',
  'agreement',
  'intake',
  'calendar',
  'accounts',
] as const;
type SettingSection = (typeof settingSections)[number];

interface Common {
  readonly section: SettingSection;
  /** An evaluation keeps the value it was submitted with; otherwise a change is in force for all at once. */
  readonly pinned: boolean;
}
export interface NumberSetting extends Common {
  readonly kind: 'number';
  readonly unit: SettingUnit | null;
  readonly from: number;
  readonly to: number;
  /** The smallest step between two values. */
  readonly step: number;
  readonly standard: number;
}
export interface FlagSetting extends Common {
  readonly kind: 'flag';
  readonly standard: boolean;
}
interface DaysSetting extends Common {
  readonly kind: 'days';
  /** YYYY-MM-DD. */
  readonly standard: readonly string[];
}
export interface TextSetting extends Common {
  readonly kind: 'text';
  readonly atMost: number;
  readonly form: 'line' | 'mail' | 'phone';
  readonly standard: string;
}
export type Setting = NumberSetting | FlagSetting | DaysSetting | TextSetting;

const number = (
  section: SettingSection,
  unit: SettingUnit | null,
  standard: number,
  [from, to]: readonly [number, number],
  more: { readonly pinned?: boolean; readonly step?: number } = {},
): NumberSetting => ({ kind: 'number', section, unit, standard, from, to, pinned: true, step: 1, ...more });
const deadline = (standard: number): NumberSetting => number('deadlines', 'workingDays', standard, [1, 60]);
/** Of the operator: empty until somebody says it, and in force at once. */
const said = (atMost: number, form: TextSetting['form'] = 'line'): TextSetting => ({
  kind: 'text',
  section: 'operator',
  pinned: false,
  atMost,
  form,
  standard: '',
});
const calendar: DaysSetting = { kind: 'days', section: 'calendar', pinned: false, standard: [] };

/**
 * Every constant that the operator may change (domain §3, §6.5, §6.6, §9.1, open assumption 7), with the value a new
 * product begins with and the bounds that the regulations of domain §10 leave.
 */
export const settings = {
  platformNameZh: said(60),
  platformNameEn: said(100),
  platformNameEs: said(100),
  operatorNameZh: said(100),
  operatorNameEn: said(150),
  operatorNameEs: said(150),
  operatorAddressZh: said(200),
  operatorAddressEn: said(200),
  operatorAddressEs: said(200),
  operatorPhone: said(30, 'phone'),
  operatorEmail: said(100, 'mail'),
  complaintsPhone: said(30, 'phone'),
  complaintsEmail: said(100, 'mail'),
  icpNumber: said(60),
  publicSecurityNumber: said(60),

  acceptDays: deadline(10),
  materialDays: deadline(20),
  supplementDays: deadline(15),
  materialReviewDays: deadline(10),
  remarkDays: deadline(5),
  replyDays: deadline(5),
  expertDays: deadline(10),
  discussionDays: deadline(5),
  mendingDays: deadline(5),
  silentDays: deadline(5),
  publicReviewDays: deadline(10),
  cancellationDays: deadline(10),
  appealDays: deadline(15),
  appealDecisionDays: deadline(20),
  integrityReplyDays: deadline(15),
  blindReviewDays: { ...deadline(20), pinned: false },

  panelFewest: number('panel', 'experts', 5, [5, 9]),
  panelMost: number('panel', 'experts', 9, [5, 9]),
  panelPerOrganisation: number('panel', 'experts', 2, [1, 2]),
  expertCases: number('panel', 'panels', 5, [1, 50], { pinned: false }),
  formReturns: number('panel', 'times', 2, [1, 5]),
  samplingShare: number('panel', 'percent', 5, [1, 100], { pinned: false }),
  validityMonths: number('panel', 'months', 24, [6, 60]),

  workplaceMonths: number('conflicts', 'months', 36, [36, 120]),
  collaborationMonths: number('conflicts', 'months', 60, [12, 120]),
  panelPeriodMonths: number('conflicts', 'months', 12, [6, 36]),
  panelsInPeriod: number('conflicts', 'panels', 2, [1, 10]),

  lowConcordance: number('agreement', null, 0.3, [0, 1], { step: 0.05 }),
  wideDeviation: number('agreement', 'points', 15, [5, 50]),

  openDrafts: number('intake', 'drafts', 20, [1, 200], { pinned: false }),
  assessorCases: number('intake', 'cases', 15, [1, 100], { pinned: false }),
  supplementReturns: number('intake', 'times', 3, [1, 10]),
  duplicateMonths: number('intake', 'months', 12, [1, 60], { pinned: false }),
  unscannedAllowed: { kind: 'flag', section: 'intake', pinned: false, standard: true } as FlagSetting,

  holidays: calendar,
  workingWeekends: calendar,

  mlpsPasswords: { kind: 'flag', section: 'accounts', pinned: false, standard: false } as FlagSetting,
  separateAdministrators: {
    kind: 'flag',
    section: 'accounts',
    pinned: false,
    standard: false,
  } as FlagSetting,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];

/** The values of all settings at one time. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof settings)[Name] extends NumberSetting
    ? number
    : (typeof settings)[Name] extends TextSetting
      ? string
      : (typeof settings)[Name]['standard'];
};

/** What a new product begins with. */
export const standardValues = Object.fromEntries(
  settingNames.map((name) => [name, settings[name].standard]),
) as unknown as SettingValues;
