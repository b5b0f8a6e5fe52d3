import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { Cell } from '../list/Cell';
import type { As } from '../list/types';
import { useWords } from '../words/say';
import './record.css';

export interface Fact<Row> {
  readonly field: keyof Row & string;
  readonly label: WordKey;
  readonly as?: As;
  readonly draw?: (row: Row) => ReactNode;
  readonly wide?: true;
}

/** A record to be read: label above value, values shown as they are in lists. */
export const Facts = <Row,>({ row, facts }: { readonly row: Row; readonly facts: readonly Fact<Row>[] }) => {
  const say = useWords();
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.field} className={fact.wide ? 'facts__wide' : undefined}>
          <dt>{say(fact.label)}</dt>
          <dd>
            <Cell row={row} column={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
