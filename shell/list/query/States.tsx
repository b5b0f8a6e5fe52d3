import { skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWords } from '../../words/say';
import type { ListState } from '../state';
import { countsOf, type Asking } from './question';

interface StatesProps<Input, Row> {
  readonly asking: Asking<Input, Row>;
  readonly states: NonNullable<Asking<Input, Row>['states']>;
  readonly state: ListState;
  /** The rows stand: what is counted beside them keeps them waiting no more. */
  readonly ready: boolean;
  readonly onChange: (filters: ListState['filters']) => void;
}

/** Nobody counts further; one more than these says that there are more. */
const mostCounted = 999;
const countText = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));

/**
 * The states by which a list is split, side by side, what waits for the reader before them: the browser's own choice of one,
 * dressed as a strip, each with the number of its rows.
 */
export const States = <Input, Row>({ asking, states, state, ready, onChange }: StatesProps<Input, Row>) => {
  const say = useWords();
  const name = useId();
  const { field, options, own } = states;
  const counting = countsOf(asking, state);
  const counts = useQuery<Readonly<Record<string, number>>>(
    counting && ready
      ? { ...counting, meta: { quiet: true } }
      : { queryKey: ['uncounted'], queryFn: skipToken },
  );
  const first = options[0]!.value;
  const isOwn = own !== undefined && state.filters[own.field] === 'true';
  const value = isOwn ? own.field : (state.filters[field] ?? first);
  const choose = (chosen: string): void =>
    onChange({
      ...state.filters,
      [field]: chosen === first || chosen === own?.field ? '' : chosen,
      ...(own && { [own.field]: chosen === own.field ? 'true' : '' }),
    });
  return (
    <div className="list__states" role="radiogroup" aria-label={say('shell.filters')}>
      {[...(own ? [{ value: own.field as string, label: own.label }] : []), ...options].map((option) => {
        const count = counts.data?.[option.value];
        return (
          <label key={option.value} className="list__state">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span>{say(option.label)}</span>
            {counting && <span className="list__count">{count === undefined ? '' : countText(count)}</span>}
          </label>
        );
      })}
    </div>
  );
};
