import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Language } from '#contract/words';
import { onSpoken } from '../../words/say';

const names: Record<Language, readonly [name: string, load: () => Promise<unknown>]> = {
  zh: ['zh-cn', () => import('dayjs/locale/zh-cn')],
  en: ['en-gb', () => import('dayjs/locale/en-gb')],
  es: ['es', () => import('dayjs/locale/es')],
};

// The names of days and months come with the first calendar that stands on a page, in the language of that moment and of
// each that follows: a page without one loads none of them.
onSpoken(async (language) => {
  const [name, load] = names[language];
  await load();
  dayjs.locale(name);
});

/** The library's calendars, which speak the person's language; nothing else takes them from the library itself. */
export { DatePicker };
