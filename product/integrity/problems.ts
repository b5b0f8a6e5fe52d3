import { problems } from '#contract/problem';

/** What proposing, answering and deciding an integrity record can refuse, and what one in force keeps somebody from (domain §9.16). */
export const integrityProblems = problems({
  notBlockable: [
    2146,
    '只能就申报人、专家或组织提出诚信记录',
    'An integrity record is about an applicant, an expert or an organisation',
    'Un registro de integridad trata de un solicitante, un experto o una organización',
  ],
  recordThere: [
    2147,
    '该对象已有待决定或有效的诚信记录',
    'There is a record about them already that waits for a decision or is in force',
    'Ya hay un registro pendiente de decisión o vigente sobre esta parte',
  ],
  expertBlocked: [
    2148,
    '{{name}} 目前被限制，不能受邀担任专家',
    '{{name}} is blocked and cannot be invited as an expert now',
    '{{name}} tiene una restricción y no puede ser invitado como experto ahora',
  ],
  replyBlocked: [
    2149,
    '您在 {{until}} 前被限制担任专家，不能接受邀请，请谢绝',
    'You are blocked as an expert until {{until}} and cannot accept; please decline',
    'Tiene una restricción como experto hasta el {{until}} y no puede aceptar; rechace la invitación',
  ],
  ownerBlocked: [
    2150,
    '申报人在 {{until}} 前被限制提交申报；草稿可以保留',
    'The applicant is blocked from submitting until {{until}}; the draft may stay',
    'El solicitante no puede presentar hasta el {{until}}; el borrador puede conservarse',
  ],
  organisationBlocked: [
    2151,
    '“{{name}}”目前被限制，不能作为完成单位提交申报',
    '«{{name}}» is blocked: nothing can be submitted with it as a completing organisation',
    '«{{name}}» tiene una restricción: no puede presentarse nada con ella como entidad participante',
  ],
  tooLate: [
    2152,
    '答复期限已于 {{last}} 届满',
    'The time for an answer ended on {{last}}',
    'El plazo para responder terminó el {{last}}',
  ],
  repliedAlready: [
    2153,
    '已陈述意见，只能陈述一次',
    'The reply has been given; there is one',
    'La respuesta ya se ha dado; solo cabe una',
  ],
  replyFirst: [
    2154,
    '当事人可在 {{until}} 前陈述意见，此前不能决定生效',
    'They may reply until {{until}}; it is not put in force before',
    'Puede responder hasta el {{until}}; antes no puede entrar en vigor',
  ],
  ownProposal: [
    2155,
    '提出人不能自行决定生效',
    'Whoever proposed a record does not put it in force',
    'Quien propuso un registro no lo pone en vigor',
  ],
  appealedAlready: [
    2156,
    '对同一记录只能申诉一次',
    'There is one appeal against a record',
    'Cabe un solo recurso contra un registro',
  ],
  noAppeal: [2157, '没有待处理的申诉', 'No appeal waits for an answer', 'No hay ningún recurso pendiente'],
  appealOpen: [2158, '请先处理当事人的申诉', 'Please answer their appeal first', 'Responda antes al recurso'],
  tookPart: [
    2159,
    '提出或决定该记录的人员不能处理其申诉',
    'Whoever proposed or decided the record does not hear the appeal',
    'Quien propuso o decidió el registro no resuelve el recurso',
  ],
});
