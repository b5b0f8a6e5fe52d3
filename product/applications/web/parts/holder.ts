import type * as z from 'zod';
import type { WordKey } from '#contract/words';
import type { Say } from '#shell/words/say';
import type { Holder, Stage, Progress } from '../../details';

/** The names a page knows of those with whom its case may lie. */
export type HolderNames = Readonly<Partial<Record<Holder, string | null>>>;

/** With whom a case lies: by name where the page knows it, else by the role; a case that is over lies with nobody. */
export const holderOf = (
  progress: z.output<typeof Progress> | null,
  names: HolderNames,
  say: Say,
): string | null =>
  progress && (names[progress.holder] || say(`applicationScreens.holder.${progress.holder}`));

export const stageWord = (stage: Stage): WordKey => `applicationScreens.stage.${stage}`;
