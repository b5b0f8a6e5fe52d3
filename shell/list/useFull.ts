import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../words/say';
import { message } from '../parts/voices';

/**
 * Whether this list fills the screen. The whole document goes to full screen, not the list alone: choices and dialogs
 * are drawn at the document's end and would stay behind. Where the browser cannot, the list fills the window (SH7).
 */
export const useFull = () => {
  const say = useWords();
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return undefined;
    const left = () => document.fullscreenElement ?? setFull(false);
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, [full]);
  const toggle = useCallback(async () => {
    setFull(!full);
    if (full) return document.fullscreenElement ? document.exitFullscreen() : undefined;
    if (!document.fullscreenEnabled) return message.warning(say('shell.noFullscreen'));
    return document.documentElement.requestFullscreen();
  }, [full, say]);
  return { full, toggle };
};
