import { addMonths } from '#contract/days';
import { materialTemplates } from './checklist';
import type { MaterialFacts, Missing } from './missing';

/** A novelty search counts for so many months from its date (GB/T 32003, domain §4.4). */
const noveltyMonths = 12;
/** So many months before that it is said that it will not count for long: an evaluation takes about two. */
const soonMonths = 2;

/**
 * What does not keep a material from being submitted and will be asked about: novelty searches that are too old, or will be
 * before the evaluation is done. In the shape of gaps, so that pages show both alike.
 */
export const warningsFor = (facts: Pick<MaterialFacts, 'template' | 'items' | 'today'>): readonly Missing[] =>
  facts.items
    .filter(({ code }) => code === 'noveltySearch')
    .flatMap(({ code, files }) => {
      const title = materialTemplates[facts.template].find((row) => row.code === code)?.title;
      if (!title) return [];
      return files.flatMap(({ id, title: named, name, issuedOn }): Missing[] => {
        if (!issuedOn) return [];
        const until = addMonths(issuedOn, noveltyMonths);
        const said = { code, fileId: id, title, values: { name: named || name, until } };
        if (until < facts.today) return [{ ...said, word: 'noveltyTooOld' }];
        return until < addMonths(facts.today, soonMonths) ? [{ ...said, word: 'noveltySoonTooOld' }] : [];
      });
    });
