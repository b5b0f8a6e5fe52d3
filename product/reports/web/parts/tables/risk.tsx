import { Radio } from 'antd';
import { labelId } from '#shell/form/RowFields';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { Risk } from '#product/reports/sections';

const grades = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** How likely or how bad something is, from 1 to 5 (domain §6.1, section 10). */
export const Likelihood = ({ id = '', value, onChange }: ControlProps) => (
  <Radio.Group
    aria-labelledby={labelId(id)}
    optionType="button"
    size="small"
    options={grades}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
  />
);

/** Probability times impact, as a number with its word; nothing before both are weighed. */
export const RiskMark = ({ risk: { probability, impact } }: { readonly risk: Risk }) => {
  const say = useWords();
  if (!probability || !impact) return null;
  const weight = probability * impact;
  const band = weight >= 15 ? 'high' : weight >= 6 ? 'middle' : 'low';
  return (
    <span className={`risk risk--${band}`}>
      {probability} × {impact} = {weight} · {say(`reportDesk.riskBand.${band}`)}
    </span>
  );
};
