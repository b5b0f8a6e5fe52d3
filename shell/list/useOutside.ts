import { useState } from 'react';

/**
 * Takes over a value that changed outside: by a chip, a saved query, back and forward. Compared while drawing and as
 * text: effects run again when a hidden tab comes back, and turning a page must not take away what was typed.
 */
export const useOutside = <Value>(value: Value, take: (value: Value) => void): void => {
  const text = JSON.stringify(value) ?? '';
  const [seen, setSeen] = useState(text);
  if (seen === text) return;
  setSeen(text);
  take(value);
};
