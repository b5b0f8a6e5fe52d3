import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { FloatButton } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '#shell/words/say';
import { wantsStillness } from './still';

/** How far one has to have scrolled before the way back is offered, in pixels. */
const far = 200;

interface BackToTopProps {
  /** What is scrolled; it can have the focus, which goes there with the person. */
  readonly of: HTMLElement | null;
  readonly className?: string;
}

/** Goes back to where something long begins: without motion for whoever wants less. It is there once one has scrolled. */
export const BackToTop = ({ of: scrolled, className = '' }: BackToTopProps) => {
  const say = useWords();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    if (!scrolled) return undefined;
    const look = () => setFar(scrolled.scrollTop > far);
    look();
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [scrolled]);
  if (!scrolled || !isFar) return null;
  return (
    <FloatButton
      className={className}
      icon={<VerticalAlignTopOutlined />}
      aria-label={say('galleryMoving.top.go')}
      onClick={() => {
        scrolled.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
        // The button goes away at the top: who came by keyboard goes on from the beginning.
        scrolled.focus({ preventScroll: true });
      }}
    />
  );
};
