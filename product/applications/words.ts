import { words } from '#contract/words';

/** What the server says about applications: refusals beside fields, notices, steps and actors of the timeline. */
export const applicationsWords = words({
  mustBeGiven: ['此项必填', 'This is required', 'Este campo es obligatorio'],
  assessorLocked: ['账户已锁定', 'The account is locked', 'La cuenta está bloqueada'],
  assessorNow: ['现任评估师', 'The assessor at present', 'El evaluador actual'],
  assessorUncertified: [
    '未登记评估师证书',
    'No assessor’s certificate is on record',
    'No consta ningún certificado de evaluador',
  ],
  assessorExpired: [
    '评估师证书已于 {{day}} 到期',
    'The assessor’s certificate expired on {{day}}',
    'El certificado de evaluador venció el {{day}}',
  ],
  chooseBelow: ['请选择具体类别', 'Please choose one of the sub-options', 'Elija una de las subopciones'],
  endBeforeStart: [
    '结束时间不能早于开始时间',
    'The end must not be before the start',
    'El final no puede ser anterior al inicio',
  ],
  grantBeforeApplication: [
    '授权日不能早于申请日',
    'The grant must not be before the application',
    'La concesión no puede ser anterior a la solicitud',
  ],
  yetToCome: ['不能晚于今天', 'This must not lie in the future', 'No puede ser posterior a hoy'],
  finishPast: [
    '期望完成日期已过，请重新填写',
    'This day is past; please choose one to come',
    'Esta fecha ya ha pasado; elija una futura',
  ],
  secretRefused: [
    '涉及国家秘密的成果不得申报',
    'State secrets must not be applied for',
    'No se admiten secretos de Estado',
  ],
  oneMainOrganisation: [
    '主要完成单位须有且仅有一个',
    'Exactly one organisation must be the main one',
    'Debe haber exactamente una entidad principal',
  ],
  standsTwice: ['重复填写', 'This stands twice', 'Está repetido'],
  onePerson: ['至少填写一名完成人', 'At least one person is needed', 'Se necesita al menos una persona'],
  sharesOverHundred: [
    '贡献占比合计不能超过 100%',
    'The shares must not add up to more than 100 %',
    'Las participaciones no pueden sumar más del 100 %',
  ],
  ethicsNumber: [
    '涉及人的研究须填写伦理审查批件号',
    'Research on humans needs the number of its ethics approval',
    'La investigación con personas requiere el número de aprobación ética',
  ],
  geneticNumber: [
    '使用人类遗传资源须填写批准或备案号',
    'Human genetic resources need the number of their approval or filing',
    'Los recursos genéticos humanos requieren el número de autorización o registro',
  ],
  newTechnologyNumber: [
    '生物医学新技术须填写备案或批准号',
    'New biomedical technology needs the number of its filing or approval',
    'La nueva tecnología biomédica requiere el número de registro o autorización',
  ],
  socialBenefitNeeded: [
    '社会公益类成果须填写社会效益',
    'Public-benefit achievements need their social benefit described',
    'Los resultados de interés público deben describir su beneficio social',
  ],
  benefitDiffers: [
    '经济效益与分年合计不一致，请说明原因',
    'The benefit differs from the sum of the years; please say why',
    'El beneficio difiere de la suma anual; indique el motivo',
  ],
  agencyNotStarted: [
    '该评价机构未启用或资格已到期',
    'This agency is not active or its registration has ended',
    'Esta agencia no está activa o su registro ha caducado',
  ],
  agencyOtherField: [
    '该评价机构不受理此技术领域',
    'This agency does not cover the technology field',
    'Esta agencia no abarca el campo tecnológico',
  ],
  agencyCompletes: [
    '评价机构不能同时是完成单位',
    'The agency must not be one of the completing organisations',
    'La agencia no puede ser una de las entidades que realizaron el resultado',
  ],
  commitmentsMissing: ['请勾选全部承诺', 'Please tick every commitment', 'Marque todos los compromisos'],
  coOwnerConsentNeeded: [
    '多个完成单位须上传共有权人同意书',
    'Several completing organisations need the co-owners’ consent attached',
    'Varias entidades requieren adjuntar el consentimiento de los cotitulares',
  ],
  leaderAuthorisationNeeded: [
    '第一完成人并非申报人，须上传项目负责人授权书',
    'The first author is not the applicant, so attach the project leader’s authorisation',
    'El primer autor no es el solicitante; adjunte la autorización del responsable',
  ],
  unknownCode: ['请选择列表中的选项', 'Please choose from the list', 'Elija una opción de la lista'],
  unknownFile: [
    '文件不存在，请重新上传',
    'There is no such file; please upload it again',
    'No existe el archivo; súbalo de nuevo',
  ],
  notATechnologyManager: [
    '所选人员不是有效的科技经理',
    'This person is not an active technology manager',
    'Esta persona no es un gestor tecnológico activo',
  ],
  ownersWord: [
    '仅申报人本人可填写',
    'Only the applicant can fill this in',
    'Solo puede cumplimentarlo el solicitante',
  ],
  dueTooLate: [
    '补正期限须在今天之后，且不晚于 {{last}}',
    'The due date must lie ahead, {{last}} at the latest',
    'El plazo debe ser futuro y no posterior al {{last}}',
  ],
  changesNeeded: [
    '请写明与上次评价相比有哪些变化（至少 10 个字）',
    'Say what has changed since the evaluation before (10 characters at least)',
    'Indique qué ha cambiado desde la evaluación anterior (al menos 10 caracteres)',
  ],
  agencyWord: ['评价机构', 'evaluation agency', 'agencia de evaluación'],
  sameName: [
    '成果名称与主要完成单位相同',
    'Same name and main organisation',
    'Mismo nombre y entidad principal',
  ],
  sameRight: ['知识产权编号相同', 'Same number of a right', 'Mismo número de un derecho'],
  similarName: ['成果名称相近', 'A similar name', 'Un nombre parecido'],
  sharedRight: ['列有同一知识产权', 'The same right is listed', 'Figura el mismo derecho'],
  sameApproval: ['批准或备案编号相同', 'Same number of an approval', 'Mismo número de autorización'],
  sameFile: ['附有相同文件', 'The same file is attached', 'Se adjunta el mismo archivo'],
  samePeople: ['完成人与关键词重合', 'The same persons and keywords', 'Las mismas personas y palabras clave'],

  toldAuthorised: [
    '{{name}}已授权您为其起草申报',
    '{{name}} has authorised you to draft applications for them',
    '{{name}} le ha autorizado a redactar solicitudes en su nombre',
  ],
  toldWithdrawn: [
    '{{name}}已撤回起草授权',
    '{{name}} has withdrawn the authorisation to draft',
    '{{name}} ha retirado la autorización para redactar',
  ],
  toldSubmitted: [
    '收到新的评价申报：{{name}}（{{number}}），请于 {{due}} 前答复',
    'New application: {{name}} ({{number}}). Please answer by {{due}}',
    'Nueva solicitud: {{name}} ({{number}}). Responda antes del {{due}}',
  ],
  toldAccepted: [
    '申报已受理：{{name}}（{{number}}），请于 {{due}} 前提交原始材料',
    'Accepted: {{name}} ({{number}}). Please submit the original materials by {{due}}',
    'Admitida: {{name}} ({{number}}). Presente los materiales originales antes del {{due}}',
  ],
  toldAssigned: [
    '您被指定为评估师：{{name}}（{{number}}）',
    'You have been assigned as assessor: {{name}} ({{number}})',
    'Se le ha asignado como evaluador: {{name}} ({{number}})',
  ],
  toldReassigned: [
    '评估师已更换：{{name}}（{{number}}）',
    'Another assessor has taken over: {{name}} ({{number}})',
    'Otro evaluador se ha hecho cargo: {{name}} ({{number}})',
  ],
  toldConflict: [
    '评价人员中发现利益冲突，请更换或处理：{{name}}（{{number}}）',
    'A conflict of interest was found among those who judge; please replace them: {{name}} ({{number}})',
    'Se ha hallado un conflicto de intereses entre quienes evalúan; sustitúyalos: {{name}} ({{number}})',
  ],
  toldConflictLeft: [
    '因利益冲突须由公共服务机构处理：{{name}}（{{number}}）',
    'A conflict of interest is for the public-service agency to decide: {{name}} ({{number}})',
    'Un conflicto de intereses espera la decisión de la agencia pública: {{name}} ({{number}})',
  ],
  toldReleased: [
    '因利益冲突，评价机构无法继续办理，公共服务机构已退回申报人另选机构：{{name}}（{{number}}）',
    'A conflict of interest leaves the agency nobody to go on; the application is back with the applicant to choose another agency: {{name}} ({{number}})',
    'Un conflicto de intereses deja a la agencia sin nadie que continúe; la solicitud vuelve al solicitante para elegir otra agencia: {{name}} ({{number}})',
  ],
  toldTerminationProposed: [
    '评估师提议终止评价，待决定：{{name}}（{{number}}）',
    'The assessor proposes to end the evaluation; please decide: {{name}} ({{number}})',
    'El evaluador propone poner fin a la evaluación; decida: {{name}} ({{number}})',
  ],
  toldTerminationDeclined: [
    '评价机构未同意终止，评价继续：{{name}}（{{number}}）',
    'The agency has the evaluation go on: {{name}} ({{number}})',
    'La agencia decide que la evaluación continúe: {{name}} ({{number}})',
  ],
  toldTerminated: [
    '评价已终止：{{name}}（{{number}}），可在期限内申诉',
    'The evaluation has been terminated: {{name}} ({{number}}). The applicant may appeal in time',
    'Se ha puesto fin a la evaluación: {{name}} ({{number}}). El solicitante puede recurrir dentro del plazo',
  ],
  toldCancellationAsked: [
    '申报人请求取消评价：{{name}}（{{number}}）',
    'The applicant asks to cancel the evaluation: {{name}} ({{number}})',
    'El solicitante pide cancelar la evaluación: {{name}} ({{number}})',
  ],
  toldCancellationWithdrawn: [
    '申报人已撤回取消请求，评价继续：{{name}}（{{number}}）',
    'The applicant took back the request to cancel; the evaluation goes on: {{name}} ({{number}})',
    'El solicitante retiró la petición de cancelar; la evaluación continúa: {{name}} ({{number}})',
  ],
  toldCancellationDeclined: [
    '取消请求未获同意，评价继续：{{name}}（{{number}}）',
    'The request to cancel was declined; the evaluation goes on: {{name}} ({{number}})',
    'No se aceptó la petición de cancelar; la evaluación continúa: {{name}} ({{number}})',
  ],
  toldCancellationConfirmed: [
    '评价已协商取消：{{name}}（{{number}}）',
    'The evaluation was cancelled by agreement: {{name}} ({{number}})',
    'La evaluación se ha cancelado de común acuerdo: {{name}} ({{number}})',
  ],
  toldCancellationEscalated: [
    '评价机构未按期答复取消请求，转由公共服务机构答复：{{name}}（{{number}}）',
    'The agency left the request to cancel unanswered; the public-service agency may answer it now: {{name}} ({{number}})',
    'La agencia no respondió a la petición de cancelar; ahora puede responder la agencia pública: {{name}} ({{number}})',
  ],
  toldRejectionProposed: [
    '有人提议审核不通过，待另一人决定：{{name}}（{{number}}）',
    'A final rejection is proposed and waits for another reviewer: {{name}} ({{number}})',
    'Se propone un rechazo definitivo, que otro revisor decide: {{name}} ({{number}})',
  ],
  toldRejectionDeclined: [
    '审核不通过的提议未获同意：{{name}}（{{number}}）',
    'The final rejection was declined: {{name}} ({{number}})',
    'No se aceptó el rechazo definitivo: {{name}} ({{number}})',
  ],
  toldRejectedFinally: [
    '审核不通过：{{name}}（{{number}}），可在期限内申诉',
    'Finally rejected: {{name}} ({{number}}). The applicant may appeal in time',
    'Rechazo definitivo: {{name}} ({{number}}). El solicitante puede recurrir dentro del plazo',
  ],
  toldReturned: [
    '申报需补正：{{name}}（{{number}}），请于 {{due}} 前补正',
    'To be supplemented: {{name}} ({{number}}), by {{due}}',
    'Debe subsanarse: {{name}} ({{number}}), antes del {{due}}',
  ],
  toldRejected: [
    '申报不予受理：{{name}}（{{number}}），可在期限内申诉',
    'Rejected: {{name}} ({{number}}). The applicant may appeal in time',
    'Rechazada: {{name}} ({{number}}). El solicitante puede recurrir dentro del plazo',
  ],
  toldCancelled: [
    '申报人已取消申报：{{name}}（{{number}}）',
    'The applicant cancelled: {{name}} ({{number}})',
    'El solicitante canceló: {{name}} ({{number}})',
  ],
  toldRevised: [
    '申报人正在重新申报：{{name}}（{{number}}）',
    'The applicant is applying again: {{name}} ({{number}})',
    'El solicitante vuelve a solicitar: {{name}} ({{number}})',
  ],
  toldPublicReview: [
    '评价报告已报送公共服务机构审核：{{name}}（{{number}}）',
    'The report has gone to the public-service agency for review: {{name}} ({{number}})',
    'El informe está en revisión de la agencia pública: {{name}} ({{number}})',
  ],
  toldReturnedToAgency: [
    '公共服务机构已退回评价报告：{{name}}（{{number}}）',
    'The public-service agency returned the report: {{name}} ({{number}})',
    'La agencia pública ha devuelto el informe: {{name}} ({{number}})',
  ],

  stepCreate: ['新建草稿', 'Draft created', 'Borrador creado'],
  stepSave: ['保存', 'Saved', 'Guardado'],
  stepSubmit: ['提交申报', 'Submitted', 'Presentada'],
  stepRemove: ['删除草稿', 'Draft deleted', 'Borrador eliminado'],
  stepAccept: ['受理', 'Accepted', 'Admitida'],
  stepOverload: [
    '说明超出在办上限的理由',
    'Reason given for one case more than usual',
    'Motivo para un expediente más de lo habitual',
  ],
  stepReassign: ['更换评估师', 'Assessor replaced', 'Evaluador sustituido'],
  stepRelease: ['退出评价机构', 'Released from the agency', 'Retirada de la agencia'],
  stepProposeTermination: ['提议终止评价', 'Termination proposed', 'Fin propuesto'],
  stepDeclineTermination: ['不同意终止评价', 'Termination declined', 'Fin no aceptado'],
  stepTerminate: ['终止评价', 'Terminated', 'Terminada'],
  stepAskCancellation: ['请求取消', 'Cancellation asked for', 'Cancelación pedida'],
  stepWithdrawCancellation: [
    '撤回取消请求',
    'Request to cancel taken back',
    'Petición de cancelación retirada',
  ],
  stepConfirmCancellation: ['同意取消', 'Cancelled by agreement', 'Cancelada de común acuerdo'],
  stepDeclineCancellation: ['不同意取消', 'Cancellation declined', 'Cancelación no aceptada'],
  stepEscalateCancellation: [
    '取消请求转公共服务机构',
    'Request to cancel passed to the public-service agency',
    'Petición de cancelación pasada a la agencia pública',
  ],
  stepProposeRejection: ['提议审核不通过', 'Final rejection proposed', 'Rechazo definitivo propuesto'],
  stepDeclineRejection: ['不同意审核不通过', 'Final rejection declined', 'Rechazo definitivo no aceptado'],
  stepRejectFinally: ['审核不通过', 'Finally rejected', 'Rechazada definitivamente'],
  stepReopen: ['申诉成立，重新打开', 'Re-opened on appeal', 'Reabierta por recurso'],
  stepReturn: ['补正退回', 'Returned for supplement', 'Devuelta para subsanar'],
  stepReject: ['不予受理', 'Rejected', 'Rechazada'],
  stepRefuse: ['驳回', 'Finally rejected', 'Rechazada definitivamente'],
  stepCancel: ['取消申报', 'Cancelled', 'Cancelada'],
  stepRevise: ['重新申报', 'Applied for again', 'Solicitada de nuevo'],
  stepToPublicReview: [
    '报送公共服务机构',
    'Sent to the public-service agency',
    'Enviada a la agencia pública',
  ],
  stepPass: ['审核通过', 'Passed', 'Aprobada'],
  stepReturnToAgency: ['退回评价机构', 'Returned to the evaluation agency', 'Devuelta a la agencia'],

  actorOwner: ['申报人', 'Applicant', 'Solicitante'],
  actorTechManager: ['科技经理', 'Technology manager', 'Gestor tecnológico'],
  actorAgency: ['评价机构', 'Evaluation agency', 'Agencia de evaluación'],
  actorPublicAgency: ['公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
  actorAssessor: ['评估师', 'Assessor', 'Evaluador'],
  actorSystem: ['系统', 'System', 'Sistema'],
});

export type ApplicationsWord = keyof typeof applicationsWords;

declare module '#contract/words' {
  interface WordRegistry {
    applications: keyof typeof applicationsWords;
  }
}
