import { problems } from './problem';

/** The failures every area shares (domain §4.5). An area's own stand in its `problems.ts`. */
export const general = problems({
  notSignedIn: [
    401,
    '未登录或登录已过期',
    'You are not signed in, or your session has ended',
    'No ha iniciado sesión o la sesión ha caducado',
  ],
  notAllowed: [403, '无权限', 'You are not allowed to do this', 'No tiene permiso para hacer esto'],
  /** The browser asks for the password and repeats the request. */
  notFresh: [
    2711,
    '请先验证身份再继续',
    'Prove who you are before you go on',
    'Demuestre su identidad antes de continuar',
  ],
  /** The browser shows the notices and repeats the request. */
  consentNeeded: [
    2785,
    '请先阅读并同意个人信息告知书',
    'Please read and agree to the notices first',
    'Lea y acepte primero los avisos',
  ],
  notFound: [404, '不存在', 'Not found', 'No encontrado'],
  wrongMethod: [
    405,
    '该地址不支持此请求方法',
    'This address is not asked by this method',
    'Esta dirección no admite este método',
  ],
  badInput: [
    2002,
    '填写有误或缺少必填项',
    'Something is missing or wrong',
    'Falta algún dato o hay un error',
  ],
  stateNotAllowed: [
    2001,
    '当前状态不允许该操作',
    'The current state does not allow this',
    'El estado actual no lo permite',
  ],
  changedMeanwhile: [
    2003,
    '数据已被修改，请刷新后重试',
    'Somebody changed this meanwhile; please refresh',
    'Alguien lo ha modificado; actualice la página',
  ],
  sameRequestOtherContent: [
    2009,
    '同一请求编号的内容不一致',
    'This request id was used with other content',
    'Este identificador de solicitud ya se usó con otro contenido',
  ],
  requestUnderWay: [
    2010,
    '请求正在处理中',
    'This request is still being handled',
    'La solicitud todavía se está procesando',
  ],
  /** `{{why}}` is the sentence of the rule that was hit. */
  conflictOfInterest: [
    2005,
    '利益冲突：{{why}}',
    'Conflict of interest: {{why}}',
    'Conflicto de intereses: {{why}}',
  ],
  locked: [2007, '已锁定', 'This is locked', 'Está bloqueado'],
  inUse: [
    2008,
    '引用中，不可删除',
    'This is in use and cannot be deleted',
    'Está en uso y no se puede eliminar',
  ],
  tooLate: [2006, '已超期', 'The deadline has passed', 'El plazo ha vencido'],
  tooOften: [
    1004,
    '操作过于频繁，请稍后再试',
    'Too many requests; please try again later',
    'Demasiadas solicitudes; inténtelo más tarde',
  ],
  busy: [
    9002,
    '系统繁忙，请稍后再试',
    'The system is busy; please try again in a moment',
    'El sistema está ocupado; inténtelo de nuevo en unos instantes',
  ],
  /** The server's own deadline has passed: it answers before the caller gives up (OP-04). */
  tooSlow: [
    9001,
    '处理超时，请重试',
    'This took too long; please try again',
    'Ha tardado demasiado; inténtelo de nuevo',
  ],
  system: [
    9000,
    '系统错误，请联系管理员并提供编号 {{id}}',
    'Something went wrong on our side; please quote {{id}}',
    'Se ha producido un error; indique el código {{id}}',
  ],
});
