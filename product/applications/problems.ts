import { problems } from '#contract/problem';

/** What drafting, submitting and taking in an application can refuse (domain §3.1, §4.5). */
export const applicationsProblems = problems({
  duplicate: [
    2004,
    '疑似重复申报：已有同名成果或相同知识产权编号',
    'This looks like a duplicate: the same name or the same right has been applied for',
    'Parece un duplicado: ya hay una solicitud con el mismo nombre o el mismo derecho',
  ],
  profileIncomplete: [
    2101,
    '请先完善个人资料（姓名、手机、证件号、邮箱、单位）',
    'Please complete the profile first (name, mobile, identity card, e-mail, workplace)',
    'Complete antes el perfil (nombre, móvil, documento, correo y lugar de trabajo)',
  ],
  ownerNeeded: [
    2108,
    '请选择为哪位申报人起草；须由申报人事先授权',
    'Please choose for whom you draft; the applicant authorises you first',
    'Elija para quién redacta; el solicitante debe autorizarle antes',
  ],
  tooManyDrafts: [
    2102,
    '未提交的草稿已达 {{limit}} 份，请先处理',
    'There are {{limit}} open drafts already; please deal with those first',
    'Ya hay {{limit}} borradores abiertos; resuélvalos antes',
  ],
  secret: [
    2103,
    '涉及国家秘密的成果不得在本平台申报',
    'Achievements that are state secrets must not be entered here',
    'Los resultados que son secreto de Estado no pueden tramitarse aquí',
  ],
  returnedTooOften: [
    2104,
    '已退回补正三次，只能受理或不予受理',
    'It has been returned three times; it can only be accepted or rejected',
    'Se ha devuelto tres veces; solo cabe admitirla o rechazarla',
  ],
  assessorAlready: [
    2106,
    '该人员已是本申报的评估师',
    'This person is the assessor already',
    'Esta persona ya es el evaluador',
  ],
  agencyCanDecide: [
    2107,
    '该评价机构仍有无利益冲突的人员，应由其决定',
    'The agency still has somebody without a conflict of interest: the decision is theirs',
    'La agencia aún tiene a alguien sin conflicto de intereses: le corresponde decidir',
  ],
  reasonNeeded: [
    2109,
    '所选评估师存在需说明的关联，请填写理由',
    'Something about this assessor has to be looked at: give a reason for the choice',
    'Hay un vínculo de este evaluador que debe justificarse: indique el motivo',
  ],
  assessorBusy: [
    2110,
    '所选评估师在办评价已达 {{limit}} 件，请填写仍指定其承担的理由',
    'This assessor has {{limit}} evaluations or more in hand: give a reason for assigning another',
    'Este evaluador ya tiene {{limit}} expedientes o más: indique el motivo para asignarle otro',
  ],
  ownerNotSilent: [
    2111,
    '申报人并非在应补交材料时已 {{days}} 天未有任何动作',
    'The applicant has not left something undone for {{days}} days',
    'El solicitante no lleva {{days}} días sin atender lo pedido',
  ],
  panelNotFailed: [
    2112,
    '须有 {{rounds}} 轮专家评价结束且均未通过',
    '{{rounds}} rounds of experts have to have ended without passing it',
    'Deben haber terminado {{rounds}} rondas de expertos sin aprobarlo',
  ],
  ownProposal: [
    2113,
    '提议人不能自行作出决定',
    'Whoever proposed it cannot decide it as well',
    'Quien lo propuso no puede decidirlo también',
  ],
  proposalOpen: [
    2114,
    '已有提议待决定',
    'Something is proposed already and waits for a decision',
    'Ya hay una propuesta pendiente de decisión',
  ],
  notProposed: [
    2115,
    '没有待决定的提议',
    'Nothing is proposed that could be decided',
    'No hay ninguna propuesta que decidir',
  ],
  cancellationOpen: [
    2116,
    '申报人已请求取消，请先答复',
    'The applicant has asked to cancel; please answer that first',
    'El solicitante ha pedido cancelar; responda antes',
  ],
  agencyAnswersFirst: [
    2117,
    '评价机构仍在答复期限内',
    'The evaluation agency still has time to answer',
    'La agencia de evaluación aún está en plazo para responder',
  ],
  rejectionOpen: [
    2118,
    '已有人提议审核不通过，请先对该提议作出决定',
    'A final rejection is proposed; please decide that first',
    'Se ha propuesto un rechazo definitivo; decídalo antes',
  ],
  decidedForGood: [
    2125,
    '该决定为最终决定，不能重新申报',
    'The decision is final: it cannot be applied for again',
    'La decisión es definitiva: no se puede volver a solicitar',
  ],
  roundsUsedUp: [
    2126,
    '重新申报的次数已用完',
    'It has been applied for again as often as one may',
    'Ya se ha vuelto a solicitar tantas veces como se permite',
  ],
  revisedTooLate: [
    2127,
    '驳回已超过 {{days}} 天，不能再重新申报',
    'It was rejected more than {{days}} days ago and can no longer be applied for again',
    'Se rechazó hace más de {{days}} días y ya no se puede volver a solicitar',
  ],
  reEvaluatedTooEarly: [
    2128,
    '{{from}} 起方可复评；此前须声明成果有重大变化',
    'It may be evaluated anew from {{from}} on; before, a major change has to be declared',
    'Puede reevaluarse a partir del {{from}}; antes debe declararse un cambio importante',
  ],
  reEvaluationThere: [
    2129,
    '该成果已有复评',
    'There is a re-evaluation of it already',
    'Ya existe una reevaluación de este resultado',
  ],
  assessorUnfit: [
    2105,
    '该评估师已停用、证书已过期或不是本机构评估师',
    'This assessor is locked, holds no valid certificate or does not belong to the agency',
    'Este evaluador está bloqueado, no tiene certificado vigente o no pertenece a la agencia',
  ],
});
