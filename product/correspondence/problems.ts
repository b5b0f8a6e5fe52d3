import { problems } from '#contract/problem';

/** What writing about a case can refuse (domain §4.1, detail). */
export const correspondenceProblems = problems({
  closed: [
    2160,
    '该申报已结束，消息只能查看',
    'This case is closed: its messages can only be read',
    'Este expediente está cerrado: sus mensajes solo se pueden leer',
  ],
  notOfCircle: [
    2161,
    '所提及的人员不在可见范围内',
    'Somebody mentioned does not read this circle',
    'Alguna persona mencionada no lee este círculo',
  ],
  namesExpert: [
    2162,
    '发给申报人的消息不得包含评审专家姓名',
    'A message to the applicant must not name an expert of the panel',
    'Un mensaje al solicitante no puede nombrar a un experto del panel',
  ],
  tooLateToEdit: [
    2163,
    '发送 {{minutes}} 分钟后不能再修改，可以撤回',
    'A message can be changed for {{minutes}} minutes; it can still be withdrawn',
    'Un mensaje se puede modificar durante {{minutes}} minutos; aún se puede retirar',
  ],
  withdrawn: [2164, '消息已撤回', 'The message was withdrawn', 'El mensaje se ha retirado'],
});
