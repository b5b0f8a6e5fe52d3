import { words } from '#contract/words';

/** What registering says: messages, and the list of those who decide. */
export const registrationWords = words({
  arrived: [
    '{{name}}（{{organisation}}）申请注册，请审批',
    '{{name}} ({{organisation}}) has registered; please decide',
    '{{name}} ({{organisation}}) se ha registrado; decida, por favor',
  ],
  subject: ['注册结果', 'Your registration', 'Su registro'],
  approvedText: [
    '【医疗科技成果评价平台】您的注册已通过，请用用户名 {{loginName}} 登录。',
    'Assay: your registration is approved; sign in as {{loginName}}.',
    'Assay: su registro está aprobado; inicie sesión como {{loginName}}.',
  ],
  refusedText: [
    '【医疗科技成果评价平台】您的注册未通过：{{reason}}',
    'Assay: your registration was refused: {{reason}}',
    'Assay: su registro ha sido rechazado: {{reason}}',
  ],
  trueName: ['姓名', 'Name', 'Nombre'],
  loginName: ['用户名', 'User name', 'Usuario'],
  organisation: ['单位', 'Organisation', 'Organización'],
  registeredAt: ['注册时间', 'Registered', 'Registro'],
  state: ['状态', 'State', 'Estado'],
  'state.pending': ['待审批', 'Waiting', 'Pendiente'],
  'state.approved': ['已通过', 'Approved', 'Aprobado'],
  'state.refused': ['未通过', 'Refused', 'Rechazado'],
  decidedBy: ['审批人', 'Decided by', 'Decidido por'],
  decidedAt: ['审批时间', 'Decided', 'Decisión'],
  reason: ['原因', 'Reason', 'Motivo'],
  approve: ['通过', 'Approve', 'Aprobar'],
  refuse: ['不通过', 'Refuse', 'Rechazar'],
  approveQuestion: [
    '通过 {{name}}（{{organisation}}）的注册？',
    'Approve the registration of {{name}} ({{organisation}})?',
    '¿Aprobar el registro de {{name}} ({{organisation}})?',
  ],
  refuseQuestion: [
    '不通过 {{name}}（{{organisation}}）的注册？原因会发给对方。',
    'Refuse the registration of {{name}} ({{organisation}})? The reason is sent to them.',
    '¿Rechazar el registro de {{name}} ({{organisation}})? Se le enviará el motivo.',
  ],
  approveMany_one: [
    '通过所选的 {{count}} 项注册？',
    'Approve the selected registration?',
    '¿Aprobar el registro seleccionado?',
  ],
  approveMany_other: [
    '通过所选的 {{count}} 项注册？',
    'Approve the {{count}} selected registrations?',
    '¿Aprobar los {{count}} registros seleccionados?',
  ],
  decided: ['已处理', 'Done', 'Hecho'],
  none: ['没有注册申请', 'No registrations', 'No hay registros'],
});

declare module '#contract/words' {
  interface WordRegistry {
    registration: keyof typeof registrationWords;
  }
}
