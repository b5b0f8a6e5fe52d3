import { useMemo } from 'react';
import { useOptions } from '#shell/dictionary/useDictionary';
import { overallLevels } from '#product/dictionaries/level-codes';
import { conclusionCodes } from '../../rules/codes';
import { kindCodes } from '../../codes';

const familiarityCodes = { familiar: '1', fairlyFamiliar: '2', general: '3' };

/** Options whose values are our inside names, worded by the dictionaries. */
export const useNames = () => {
  const standing = useOptions('standing');
  const conclusion = useOptions('conclusion');
  const familiarity = useOptions('familiarity');
  const kinds = useOptions('expertKind');
  return useMemo(() => {
    const worded = (
      codes: Readonly<Record<string, string | number>>,
      from: readonly { value: string; label: string }[],
    ) =>
      Object.entries(codes).map(([name, code]) => ({
        value: name,
        label: from.find(({ value }) => value === String(code))?.label ?? name,
      }));
    return {
      overall: worded(overallLevels.codes, standing),
      conclusion: worded(conclusionCodes, conclusion),
      familiarity: worded(familiarityCodes, familiarity),
      kind: worded(kindCodes, kinds),
    };
  }, [standing, conclusion, familiarity, kinds]);
};
