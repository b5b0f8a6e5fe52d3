/** A page that asks for nothing of its own is drawn by then, in milliseconds; so is the start of one whose answer tarries. */
const longest = 3_000;
/** What was drawn is painted before anything else is fetched, in milliseconds. */
const moment = 60;

let begin: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));

/** Told when what the first page was opened for stands: from then on the rest may come. */
export const nowCalm = (): void => void requestAnimationFrame(() => setTimeout(begin, moment));

/** Resolves when the first page stands: what nobody needs before waits for this, so that it takes nothing from the line. */
export const whenCalm = async (): Promise<void> => {
  setTimeout(begin, longest);
  return begun;
};
