import {
  CamelCasePlugin,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SelectQueryNode,
  ValueListNode,
  ValueNode,
  type AliasNode,
  type BinaryOperationNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryCompiler,
} from 'kysely';

/** Names are camelCase in code and snake_case in the database; keys within a JSON value stay as they are. */
class Spelling extends CamelCasePlugin {
  readonly inDatabase = (name: string): string => this.snakeCase(name);
}
const spelling = new Spelling({ maintainNestedObjectKeys: true });

/** The names that stand in our own statements; nothing that anybody sends becomes one. */
const spelled = new Map<string, string>();

/** The text of each query that others join under a name of their own, as it was written the first time. */
const joined = new WeakMap<OperationNode, string>();

/** The values of a plain list; undefined for a subquery or a list of expressions. */
const valuesOf = (node: OperationNode): readonly unknown[] | undefined => {
  if (PrimitiveValueListNode.is(node)) return node.values;
  if (!ValueListNode.is(node)) return undefined;
  return node.values.every((each) => ValueNode.is(each)) ? node.values.map((each) => each.value) : undefined;
};

const operators = {
  in: { one: ' = ', several: ' = any (' },
  'not in': { one: ' != ', several: ' <> all (' },
} as const;

/**
 * Writes statements as the database spells them, in one walk over what was built: a transformation of the whole tree before
 * that, as plugins do it, costs as much as a point read.
 *
 * `in (…)` becomes one parameter: the text of a statement is the same however many values it is asked about, so that few
 * texts are prepared. One value alone is an equality, which keeps the order of an index.
 *
 * A query without values that is joined is written once: what areas publish of their tables (`queries/`) is built once and
 * stands in most statements, three times in some, and would be walked through each time.
 */
class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    let spelt = spelled.get(name);
    if (spelt === undefined) spelled.set(name, (spelt = super.sanitizeIdentifier(spelling.inDatabase(name))));
    return spelt;
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const operator = OperatorNode.is(node.operator) ? node.operator.operator : undefined;
    const values = operator === 'in' || operator === 'not in' ? valuesOf(node.rightOperand) : undefined;
    if (!values || (operator !== 'in' && operator !== 'not in')) return super.visitBinaryOperation(node);
    this.visitNode(node.leftOperand);
    const [only] = values;
    const { one, several } = operators[operator];
    this.append(values.length === 1 ? one : several);
    this.appendValue(values.length === 1 ? only : [...values]);
    if (values.length !== 1) this.append(')');
  }

  protected override visitAlias(node: AliasNode): void {
    if (SelectQueryNode.is(node.node)) this.appendJoined(node.node);
    else this.visitNode(node.node);
    this.append(' as ');
    this.visitNode(node.alias);
  }

  private appendJoined(query: SelectQueryNode): void {
    const text = joined.get(query);
    if (text !== undefined) return this.append(text);
    const begin = this.getSql().length;
    const values = this.numParameters;
    this.visitNode(query);
    // With values it would have their numbers in it, which are others in the next statement.
    if (this.numParameters === values) joined.set(query, this.getSql().slice(begin));
  }
}

export const compiler = (): QueryCompiler => new Compiler();

export class Dialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return compiler();
  }
}

/** Rows of an answer, spelled as in code. */
export const rowsAsInCode: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: (given) => spelling.transformResult(given),
};
