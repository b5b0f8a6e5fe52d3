import { create } from 'zustand';
import { lookForServer } from './network';

/** Whether the server serves another build than the one that runs here. */
export const useVersion = create<{ readonly renewed: boolean }>()(() => ({ renewed: false }));

/** The script a document begins with: its name changes with everything it loads. */
const scriptOf = (text: string): string | undefined =>
  /<script[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(text)?.[1];

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
