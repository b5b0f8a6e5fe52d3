import { problems } from '#contract/problem';

/** What panels and opinion sheets can refuse (domain §3.4, §6.5). States are 2001, conflicts 2005, lateness 2006. */
export const panelsProblems = problems({
  panelBreaksRules: [
    2301,
    '专家组不符合组成规则：{{why}}',
    'The panel breaks a rule of its composition: {{why}}',
    'El panel incumple una regla de composición: {{why}}',
  ],
  reasonNeeded: [
    2302,
    '{{name}} 存在需说明的关联，请填写理由',
    'Something about {{name}} has to be looked at: give a reason for inviting',
    'Hay un vínculo de {{name}} que debe justificarse: indique el motivo',
  ],
  acceptedStay: [
    2303,
    '{{names}} 已接受邀请，只能通过“更换专家”说明理由后更换',
    '{{names}} accepted already and can only be replaced with a reason',
    '{{names}} ya aceptó y solo puede sustituirse indicando el motivo',
  ],
  notAnExpert: [
    2304,
    '{{name}} 不是可用的专家账号',
    '{{name}} is not an expert who can be invited',
    '{{name}} no es un experto al que se pueda invitar',
  ],
  answeredAlready: [
    2305,
    '该邀请已答复或已撤回',
    'This invitation has been answered or withdrawn',
    'Esta invitación ya se ha respondido o retirado',
  ],
  notSeated: [
    2306,
    '请先接受邀请，或您已不在本轮专家组中',
    'You have not accepted the invitation, or are no longer on this panel',
    'No ha aceptado la invitación o ya no forma parte de este panel',
  ],
  notWithExperts: [
    2307,
    '报告当前不在专家评价阶段',
    'The report is not with the experts now',
    'El informe no está ahora con los expertos',
  ],
  roundClosed: [
    2308,
    '本轮专家评价已结束',
    'The round of the panel is closed',
    'La ronda del panel está cerrada',
  ],
  returnedTooOften: [
    2309,
    '同一意见表最多退回两次，后续由公共服务机构决定',
    'A sheet is returned twice at most; the public-service agency decides then',
    'Un dictamen se devuelve como máximo dos veces; después decide la agencia pública',
  ],
  ruledOut: [
    2316,
    '公共服务机构已决定更换专家，该意见表不再填写',
    'The public-service agency has decided to have the expert replaced; this sheet is closed',
    'La agencia pública ha decidido sustituir al experto; este dictamen está cerrado',
  ],
  referred: [
    2317,
    '该意见表的形式问题已提请公共服务机构决定',
    'The form of this sheet is with the public-service agency to decide',
    'La forma de este dictamen está pendiente de la agencia pública',
  ],
  notReferred: [
    2318,
    '该意见表没有待公共服务机构决定的形式问题',
    'Nothing about the form of this sheet waits for the public-service agency',
    'No hay nada sobre la forma de este dictamen pendiente de la agencia pública',
  ],
  returnsLeft: [
    2319,
    '该意见表尚可退回专家补正，无需提请公共服务机构',
    'This sheet can still be returned to its expert; it need not go to the public-service agency',
    'Este dictamen aún puede devolverse al experto; no hace falta acudir a la agencia pública',
  ],
  formOnly: [
    2310,
    '只能因形式缺陷退回意见表，不得针对专家结论',
    'A sheet is returned for its form only, never for its verdict',
    'Un dictamen solo se devuelve por su forma, nunca por su conclusión',
  ],
  sheetsMissing: [
    2311,
    '尚有 {{count}} 份意见表未通过形式审查',
    '{{count}} {{count, sheet has not passed its|sheets have not passed their}} form check yet',
    '{{count, Falta|Faltan}} {{count}} {{count, dictamen|dictámenes}} por superar la revisión formal',
  ],
  sitsAlready: [
    2315,
    '该专家已在本专家组中',
    'This expert sits on the panel already',
    'Este experto ya forma parte del panel',
  ],
  sheetsInConflict: [
    2314,
    '专家 {{numbers}} 存在利益冲突，其意见表不计入结果，须先更换专家',
    'Expert {{numbers}} has a conflict of interest; the sheet does not count, and the expert has to be replaced first',
    'El experto {{numbers}} tiene un conflicto de intereses; su dictamen no cuenta y antes hay que sustituirlo',
  ],
  notReplaceable: [
    2312,
    '仅在专家谢绝、逾期 {{days}} 个工作日未提交或出现利益冲突时可更换',
    'An expert is replaced when they declined, kept silent {{days}} working days after the due date, or have a conflict',
    'Un experto se sustituye si rechazó, guardó silencio {{days}} días hábiles tras el plazo o tiene un conflicto',
  ],
  ownReport: [
    2313,
    '报告编制人、复核人或本组专家不能审查意见表',
    'Who wrote or checked the report, or sits on the panel, does not check its sheets',
    'Quien redactó o revisó el informe, o forma parte del panel, no revisa sus dictámenes',
  ],
});
