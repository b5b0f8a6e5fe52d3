import { useState } from 'react';
import { QueryForm } from '#shell/list/query/QueryForm';
import type { Filter } from '#shell/list/types';

type Values = Readonly<Record<string, string>>;
interface NarrowingProps {
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly onNarrow: (values: Values) => void;
}

/** The list's own filters: what is found by them is what leaves. */
export const Narrowing = ({ filters, onNarrow }: NarrowingProps) => {
  const [typed, setTyped] = useState<Values>({});
  const [open, setOpen] = useState(false);
  /** Emptied one by one, for whoever holds them: what is not named stays. */
  const reset = (): void => {
    onNarrow(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])));
    setTyped({});
  };
  return (
    <QueryForm
      {...{ filters, typed, open }}
      onType={setTyped}
      onOpen={setOpen}
      onSearch={() => onNarrow(typed)}
      onReset={reset}
    />
  );
};
