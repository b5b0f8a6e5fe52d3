const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
/** What stands on the key. */
const symbols: Readonly<Record<string, string>> = {
  ...(isMac && { Ctrl: '⌘', Alt: '⌥' }),
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** Keys as they stand on the keyboard: `Ctrl` `K`. */
export const keyCaps = (keys: string): readonly string[] => keys.split('+').map((key) => symbols[key] ?? key);
