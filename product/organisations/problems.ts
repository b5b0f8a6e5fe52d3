import { problems } from '#contract/problem';

/** What keeping the register of organisations can refuse. */
export const organisationProblems = problems({
  taken: [
    2601,
    '单位名称、编号或统一社会信用代码已被使用',
    'The name, the number or the credit code is taken',
    'El nombre, el número o el código de crédito ya está en uso',
  ],
  ownParent: [
    2602,
    '上级单位不能是本单位或其下级',
    'An organisation cannot lie below itself',
    'Una organización no puede depender de sí misma',
  ],
  cannotMerge: [
    2741,
    '不能合并：{{why}}',
    'They cannot be merged: {{why}}',
    'No se pueden fusionar: {{why}}',
  ],
  isMerged: [
    2742,
    '该单位已并入“{{name}}”：请修改后者，或先撤销合并',
    'This entry is merged into “{{name}}”: change that one, or undo the merging first',
    'Esta entrada está fusionada con «{{name}}»: modifique esa o deshaga antes la fusión',
  ],
  notMerged: [
    2743,
    '该单位没有被合并',
    'This organisation is not merged into another one',
    'Esta organización no está fusionada con otra',
  ],
  undoneBelowItself: [
    2744,
    '撤销后该单位会成为自己的下级：请先调整上级单位',
    'Taken apart it would lie below itself: change what stands above it first',
    'Al deshacer quedaría por debajo de sí misma: cambie antes de qué depende',
  ],
});
