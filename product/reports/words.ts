import { words } from '#contract/words';

/** What reports say to people: notices, checklists, names of sections. */
export const reportsWords = words({
  toldSecondChecked: [
    '《{{name}}》评价报告已通过二审',
    'The report on “{{name}}” has had its second check',
    'El informe de «{{name}}» ha superado la segunda revisión',
  ],
  toldGivenBack: [
    '《{{name}}》评价报告被二审退回修改，共 {{count}} 条意见',
    'The second check of “{{name}}” gave the report back; remarks: {{count}}',
    'La segunda revisión de «{{name}}» devuelve el informe; observaciones: {{count}}',
  ],
  toldRemarksAnswered: [
    '《{{name}}》的二审意见已全部答复，请再次二审',
    'All remarks on “{{name}}” are answered; please check the report again',
    'Todas las observaciones sobre «{{name}}» están respondidas; revise de nuevo el informe',
  ],
  remarkParagraph: [
    '该章没有此段',
    'This chapter has no such paragraph',
    'Este capítulo no tiene ese párrafo',
  ],
  remarksOpen: [
    '二审意见尚未逐条答复',
    'Remarks of the second check are still open',
    'Quedan observaciones de la segunda revisión',
  ],
  remarkUnknown: [
    '没有这条待答复的意见',
    'There is no such open remark',
    'No existe esa observación pendiente',
  ],
  toldExperts: [
    '请评价《{{name}}》，截止 {{due}}',
    'Please evaluate “{{name}}” by {{due}}',
    'Evalúe «{{name}}» antes del {{due}}',
  ],
  toldReturned: [
    '《{{name}}》评价报告被退回，请完善',
    'The report on “{{name}}” was returned to be improved',
    'El informe de «{{name}}» ha sido devuelto para mejorarlo',
  ],
  toldAnswered: [
    '《{{name}}》专家意见已答复，请签署报告',
    'The suggestions on “{{name}}” are answered; please sign the report',
    'Las sugerencias sobre «{{name}}» están respondidas; firme el informe',
  ],
  toldPublicAgency: [
    '《{{name}}》评价报告已报送，请审核',
    'The report on “{{name}}” is waiting for your review',
    'El informe de «{{name}}» espera su revisión',
  ],
  toldPassed: [
    '《{{name}}》评价报告已通过，编号 {{number}}',
    'The report on “{{name}}” has passed under number {{number}}',
    'El informe de «{{name}}» ha sido aprobado con el número {{number}}',
  ],
  sectionEvaluation: ['评价概况', 'Evaluation', 'Evaluación'],
  sectionAchievement: ['成果概况', 'Achievement', 'Resultado'],
  sectionMaturity: ['技术成熟度', 'Technology maturity', 'Madurez tecnológica'],
  sectionInnovation: ['技术创新度', 'Innovation', 'Innovación'],
  sectionAdvancement: ['技术先进度', 'Advancement', 'Avance'],
  sectionMedical: ['医学专项', 'Medical aspects', 'Aspectos médicos'],
  sectionBenefit: ['效益', 'Benefit', 'Beneficio'],
  sectionRights: ['知识产权与合规', 'Rights and compliance', 'Derechos y cumplimiento'],
  sectionTeam: ['团队与条件', 'Team and conditions', 'Equipo y condiciones'],
  sectionTransformation: ['转化建议', 'Advice on transformation', 'Recomendaciones de transferencia'],
  sectionConclusion: ['评价结论', 'Conclusion', 'Conclusión'],
  sectionWorkBreakdown: ['工作分解结构', 'Work breakdown', 'Desglose del trabajo'],
  sectionIndicators: ['指标对比', 'Comparison of indicators', 'Comparación de indicadores'],
  sectionInnovationPoints: ['创新点', 'Innovation points', 'Puntos de innovación'],
  sectionRisks: ['风险', 'Risks', 'Riesgos'],
  ruleSet: ['定级规则', 'The rule set', 'El conjunto de reglas'],
  levelByHand: ['人工调整的等级', 'A level set by hand', 'Un nivel fijado a mano'],
  sectionEmpty: ['尚未填写', 'still empty', 'sin rellenar'],
  overrideNotConfirmed: [
    '上调的等级须由复核评估师署名确认',
    'A raised level must be confirmed by name by the second checker',
    'Un nivel elevado debe confirmarlo con su nombre el segundo evaluador',
  ],
  conclusionNames: [
    '结论写有“{{words}}”，与现行等级不一致，请修改',
    'The conclusion says “{{words}}”, which is not the level in force; please correct it',
    'La conclusión dice «{{words}}», que no es el nivel vigente; corríjala',
  ],
  overrideVoid: [
    '计算等级已变化，人工调整已失效，请撤回或重新填写',
    'The computed level has moved; the manual change is void: take it back or make it again',
    'El nivel calculado ha cambiado; el cambio manual no vale: retírelo o repítalo',
  ],
  methodNotOffered: [
    '该转化方式已停用，请另选',
    'This way of transformation is not offered any more; please choose another',
    'Esta vía de transferencia ya no se ofrece; elija otra',
  ],
  evidenceForeign: [
    '引用的证据不属于本成果的材料',
    'The cited document is not part of this achievement’s material',
    'El documento citado no pertenece al material de este resultado',
  ],
  answerMissing: ['请逐条答复', 'Every suggestion needs an answer', 'Responda a todas las sugerencias'],
  defectMissing: ['请至少填写一条缺陷', 'Name at least one defect', 'Indique al menos un defecto'],
  limitedStays: [
    '申报人已声明限制公开，不能取消',
    'The applicant declares a limited release; it stays limited',
    'El solicitante declara una publicación restringida; se mantiene',
  ],
  reasonMissing: ['请填写理由', 'Give a reason', 'Indique el motivo'],
  datesReversed: ['结束不能早于开始', 'The end lies before the beginning', 'El final es anterior al inicio'],
  checkNumbers: ['编号与日期齐全', 'Numbers and dates are complete', 'Números y fechas completos'],
  checkSignatures: ['三方签署有效', 'The three signatures hold', 'Las tres firmas son válidas'],
  checkPanel: ['专家组符合规则', 'The panel follows the rules', 'El panel cumple las reglas'],
  checkHash: ['内容指纹一致', 'The content hash agrees', 'La huella del contenido coincide'],
  checkLimited: ['限制公开标记已确认', 'The limited flag is confirmed', 'La restricción está confirmada'],
  checkComplete: ['章节与附件完整', 'Sections and annexes are complete', 'Secciones y anexos completos'],
  pdfName: ['评价报告', 'Evaluation report', 'Informe de evaluación'],
});

declare module '#contract/words' {
  interface WordRegistry {
    reports: keyof typeof reportsWords;
  }
}
