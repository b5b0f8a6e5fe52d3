import type { Locale } from 'antd/es/locale';
import type { Language } from '../../contract/words';

const texts: Record<Language, () => Promise<{ default: Locale }>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_GB'),
  es: () => import('antd/es/locale/es_ES'),
};
const dates: Record<Language, () => Promise<unknown>> = {
  zh: () => import('dayjs/locale/zh-cn'),
  en: () => import('dayjs/locale/en-gb'),
  es: () => import('dayjs/locale/es'),
};
const dayNames: Record<Language, string> = { zh: 'zh-cn', en: 'en-gb', es: 'es' };

/** The component library's own words and the names of days and months, switched together. */
export const kitLocale = async (language: Language): Promise<Locale> => {
  const [kit, { default: dayjs }] = await Promise.all([
    texts[language](),
    import('dayjs'),
    dates[language](),
  ]);
  dayjs.locale(dayNames[language]);
  return kit.default;
};
