import {
  BinaryOperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  RawNode,
  ValueListNode,
  ValueNode,
  type KyselyPlugin,
  type OperationNode,
} from 'kysely';

/** The values of a plain list; undefined for a subquery or a list of expressions. */
const valuesOf = (node: OperationNode): readonly unknown[] | undefined => {
  if (PrimitiveValueListNode.is(node)) return node.values;
  if (!ValueListNode.is(node)) return undefined;
  return node.values.every((each) => ValueNode.is(each)) ? node.values.map((each) => each.value) : undefined;
};

const operators = { in: '= any', 'not in': '<> all' } as const;

/**
 * `in (…)` as one parameter: the text of a statement is the same however many values it is asked about, so that few
 * texts are prepared. One value alone is an equality, which keeps the order of an index.
 */
class ListsAsOne extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const said = super.transformBinaryOperation(node);
    if (!OperatorNode.is(said.operator)) return said;
    const { operator } = said.operator;
    const values = operator === 'in' || operator === 'not in' ? valuesOf(said.rightOperand) : undefined;
    if (!values || (operator !== 'in' && operator !== 'not in')) return said;
    const [only] = values;
    return values.length === 1
      ? BinaryOperationNode.create(
          said.leftOperand,
          OperatorNode.create(operator === 'in' ? '=' : '!='),
          ValueNode.create(only),
        )
      : BinaryOperationNode.create(
          said.leftOperand,
          RawNode.create([operators[operator]], []) as unknown as OperatorNode,
          RawNode.create(['(', ')'], [ValueNode.create([...values])]),
        );
  }
}

const transformer = new ListsAsOne();

export const listsAsOne: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
};
