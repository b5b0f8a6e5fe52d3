import { Select } from 'antd';
import { createContext, useContext } from 'react';
import type { ControlProps } from '#shell/form/types';
import { MultiSelect } from '#shell/form/MultiSelect';
import { useFound } from '#shell/form/useFound';
import { useWords } from '#shell/words/say';

/** The files of this material that its tables may cite. */
export const EvidenceContext = createContext<readonly { readonly value: string; readonly label: string }[]>(
  [],
);

/** Several pieces of evidence. */
export const EvidenceMany = ({ id, value, onChange, disabled }: ControlProps) => (
  <MultiSelect
    {...(id !== undefined && { id })}
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

/** The evidence that a row cites, by its titles. */
export const Cited = ({ ids }: { readonly ids: string | readonly string[] | null }) => {
  const say = useWords();
  const known = useContext(EvidenceContext);
  return [ids]
    .flat()
    .flatMap((id) => known.find(({ value }) => value === id)?.label ?? [])
    .join(say('shell.listMark'));
};
