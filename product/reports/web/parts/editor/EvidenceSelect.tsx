import { Select } from 'antd';
import { EvidenceLink } from '../evidence';
import type { EvidenceRow } from '../types';
import { useFound } from '#shell/form/useFound';

/** One document of the material, with the way to the document itself beside it. */
export const EvidenceSelect = ({
  id,
  from,
  value,
  onChange,
}: {
  readonly id: string;
  readonly from: readonly EvidenceRow[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) => {
  const found = useFound();
  const chosen = from.find((each) => each.id === value);
  return (
    <div className="evidence-select">
      <Select
        id={id}
        allowClear
        className="wide"
        showSearch={found}
        value={value}
        onChange={(next: string | undefined) => onChange(next ?? null)}
        options={from.map((each) => ({ value: each.id, label: `${each.number} ${each.title}` }))}
      />
      {chosen && <EvidenceLink evidence={chosen} short />}
    </div>
  );
};
