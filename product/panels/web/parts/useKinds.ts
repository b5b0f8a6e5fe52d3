import { useMemo } from 'react';
import { useOptions } from '#shell/dictionary/useDictionary';
import { kindCodes, type SeatKind } from '#product/opinions/codes';

/** The kinds of seat by our names, worded by the dictionary. */
export const useKinds = (): readonly { readonly value: SeatKind; readonly label: string }[] => {
  const kinds = useOptions('expertKind');
  return useMemo(
    () =>
      (Object.keys(kindCodes) as SeatKind[]).map((kind) => ({
        value: kind,
        label: kinds.find(({ value }) => value === kindCodes[kind])?.label ?? kind,
      })),
    [kinds],
  );
};
