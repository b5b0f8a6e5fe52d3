import { useMemo } from 'react';
import { inLanguage } from '#contract/words';
import { useLevels } from '#shell/dictionary/useDictionary';
import type { ScaleLevel } from '#shell/look/LevelScale';
import { useLanguage } from '#shell/words/say';
import {
  advancementMeanings,
  appliedMeanings,
  basicTheoryReadings,
  innovationMeanings,
  publicBenefitReadings,
} from '../../catalogue/maturity-meanings';
import type { categories } from '../../level-codes';

const readings = { applied: {}, publicBenefit: publicBenefitReadings, basicTheory: basicTheoryReadings };
const others = { innovation: innovationMeanings, advancement: advancementMeanings };

/** The levels of a scale with name and meaning as the category reads them (domain §5.1). */
export const useMeanings = (
  scale: 'maturity' | 'innovation' | 'advancement',
  category: keyof (typeof categories)['codes'],
): readonly ScaleLevel[] => {
  const levels = useLevels(scale);
  const language = useLanguage();
  return useMemo(
    () =>
      levels.map(({ name }, at) => {
        if (scale !== 'maturity') {
          const meaning = others[scale][at];
          return { name, meaning: meaning ? inLanguage(meaning, language) : '' };
        }
        const own = (readings[category] as typeof publicBenefitReadings)[String(at + 1)];
        const meaning = own?.[1] ?? appliedMeanings[at];
        return {
          name: own ? inLanguage(own[0], language) : name,
          meaning: meaning ? inLanguage(meaning, language) : '',
        };
      }),
    [levels, language, scale, category],
  );
};
