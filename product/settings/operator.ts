import { inLanguage, type Language, type Word } from '#contract/words';
import type { SettingValues } from './settings';

/** Who runs the platform, as the settings say it in one language. What nobody has filled in is not there. */
export interface Operator {
  readonly platformName?: string | undefined;
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly complaintsPhone?: string | undefined;
  readonly complaintsEmail?: string | undefined;
  /** ICP filing number, as the authority printed it. */
  readonly icpNumber?: string | undefined;
  /** Public-security filing number, as the authority printed it. */
  readonly publicSecurityNumber?: string | undefined;
}

/** What the platform is called where its operator says nothing. */
export const productName: Word = [
  '医疗卫生科技成果转化与评价平台',
  'Medical and Health Technology Evaluation and Transfer Platform',
  'Plataforma de evaluación y transferencia de tecnología sanitaria',
];

const endings = { zh: 'Zh', en: 'En', es: 'Es' } as const satisfies Record<Language, string>;
type Named = 'platformName' | 'operatorName' | 'operatorAddress';

/** The setting that holds one of the operator's names in a language. */
export const nameIn = <Name extends Named>(name: Name, language: Language) =>
  `${name}${endings[language]}` as const;

/** What is said in the language; else in the platform's own, else in any: a name is better than none. */
const inAny = (values: SettingValues, name: Named, language: Language): string | undefined =>
  [language, 'zh' as const, 'en' as const, 'es' as const]
    .map((each) => values[nameIn(name, each)])
    .find((text) => text !== '');

/** The operator for a reader of a language. */
export const operatorIn = (values: SettingValues, language: Language): Operator => {
  const one = (text: string): string | undefined => text || undefined;
  return {
    // The product has a name of its own in each language, which stands where nothing is said.
    platformName: one(values[nameIn('platformName', language)]),
    name: inAny(values, 'operatorName', language),
    address: inAny(values, 'operatorAddress', language),
    phone: one(values.operatorPhone),
    email: one(values.operatorEmail),
    complaintsPhone: one(values.complaintsPhone),
    complaintsEmail: one(values.complaintsEmail),
    icpNumber: one(values.icpNumber),
    publicSecurityNumber: one(values.publicSecurityNumber),
  };
};

/** What the platform is called for a reader of a language. */
export const platformNameIn = (values: SettingValues, language: Language): string =>
  values[nameIn('platformName', language)] || inLanguage(productName, language);

/** The lines at the end of a mail: from which platform it comes, who runs it, and how to reach them. */
export const signatureIn = (values: SettingValues, language: Language): string => {
  const { name, phone, email } = operatorIn(values, language);
  return [platformNameIn(values, language), name, [phone, email].filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join('\n');
};
