import { problems } from '#contract/problem';

/** What signing in and signing an action can refuse (domain §4.5). */
export const accessProblems = problems({
  wrongSignIn: [1001, '用户名或密码错误', 'Wrong user name or password', 'Usuario o contraseña incorrectos'],
  wrongCode: [
    1003,
    '验证码错误或已过期',
    'The code is wrong or has expired',
    'El código es incorrecto o ha caducado',
  ],
  passwordClasses: [
    2721,
    '密码须包含大写字母、小写字母、数字、其他字符中的至少三类，且不同于当前密码',
    'A password holds three of: capitals, small letters, digits, other characters; and differs from the current one',
    'La contraseña lleva tres de: mayúsculas, minúsculas, cifras, otros signos; y es distinta de la actual',
  ],
  passwordOld: [
    2722,
    '密码已使用超过 {{days}} 天。请用短信验证码登录后修改，或通过“忘记密码”重新设置',
    'This password is older than {{days}} days: sign in by a code and change it, or use «forgotten password»',
    'Esta contraseña tiene más de {{days}} días: entre con un código y cámbiela, o use «contraseña olvidada»',
  ],
  setupOver: [
    1007,
    '初始化链接无效或已失效，请重新启动系统以获取新的链接',
    'The set-up link is not valid any more; restart the product for a new one',
    'El enlace de configuración ya no es válido; reinicie el producto para obtener otro',
  ],
  wrongProof: [
    2712,
    '密码或验证码错误',
    'The password or the code is wrong',
    'La contraseña o el código es incorrecto',
  ],
  factorDemanded: [
    2713,
    '您的权限或较短的密码要求双因素认证：可以更换，不能移除',
    'Your rights, or the shortness of your password, ask for a second factor: it can be replaced, not removed',
    'Sus permisos, o lo corto de su contraseña, exigen un segundo factor: puede sustituirse, no quitarse',
  ],
  noFactor: [
    2714,
    '该账户没有启用双因素认证',
    'No second factor is in force for this account',
    'Esta cuenta no tiene un segundo factor activo',
  ],
  ownFactor: [
    2715,
    '自己的双因素认证请在本人账户中更换',
    'Replace your own second factor in your account',
    'Sustituya su propio segundo factor en su cuenta',
  ],
  noSecretYet: [
    2716,
    '请先获取新的密钥，再输入它的验证码',
    'Ask for a secret first, then enter its code',
    'Pida primero una clave y después introduzca su código',
  ],
  wrongOldPassword: [1009, '原密码错误', 'The old password is wrong', 'La contraseña actual no es correcta'],
  weakPassword: [
    1005,
    '密码不符合要求：至少 {{least}} 个字符，且不能是常见密码，也不能由您的姓名、账号、单位或平台名称构成',
    'The password is too weak: at least {{least}} characters, no common one, and not made of your name, user name, workplace or the platform’s name',
    'La contraseña es débil: al menos {{least}} caracteres, no común y no hecha de su nombre, usuario, centro o el nombre de la plataforma',
  ],
  nameTaken: [
    1008,
    '用户名或手机号已被使用，或含有不允许的字符',
    'The user name or mobile number is taken, or holds signs that are not allowed',
    'El usuario o el móvil ya existe, o contiene caracteres no permitidos',
  ],
  incomplete: [1010, '请填写完整的数据', 'Please fill in everything', 'Rellene todos los datos'],
  resetOver: [
    1024,
    '链接无效或已失效，请重新获取',
    'The link is not valid any more; ask for a new one',
    'El enlace ya no es válido; solicite otro',
  ],
  noContact: [
    1025,
    '该账户没有登记邮箱或手机号，无法发送链接',
    'No mail address and no mobile number is stored, so no link can be sent',
    'No hay correo ni móvil registrado, por lo que no se puede enviar el enlace',
  ],
  accountLocked: [
    1026,
    '该账户已锁定，请先解锁',
    'This account is locked; unlock it first',
    'Esta cuenta está bloqueada; desbloquéela primero',
  ],
  mobileTaken: [
    1013,
    '该手机号已被其他账户使用',
    'This mobile number belongs to another account',
    'Este móvil pertenece a otra cuenta',
  ],
  noMobile: [
    1006,
    '尚未登记手机号，无法接收签署验证码',
    'No mobile number is stored, so no signing code can be sent',
    'No hay ningún móvil registrado, por lo que no se puede enviar el código de firma',
  ],
});
