import { problems } from '#contract/problem';

/** What revoking a passed report can refuse (domain §3.3 R10). */
export const revocationsProblems = problems({
  reportGone: [
    2134,
    '该报告未通过，或已被撤销、替代',
    'This report has not passed, or is revoked or superseded already',
    'Este informe no está aprobado, o ya fue revocado o sustituido',
  ],
  proposedAlready: [
    2135,
    '已有待决定的撤销或替代提议',
    'A revocation of this report waits for a decision already',
    'Ya hay una revocación de este informe pendiente de decisión',
  ],
  newerUnfit: [
    2136,
    '替代报告须为同一申报人或第一完成单位的、不早于本报告签发的有效报告',
    'The newer report must be in force, of the same applicant or main organisation, and issued no earlier than this one',
    'El informe posterior debe estar vigente, ser del mismo solicitante o entidad principal y no ser anterior a este',
  ],
  ownProposal: [
    2137,
    '提议人不能自行决定，须由另一名审核人员决定',
    'Whoever proposed it does not decide it: another reviewer does',
    'Quien lo propuso no lo decide: lo hace otro revisor',
  ],
});
