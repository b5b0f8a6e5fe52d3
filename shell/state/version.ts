import { create } from 'zustand';
import { lookForServer } from './network';

/** Whether the server serves another build than the one that runs here. */
export const useVersion = create<{ readonly renewed: boolean }>()(() => ({ renewed: false }));

/**
 * The module that a document of the office begins with: its name changes with everything it loads. What stands before it, such as the
 * script that asks the first questions, is none. Read as text: nothing that was fetched becomes a document here (WB-04).
 */
const scriptOf = (text: string): string | undefined =>
  /<script(?=[^>]*\stype="module")[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(text)?.[1];

/** Looks at the document as the server has it now. One without our script, such as a visitor's, says nothing. */
export const lookForVersion = async (): Promise<void> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const there = scriptOf(await answer.text());
    const here = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
    if (there && here && there !== here) useVersion.setState({ renewed: true });
  } catch {
    await lookForServer();
  }
};
