import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { styleNonce } from '../nonce';
import { AfterwardsPart } from '../parts/afterwards';
import { giveVoices, holder } from '../parts/voices';
import { usePreferences } from '../state/preferences';
import { useKitWords } from '../words/say';
import { wearAccent } from './sheet';
import { themeOf } from './theme';

const watched = (query: string) => {
  const media = matchMedia(query);
  return {
    subscribe: (notify: () => void) => {
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    now: () => media.matches,
  };
};
const dark = watched('(prefers-color-scheme: dark)');
const still = watched('(prefers-reduced-motion: reduce)');

/** Colours, sizes and language for everything below: our own styles and the component library's at once. */
export const Look = ({ children }: { readonly children: ReactNode }) => {
  const { accent, mode, size, hues, letters } = usePreferences();
  const locale = useKitWords();
  const systemDark = useSyncExternalStore(dark.subscribe, dark.now);
  const noMotion = useSyncExternalStore(still.subscribe, still.now);
  const ground = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  useEffect(() => wearAccent(accent), [accent]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = ground;
    document.documentElement.dataset['size'] = size;
    document.documentElement.dataset['hues'] = hues;
    document.documentElement.dataset['letters'] = letters;
  }, [ground, size, hues, letters]);
  const theme = useMemo(
    () => themeOf(ground, accent, size, noMotion, { seen: hues, letters }),
    [ground, accent, size, noMotion, hues, letters],
  );
  return (
    <ConfigProvider
      theme={theme}
      {...(locale && { locale })}
      {...(styleNonce && { csp: { nonce: styleNonce } })}
      componentSize="middle"
      button={{ autoInsertSpace: false }}
      form={{ requiredMark: true, scrollToFirstError: { block: 'center', focus: true } }}
    >
      <AfterwardsPart of={holder} awaited={null} missing={null}>
        {(Holder) => <Holder onReady={giveVoices} />}
      </AfterwardsPart>
      {children}
    </ConfigProvider>
  );
};
