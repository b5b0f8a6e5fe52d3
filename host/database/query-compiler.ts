import {
  CamelCasePlugin,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
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
