import { problems } from '#contract/problem';

/** What the log and the showing of personal data refuse. */
export const auditProblems = problems({
  nothingStored: [
    2731,
    '该人员未登记此项信息',
    'Nothing of this kind is stored for this person',
    'No hay ningún dato de este tipo de esta persona',
  ],
  reasonTooShort: [
    2732,
    '请用至少 {{least}} 个字说明原因',
    'Please say why in at least {{least}} characters',
    'Explique el motivo con al menos {{least}} caracteres',
  ],
  oneSubject: [
    2733,
    '请指定一条记录、一个人或一次登录',
    'Please name one record, one person or one session',
    'Indique un registro, una persona o una sesión',
  ],
});
