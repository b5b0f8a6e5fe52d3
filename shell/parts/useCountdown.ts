import { useCallback, useEffect, useState } from 'react';

/** Counts whole seconds down from what `begin` is given; by the clock, so that a sleeping machine does not hold it up. */
export const useCountdown = (): readonly [left: number, begin: (seconds: number) => void] => {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  const begin = useCallback((seconds: number) => {
    setLeft(seconds);
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0);
  }, []);
  return [left, begin];
};
