import { RawNode, sql, ValueNode, type Expression, type OperationNode, type RawBuilder } from 'kysely';
import type { Db } from './connection';
import { compiler } from './query-compiler';
import type { Reads } from './batched-reads';

/** Stands in a statement for a value that is only known when it is asked. */
class Place {
  constructor(readonly name: string) {}
}

/** A read as it is written, cut where its values stand. */
interface Written {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

const write = (read: Expression<unknown>): Written => {
  const { sql: text, parameters } = compiler().compileQuery(read.toOperationNode() as never, { queryId: '' });
  const texts = text.split(/\$\d+/);
  if (texts.length !== parameters.length + 1)
    throw new Error(`a read holds what looks like the place of a value: ${text}`);
  return { texts, values: parameters };
};

const isExpression = (value: unknown): value is Expression<unknown> =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;

const nodeOf = (value: unknown): OperationNode =>
  isExpression(value) ? value.toOperationNode() : ValueNode.create(value);

/**
 * Reads that are the same each time but for some values: they are put together and written at the first asking, and only
 * filled in afterwards, since putting a dozen of them together takes as long as answering them. What `build` gives must
 * depend on nothing but the names it is given. A value may be an expression.
 */
export const writtenOnce = <Given extends string, Queries extends Reads>(
  names: readonly Given[],
  build: (db: Db, given: Readonly<Record<Given, RawBuilder<never>>>) => Queries,
): ((db: Db, values: Readonly<Record<Given, unknown>>) => Queries) => {
  let written: readonly (readonly [name: string, read: Written])[] | undefined;
  const places = Object.fromEntries(names.map((name) => [name, sql<never>`${new Place(name)}`])) as Record<
    Given,
    RawBuilder<never>
  >;
  return (db, values) => {
    written ??= Object.entries(build(db, places)).map(([name, read]) => [name, write(read)] as const);
    const filled = written.map(([name, read]) => {
      const nodes = read.values.map((value) =>
        nodeOf(value instanceof Place ? values[value.name as Given] : value),
      );
      const node = RawNode.create(read.texts, nodes);
      return [name, { toOperationNode: () => node }] as const;
    });
    return Object.fromEntries(filled) as unknown as Queries;
  };
};
