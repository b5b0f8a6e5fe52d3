import { Select } from 'antd';
import { useContext } from 'react';
import type { ControlProps } from '#shell/form/types';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { useMeanings } from '#product/dictionaries/web';
import { maturityCap } from '#product/levels/evidence';
import { ReportContext } from './evidence';

/** The levels of maturity that this achievement can reach, as its category reads them (domain §5.1). */
export const useReachable = () => {
  const category = categoryOfType(useContext(ReportContext).achievementType) ?? 'applied';
  return useMeanings('maturity', category).slice(0, maturityCap[category]);
};

/** A level of maturity, with what it means below it. */
export const ExpectedLevel = ({ id, value, onChange }: ControlProps) => {
  const meanings = useReachable();
  const chosen = meanings[Number(value) - 1];
  return (
    <>
      <Select
        {...(id !== undefined && { id })}
        allowClear
        className="wide"
        value={(value as number | null | undefined) ?? null}
        onChange={(level: number | null | undefined) => onChange?.(level ?? null)}
        options={meanings.map(({ name, meaning }, place) => ({
          value: place + 1,
          label: `${place + 1} ${name}`,
          title: meaning,
        }))}
      />
      {chosen && <span className="faint">{chosen.meaning}</span>}
    </>
  );
};
