import { problems } from '#contract/problem';

/** What handling one's own personal data can refuse. */
export const privacyProblems = problems({
  alreadyAsked: [
    2781,
    '您已有一项待处理的删除申请',
    'A request of yours is already waiting',
    'Ya tiene una solicitud pendiente',
  ],
  ownRequest: [
    2782,
    '不能处理自己的删除申请，请由其他管理员处理',
    'Nobody decides on their own request; another administrator must do it',
    'Nadie decide sobre su propia solicitud; debe hacerlo otro administrador',
  ],
  openCases: [
    2783,
    '该人员仍有 {{count}} 项未办结的评价事项，须先办结或移交',
    'There {{count, is|are}} {{count}} open {{count, case|cases}} of this person: {{count, it|they}} must be closed or handed over first',
    'Esta persona tiene {{count}} {{count, expediente abierto: antes debe|expedientes abiertos: antes deben}} cerrarse o transferirse',
  ],
  holdsOffice: [
    2784,
    '该人员仍持有管理权限，须先收回其角色',
    'This person still administers the platform: their roles must be withdrawn first',
    'Esta persona aún administra la plataforma: antes deben retirarse sus roles',
  ],
});
