import { words } from '#contract/words';

/** Everything said about revocations: notices, refusals beside a field, and the report's page. */
export const revocationsWords = words({
  toldProposed: [
    '有报告撤销提议待决定：{{name}}（{{number}}）',
    'The revocation of a report is proposed and to be decided: {{name}} ({{number}})',
    'Se propone revocar un informe y hay que decidirlo: {{name}} ({{number}})',
  ],
  toldDeclined: [
    '您提议的报告撤销未获同意：{{name}}（{{number}}）',
    'The revocation that you proposed was declined: {{name}} ({{number}})',
    'La revocación que propuso fue rechazada: {{name}} ({{number}})',
  ],
  toldRevoked: [
    '评价报告已被撤销：{{name}}（{{number}}）。如不服可申诉',
    'The evaluation report was revoked: {{name}} ({{number}}). Its holder may appeal',
    'El informe de evaluación fue revocado: {{name}} ({{number}}). Su titular puede recurrir',
  ],
  toldSuperseded: [
    '评价报告已被新报告替代：{{name}}（{{number}}）。如不服可申诉',
    'The evaluation report was superseded by a newer one: {{name}} ({{number}}). Its holder may appeal',
    'El informe de evaluación fue sustituido por otro posterior: {{name}} ({{number}}). Su titular puede recurrir',
  ],
  oneOfBoth: [
    '请选择撤销依据，或选择替代报告',
    'Choose a ground, or the newer report',
    'Elija un fundamento o el informe posterior',
  ],
  evidenceNeeded: ['请上传证据', 'Hand in the evidence', 'Adjunte la prueba'],
  reasonNeeded: [
    '请写明不同意的理由，至少 10 个字',
    'Give the reason in ten characters or more',
    'Indique el motivo en diez caracteres o más',
  ],
  title: ['撤销与替代', 'Revocation', 'Revocación'],
  'state.proposed': ['撤销待决定', 'Revocation proposed', 'Revocación propuesta'],
  'state.inForce': ['报告已撤销', 'The report is revoked', 'El informe está revocado'],
  'state.lifted': ['撤销已因申诉取消', 'Lifted after an appeal', 'Sin efecto tras un recurso'],
  'state.declined': ['撤销提议未获同意', 'Revocation declined', 'Revocación rechazada'],
  'newer.proposed': ['替代待决定', 'Replacement proposed', 'Sustitución propuesta'],
  'newer.inForce': ['报告已被替代', 'The report is superseded', 'El informe está sustituido'],
  'newer.lifted': [
    '替代已因申诉取消',
    'Replacement lifted after an appeal',
    'Sustitución sin efecto tras un recurso',
  ],
  'newer.declined': ['替代提议未获同意', 'Replacement declined', 'Sustitución rechazada'],
  ground: ['撤销依据', 'Ground', 'Fundamento'],
  newer: ['替代报告', 'Newer report', 'Informe posterior'],
  reason: ['理由（报告持有人可见）', 'Reasons, read by the holder', 'Motivos, que lee el titular'],
  publicNote: [
    '公告说明（任何人核验时可见）',
    'Public note, read by anybody who checks',
    'Nota pública, que lee quien verifica',
  ],
  evidence: ['证据', 'Evidence', 'Prueba'],
  proposedBy: ['提议人', 'Proposed by', 'Propuesto por'],
  proposedAt: ['提议时间', 'Proposed on', 'Fecha de propuesta'],
  decidedAt: ['决定时间', 'Decided on', 'Fecha de decisión'],
  decisionNote: ['决定说明', 'Reason of the decision', 'Motivo de la decisión'],
  propose: ['提议撤销', 'Propose to revoke', 'Proponer la revocación'],
  proposeHint: [
    '由另一名审核人员决定。生效后，任何人核验都会看到状态和公告说明，成果从公开列表移出，报告持有人可以申诉。',
    'Another reviewer decides. From then on whoever checks the report reads its state and the public note, the result leaves the public lists, and the holder may appeal.',
    'Lo decide otro revisor. Desde entonces quien verifique el informe leerá su estado y la nota pública, el resultado saldrá de las listas públicas y el titular podrá recurrir.',
  ],
  kind: ['方式', 'What becomes of it', 'Efecto'],
  'kind.revoke': ['撤销', 'Revoked', 'Revocado'],
  'kind.newer': ['由新报告替代', 'Superseded by a newer report', 'Sustituido por un informe posterior'],
  noNewer: [
    '没有可替代本报告的有效报告',
    'There is no report in force that could take its place',
    'No hay ningún informe vigente que pueda sustituirlo',
  ],
  proposed: [
    '已提议，等待另一名审核人员决定',
    'Proposed; another reviewer decides',
    'Propuesto; decide otro revisor',
  ],
  revoke: ['同意，使其生效', 'Put it in force', 'Ponerla en vigor'],
  revokeQuestion: [
    '使其生效？公众将立即看到状态和公告说明，并通知报告持有人。',
    'Put it in force? The public reads the state and the note at once, and the holder is told.',
    '¿Ponerla en vigor? El público leerá de inmediato el estado y la nota, y se avisará al titular.',
  ],
  revoked: ['已生效', 'It is in force', 'Está en vigor'],
  decline: ['不同意', 'Decline', 'Rechazar'],
  declineQuestion: [
    '不同意该提议？报告继续有效，理由将告知提议人。',
    'Decline it? The report stands, and whoever proposed it reads the reason.',
    '¿Rechazarla? El informe sigue vigente y quien la propuso leerá el motivo.',
  ],
  declined: ['已不同意，报告继续有效', 'Declined; the report stands', 'Rechazada; el informe sigue vigente'],
  appealHint: [
    '如不服，可在 {{until}} 前在成果申报页面申诉',
    'You may appeal until {{until}} on the page of the application',
    'Puede recurrir hasta el {{until}} en la página de la solicitud',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    revocations: keyof typeof revocationsWords;
  }
}
