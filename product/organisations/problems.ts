import { problems } from '../../contract/problem';

/** What keeping the register of organisations can refuse. */
export const organisationProblems = problems({
  taken: [
    2601,
    '单位名称或编号已被使用',
    'The name or the number is taken',
    'El nombre o el número ya está en uso',
  ],
  ownParent: [
    2602,
    '上级单位不能是本单位或其下级',
    'An organisation cannot lie below itself',
    'Una organización no puede depender de sí misma',
  ],
});
