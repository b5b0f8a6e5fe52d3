import type * as z from 'zod';
import type { WordKey } from '#contract/words';
import type { Say } from '#shell/words/say';
import type { Holder, Stage, Standing } from '../../dossier';

/** The names a page knows of those with whom its case may lie. */
export type HolderNames = Readonly<Partial<Record<Holder, string | null>>>;

/** With whom a case lies: by name where the page knows it, else by the role; a case that is over lies with nobody. */
export const holderOf = (
  standing: z.output<typeof Standing> | null,
  names: HolderNames,
  say: Say,
): string | null =>
  standing && (names[standing.holder] || say(`applicationScreens.holder.${standing.holder}`));

export const stageWord = (stage: Stage): WordKey => `applicationScreens.stage.${stage}`;
