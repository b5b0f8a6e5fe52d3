import { words } from '#contract/words';

/** What the page says of a panel that meets. */
export const panelMeetingWords = words({
  title: ['评价会议', 'Meeting of the panel', 'Reunión del panel'],
  correspondence: [
    '通讯（函审）评价：本轮没有会议。',
    'This round judges by correspondence: the panel does not meet.',
    'Esta ronda evalúa por correspondencia: el panel no se reúne.',
  ],
  choice: [
    '安排会议后，本轮须登记到会情况，并有组长签认的纪要，才能结束。',
    'Where a meeting is appointed, the round ends only with the attendance recorded and the minutes signed by the leader.',
    'Si se convoca una reunión, la ronda solo termina con la asistencia registrada y el acta firmada por el presidente.',
  ],
  round: ['第 {{round}} 轮会议', 'Meeting of round {{round}}', 'Reunión de la ronda {{round}}'],
  set: ['安排会议', 'Appoint a meeting', 'Convocar una reunión'],
  move: ['更改时间或地点', 'Move the meeting', 'Cambiar la reunión'],
  setDone: [
    '会议已安排并通知专家',
    'Meeting appointed; the experts are notified',
    'Reunión convocada; se ha avisado a los expertos',
  ],
  moveHint: [
    '专家会收到通知；已签认的纪要须重新签认。',
    'The experts are notified, and minutes that were signed have to be signed again.',
    'Se avisa a los expertos, y el acta ya firmada debe firmarse de nuevo.',
  ],
  startsAt: ['开始时间', 'Begins', 'Comienza'],
  endsAt: ['结束时间', 'Ends', 'Termina'],
  place: ['地点', 'Place', 'Lugar'],
  placeHint: [
    '线上参加的会议号或链接也写在这里。',
    'The number or link for those who take part from elsewhere stands here too.',
    'Incluya también el enlace o número para quienes participen a distancia.',
  ],
  calendar: ['加入日历', 'Add to calendar', 'Añadir al calendario'],
  cancel: ['改为通讯评价', 'Judge by correspondence', 'Evaluar por correspondencia'],
  cancelQuestion: [
    '取消会议，本轮改为通讯评价？',
    'Cancel the meeting and judge this round by correspondence?',
    '¿Cancelar la reunión y evaluar esta ronda por correspondencia?',
  ],
  cancelled: ['会议已取消', 'Meeting cancelled', 'Reunión cancelada'],
  attendance: ['到会情况', 'Attendance', 'Asistencia'],
  record: ['登记到会情况', 'Record the attendance', 'Registrar la asistencia'],
  recorded: ['到会情况已登记', 'Attendance recorded', 'Asistencia registrada'],
  recordHint: [
    '未到会专家的意见表不计入结果，须更换专家；接替者到会后再登记。',
    'The sheet of an expert who was absent does not count: they are replaced, and the expert who takes the seat is recorded when they have taken part.',
    'El dictamen de un experto ausente no cuenta: se le sustituye, y quien ocupa el puesto se registra cuando haya participado.',
  ],
  expert: ['专家', 'Expert', 'Experto'],
  seat: ['{{number}} 号', 'Expert {{number}}', 'Experto {{number}}'],
  leader: ['组长', 'Leader', 'Presidente'],
  part: ['到会', 'Took part', 'Participación'],
  'part.present': ['到会', 'Present', 'Presente'],
  'part.remote': ['线上参加', 'From elsewhere', 'A distancia'],
  'part.absent': ['未到会', 'Absent', 'Ausente'],
  notRecorded: ['尚未登记', 'Not recorded', 'Sin registrar'],
  reason: ['未到会原因', 'Reason for the absence', 'Motivo de la ausencia'],
  minutes: ['会议纪要', 'Minutes', 'Acta'],
  write: ['填写纪要', 'Write the minutes', 'Redactar el acta'],
  rewrite: ['修改纪要', 'Change the minutes', 'Modificar el acta'],
  written: [
    '纪要已保存，等待组长签认',
    'Minutes kept; the leader is asked to sign',
    'Acta guardada; se pide la firma al presidente',
  ],
  writeHint: [
    '保存后由组长签认；改动会使已有签认失效。印在报告中的决定不出现专家姓名。',
    'The leader signs what is kept; a change lifts the signature. What is decided is printed in the report, with no expert’s name.',
    'El presidente firma lo guardado; un cambio anula la firma. Las decisiones se imprimen en el informe sin nombres de expertos.',
  ],
  text: ['会议情况', 'What was said', 'Desarrollo'],
  points: ['会议决定（每行一项）', 'What was decided, a line for each', 'Acuerdos, una línea por cada uno'],
  decided: ['会议决定', 'Decided', 'Acuerdos'],
  file: ['附件', 'Paper', 'Documento'],
  fileHint: [
    '签到表或纪要扫描件',
    'List of signatures, or the minutes as a scan',
    'Hoja de firmas o acta escaneada',
  ],
  sign: ['签认纪要', 'Sign the minutes', 'Firmar el acta'],
  signQuestion: [
    '签认会议时间、到会情况和纪要？',
    'Sign appointment, attendance and minutes as they stand here?',
    '¿Firmar la convocatoria, la asistencia y el acta tal como están?',
  ],
  signed: ['纪要已签认', 'Minutes signed', 'Acta firmada'],
  signedAt: ['组长于 {{at}} 签认', 'Signed by the leader, {{at}}', 'Firmada por el presidente, {{at}}'],
  unsigned: ['等待组长签认', 'The leader has not signed yet', 'Falta la firma del presidente'],
  object: ['提出异议', 'Object', 'Objetar'],
  objectQuestion: [
    '纪要有何不符？评价机构修改后再请您签认。',
    'What do the minutes have wrong? The agency mends them and asks you again.',
    '¿Qué es incorrecto en el acta? La agencia la corrige y se la vuelve a presentar.',
  ],
  objected: ['异议已提交', 'Objection sent', 'Objeción enviada'],
  objection: ['组长的异议', 'The leader objects', 'El presidente objeta'],
  hash: ['签认内容的 SHA-256', 'SHA-256 of what is signed', 'SHA-256 de lo firmado'],
  meetingPast: ['会议时间须晚于现在', 'The meeting has to lie ahead', 'La reunión debe ser en el futuro'],
  meetingEndsFirst: [
    '结束时间须晚于开始时间',
    'The meeting ends before it begins',
    'La reunión termina antes de empezar',
  ],
  notOfTheRound: [
    '该专家不在本轮专家组中',
    'This expert holds no seat in the round',
    'Este experto no tiene puesto en la ronda',
  ],
  absenceReasonMissing: [
    '请说明未到会的原因',
    'Say why they were absent',
    'Indique el motivo de la ausencia',
  ],
  noMinutes: ['尚无纪要', 'No minutes yet', 'Aún no hay acta'],
});

declare module '#contract/words' {
  interface WordRegistry {
    panelMeeting: keyof typeof panelMeetingWords;
  }
}
