import { problems } from '#contract/problem';

/** What a second review can refuse (domain §9.20). */
export const samplingProblems = problems({
  notAReviewer: [
    2430,
    '只能指定账号正常、未被限制的专家，或证书有效的评估师',
    'A second reviewer is an expert, or an assessor whose certificate is in force, with an open account and no block',
    'Solo puede designarse a un experto, o a un evaluador con certificado vigente, con la cuenta abierta y sin restricción',
  ],
  reasonNeeded: [
    2431,
    '复核人与该成果存在需要说明的关联，请写明仍然指定的理由',
    'Something speaks against this reviewer: please say why they are asked all the same',
    'Algo habla en contra de este revisor: explique por qué se le designa de todos modos',
  ],
  levelMissing: [
    2432,
    '请给出该类别应评的每一项等级',
    'Please give a level on each scale that is rated for this kind of achievement',
    'Indique un nivel en cada escala que se evalúa para este tipo de resultado',
  ],
});
