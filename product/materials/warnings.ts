import { addMonths, daysBetween } from '#contract/days';
import { materialTemplates } from './checklist';
import type { ItemFacts, MaterialFacts, Missing } from './missing';

/** A novelty search counts for so many months from its date (GB/T 32003, domain §4.4). */
const noveltyMonths = 12;
/** So many months before that it is said that it will not count for long: an evaluation takes about two. */
const soonMonths = 2;
/** So many days before an approval ends it is said that it does. */
const soonDays = 60;

type File = ItemFacts['files'][number];
type Warned = Pick<Missing, 'word'> & { readonly until: string };

const ofNovelty = ({ issuedOn }: File, today: string): Warned[] => {
  if (!issuedOn) return [];
  const until = addMonths(issuedOn, noveltyMonths);
  if (until < today) return [{ until, word: 'noveltyTooOld' }];
  return until < addMonths(today, soonMonths) ? [{ until, word: 'noveltySoonTooOld' }] : [];
};

/** On its last day it is in force still. */
const ofEnding = ({ validUntil: until }: File, today: string): Warned[] => {
  if (!until) return [];
  if (until < today) return [{ until, word: 'approvalEnded' }];
  return daysBetween(today, until) <= soonDays ? [{ until, word: 'approvalEndsSoon' }] : [];
};

/**
 * What does not keep a material from being submitted and will be asked about: novelty searches that are too old, approvals
 * and certificates that have ended, and those of either kind that will before the evaluation is done. In the shape of gaps,
 * so that pages show both alike.
 */
export const warningsFor = (facts: Pick<MaterialFacts, 'template' | 'items' | 'today'>): readonly Missing[] =>
  facts.items.flatMap(({ code, files }) => {
    const title = materialTemplates[facts.template].find((row) => row.code === code)?.title;
    if (!title) return [];
    return files.flatMap((file) =>
      [...(code === 'noveltySearch' ? ofNovelty(file, facts.today) : []), ...ofEnding(file, facts.today)].map(
        ({ word, until }) => ({
          ...{ code, title, word, fileId: file.id },
          values: { name: file.title || file.name, until },
        }),
      ),
    );
  });
