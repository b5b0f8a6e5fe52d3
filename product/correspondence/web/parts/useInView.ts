import { useEffect, useState, type RefObject } from 'react';

/** Whether a place of the page is on the screen: a tab of a record that is not looked at has been read by nobody. */
export const useInView = (place: RefObject<HTMLElement | null>): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) =>
      setIsInView(entries.some((entry) => entry.isIntersecting)),
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  });
  return isInView;
};
