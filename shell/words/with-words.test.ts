import type { Locale } from 'antd/es/locale';
import { afterEach, expect, test, vi } from 'vitest';
import { sayAny, speak } from './say';
import { withWords } from './with-words';

afterEach(() => vi.unstubAllGlobals());

test('a part that comes with all words is not there before them', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const kit: Locale = { locale: 'en' };
  const ofThePage = { 'shell.signOut': 'Sign out' };
  const whole = { default: { ...ofThePage, 'filePreview.download': 'Download' }, kit };
  let arrive = () => {};
  const later = new Promise<typeof whole>((resolve) => (arrive = () => resolve(whole)));
  const chunk = () => later;
  // What is spoken belongs to the process: another file may have left English there, and whoever speaks it stays.
  const other = () => Promise.resolve({ default: {}, kit });
  await speak('es', { zh: other, en: other, es: other });
  await speak('en', { zh: chunk, en: chunk, es: chunk }, () => Promise.resolve({ default: ofThePage, kit }));
  expect(sayAny('shell.signOut')).toBe('Sign out');
  expect(sayAny('filePreview.download'), 'none of the first page').toBe('filePreview.download');

  const drawn = vi.fn();
  const shown = withWords(() => Promise.resolve(sayAny))().then((say) => drawn(say('filePreview.download')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn, 'the part is here, its words are not').not.toHaveBeenCalled();
  arrive();
  await shown;
  expect(drawn).toHaveBeenCalledExactlyOnceWith('Download');
});
