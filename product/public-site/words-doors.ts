import { words } from '../../contract/words';

/** Words of `/login`, `/auth-redirect` and the error pages. */
export const doorWords = words({
  setupTitle: ['创建第一个管理员', 'Create the first administrator', 'Crear el primer administrador'],
  setupLead: [
    '本链接由系统启动时给出，30 分钟内有效，仅可使用一次。',
    'The start of the product gave you this link. It holds for 30 minutes and works once.',
    'El arranque del producto le dio este enlace. Vale 30 minutos y un solo uso.',
  ],
  setupSubmit: ['创建并登录', 'Create and sign in', 'Crear e iniciar sesión'],
  trueName: ['姓名', 'Full name', 'Nombre completo'],
  needTrueName: ['请输入姓名', 'Enter your full name', 'Introduzca su nombre completo'],
  passwordRule: ['至少 15 个字符', 'At least 15 characters', 'Al menos 15 caracteres'],
  signInTitle: ['登录', 'Sign in', 'Iniciar sesión'],
  signInLead: [
    '供成果完成人、评价机构、评估师、专家与公共服务机构使用。',
    'For owners of achievements, evaluation agencies, assessors, experts and public-service agencies.',
    'Para titulares de resultados, agencias de evaluación, evaluadores, expertos y agencias públicas.',
  ],
  signInWays: ['登录方式', 'Ways to sign in', 'Formas de iniciar sesión'],
  byPassword: ['密码登录', 'Password', 'Contraseña'],
  byCode: ['短信登录', 'Text message', 'Mensaje de texto'],
  loginName: ['用户名', 'User name', 'Usuario'],
  password: ['密码', 'Password', 'Contraseña'],
  show: ['显示', 'Show', 'Mostrar'],
  hide: ['隐藏', 'Hide', 'Ocultar'],
  mobile: ['手机号', 'Mobile number', 'Número de móvil'],
  code: ['验证码', 'Code', 'Código'],
  getCode: ['获取验证码', 'Get a code', 'Obtener código'],
  secondsToRetry: ['{{seconds}} 秒后重试', 'Again in {{seconds}} s', 'De nuevo en {{seconds}} s'],
  codeSent: [
    '如该号码已登记，验证码已发送，5 分钟内有效。',
    'If this number is registered, a code is on its way; it is valid for 5 minutes.',
    'Si el número está registrado, recibirá un código válido durante 5 minutos.',
  ],
  needLoginName: ['请输入用户名', 'Enter your user name', 'Introduzca su usuario'],
  needPassword: ['请输入密码', 'Enter your password', 'Introduzca su contraseña'],
  needMobile: ['请输入手机号', 'Enter your mobile number', 'Introduzca su número de móvil'],
  wrongMobile: [
    '手机号码不正确',
    'This is not a mobile number of 11 digits',
    'El número debe tener 11 cifras',
  ],
  needCode: ['请输入验证码', 'Enter the code', 'Introduzca el código'],
  signingIn: ['正在登录…', 'Signing in…', 'Iniciando sesión…'],
  networkError: ['网络错误', 'Network error', 'Error de red'],
  forgotten: [
    '忘记密码或无法登录，请联系主办单位。',
    'If you cannot sign in, contact the operator.',
    'Si no puede iniciar sesión, contacte con la entidad responsable.',
  ],
  demoAccounts: [
    '演示账号与密码在启动程序的终端中，也在数据文件夹的 demo-accounts.json 中。',
    'The demonstration accounts stand where the program was started, and in demo-accounts.json of the data folder.',
    'Las cuentas de demostración aparecen donde se inició el programa y en demo-accounts.json de la carpeta de datos.',
  ],
  loginNeedsScript: [
    '登录需要启用浏览器脚本。公开页面无需脚本即可阅读。',
    'Signing in needs scripts. The public pages can be read without.',
    'Para iniciar sesión hacen falta scripts. Las páginas públicas se leen sin ellos.',
  ],
  afterwards: ['登录后将打开 {{path}}', 'Afterwards {{path}} opens', 'Después se abrirá {{path}}'],

  redirecting: ['正在进入…', 'Taking you in…', 'Entrando…'],
  redirectingHint: [
    '如果没有自动跳转，请重新登录。',
    'If nothing happens, please sign in again.',
    'Si no ocurre nada, vuelva a iniciar sesión.',
  ],

  error404: ['页面不存在', 'Page not found', 'Página no encontrada'],
  error404Hint: [
    '地址可能有误，或内容已被撤下。',
    'The address may be mistyped, or the content was withdrawn.',
    'La dirección puede contener un error o el contenido se ha retirado.',
  ],
  error401: ['没有权限', 'You may not see this', 'No tiene acceso'],
  error401Hint: [
    '请用有权限的账号登录，或联系您的管理员。',
    'Sign in with an account that may, or ask your administrator.',
    'Inicie sesión con una cuenta autorizada o consulte a su administrador.',
  ],
  error429: ['访问过于频繁', 'Too many requests', 'Demasiadas solicitudes'],
  error429Hint: ['请稍后再试。', 'Please try again shortly.', 'Inténtelo de nuevo en un momento.'],
  error500: ['系统错误', 'Something went wrong on our side', 'Se ha producido un error'],
  error500Hint: [
    '请稍后再试；如仍有问题，请告知编号 {{incident}}。',
    'Please try again; if it stays, quote {{incident}}.',
    'Inténtelo de nuevo; si persiste, indique {{incident}}.',
  ],
  backHome: ['返回首页', 'Back to the first page', 'Volver al inicio'],
});
