import { Select } from 'antd';
import { createContext, useContext } from 'react';
import type { ControlProps } from '#shell/form/types';
import { useFound } from '#shell/form/useFound';

/** The files of this material that its tables may cite. */
export const EvidenceContext = createContext<readonly { readonly value: string; readonly label: string }[]>(
  [],
);

/** Several pieces of evidence. */
export const EvidenceMany = ({ id, value, onChange, disabled }: ControlProps) => (
  <Select
    {...(id !== undefined && { id })}
    mode="multiple"
    showSearch={useFound()}
    options={[...useContext(EvidenceContext)]}
    value={(value as string[] | null) ?? []}
    disabled={disabled ?? false}
    onChange={(next: string[]) => onChange?.(next)}
  />
);

/** One piece of evidence, or none. */
export const EvidenceOne = ({ id, value, onChange, disabled }: ControlProps) => (
  <Select
    {...(id !== undefined && { id })}
    allowClear
    showSearch={useFound()}
    options={[...useContext(EvidenceContext)]}
    value={(value as string | null) ?? null}
    disabled={disabled ?? false}
    onChange={(next: string | undefined) => onChange?.(next ?? null)}
  />
);
