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

/** A word for each, where the name is not known. */
export const holderWords: Readonly<Record<Holder, WordKey>> = {
  owner: 'applicationScreens.holder.owner',
  agency: 'applicationScreens.holder.agency',
  assessor: 'applicationScreens.holder.assessor',
  secondChecker: 'applicationScreens.holder.secondChecker',
  experts: 'applicationScreens.holder.experts',
  publicAgency: 'applicationScreens.holder.publicAgency',
};
export const stageWords: Readonly<Record<Stage, WordKey>> = {
  draft: 'applicationScreens.stage.draft',
  supplement: 'applicationScreens.stage.supplement',
  acceptance: 'applicationScreens.stage.acceptance',
  material: 'applicationScreens.stage.material',
  materialReview: 'applicationScreens.stage.materialReview',
  report: 'applicationScreens.stage.report',
  experts: 'applicationScreens.stage.experts',
  review: 'applicationScreens.stage.review',
};
