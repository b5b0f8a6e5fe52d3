import { useRetainedState } from '../../frame/useRetainedState';
import type { Filter } from '../types';
import { useOutside } from '../useOutside';
import { QueryForm } from './QueryForm';

interface QueryAreaProps {
  readonly filters: readonly Filter<Record<string, unknown>>[];
  readonly values: Readonly<Record<string, string>>;
  readonly onSearch: (values: Readonly<Record<string, string>>) => void;
}

/** What a list is narrowed by: kept with the page, and following its address; resetting searches, too. */
export const QueryArea = ({ filters, values, onSearch }: QueryAreaProps) => {
  const [typed, setTyped] = useRetainedState('query.typed', values);
  const [open, setOpen] = useRetainedState('query.open', false);
  useOutside(values, setTyped);
  /** What was typed and never asked for goes too: no change of the address takes it away. */
  const reset = (): void => {
    setTyped({});
    onSearch({});
  };
  return (
    <QueryForm
      {...{ filters, typed, open }}
      onType={setTyped}
      onOpen={setOpen}
      onSearch={() => onSearch(typed)}
      onReset={reset}
    />
  );
};
