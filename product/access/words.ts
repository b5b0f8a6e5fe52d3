import { words } from '#contract/words';

/** What the messages of signing in and signing say. */
export const accessWords = words({
  codeSubject: ['验证码', 'Code', 'Código'],
  signInCode: [
    '【医疗科技成果评价平台】登录验证码 {{code}}，5 分钟内有效，请勿告诉他人。',
    'Assay: your sign-in code is {{code}}. It holds for 5 minutes. Tell nobody.',
    'Assay: su código de acceso es {{code}}. Vale 5 minutos. No lo comparta.',
  ],
  registerCode: [
    '【医疗科技成果评价平台】注册验证码 {{code}}，5 分钟内有效，请勿告诉他人。',
    'Assay: your code for registering is {{code}}. It holds for 5 minutes. Tell nobody.',
    'Assay: su código de registro es {{code}}. Vale 5 minutos. No lo comparta.',
  ],
  knownNumber: [
    '【医疗科技成果评价平台】该手机号已有账户或正在审批，请直接登录，或等待审批结果。',
    'Assay: this number has an account, or waits for a decision; sign in, or wait for it.',
    'Assay: este número ya tiene una cuenta o espera una decisión; inicie sesión o espere.',
  ],
  changeMobileCode: [
    '【医疗科技成果评价平台】更换手机号验证码 {{code}}，5 分钟内有效，请勿告诉他人。',
    'Assay: your code for changing the mobile number is {{code}}. It holds for 5 minutes. Tell nobody.',
    'Assay: su código para cambiar el móvil es {{code}}. Vale 5 minutos. No lo comparta.',
  ],
  mobileChanged: [
    '【医疗科技成果评价平台】您账户的手机号已更换为 {{mobile}}。若非本人操作，请立即联系管理员。',
    'Assay: the mobile number of your account is now {{mobile}}. If this was not you, tell the administrator at once.',
    'Assay: el móvil de su cuenta es ahora {{mobile}}. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  mobileNow: [
    '【医疗科技成果评价平台】本手机号 {{mobile}} 已登记为您账户的手机号。若非本人操作，请立即联系管理员。',
    'Assay: this number {{mobile}} is now the mobile number of your account. If this was not you, tell the administrator at once.',
    'Assay: este número {{mobile}} es ahora el móvil de su cuenta. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  emailIncorrect: ['邮箱格式不正确', 'This is not a mail address', 'El correo no es correcto'],
  enterMobile: ['请输入手机号', 'Please enter the mobile number', 'Indique el móvil'],
  enterCode: ['请输入验证码', 'Please enter the code', 'Indique el código'],
  mobileIncorrect: ['手机号码不正确', 'This is not a mobile number', 'El número de móvil no es correcto'],
  resetSubject: ['设置密码', 'Set your password', 'Establezca su contraseña'],
  resetLink: [
    '有人请求为您在“{{platform}}”的账户 {{loginName}} 重设密码。请在 20 分钟内打开：{{link}} 。链接只能用一次；若非本人操作，请忽略。',
    'A new password was asked for your account {{loginName}} on {{platform}}. Open within 20 minutes: {{link}} . The link works once; if this was not you, ignore it.',
    'Se ha pedido una contraseña nueva para su cuenta {{loginName}} en {{platform}}. Abra en 20 minutos: {{link}} . El enlace vale una vez; si no ha sido usted, ignórelo.',
  ],
  helpLink: [
    '管理员已为您的账户 {{loginName}} 重设密码，原密码已失效，所有登录均已结束。请在 24 小时内打开链接设置新密码：{{link}} 。链接只能用一次；若有疑问，请联系管理员。',
    'An administrator has reset the password of your account {{loginName}}: the old one is void and every sign-in has ended. Open within 24 hours to set a new one: {{link}} . The link works once; if in doubt, ask the administrator.',
    'Un administrador ha restablecido la contraseña de su cuenta {{loginName}}: la anterior ya no vale y han terminado todas las sesiones. Abra en 24 horas para crear otra: {{link}} . El enlace vale una vez; si tiene dudas, consulte al administrador.',
  ],
  invitationLink: [
    '您在“{{platform}}”的账户已开通，用户名：{{loginName}}。请在 7 天内打开链接设置密码：{{link}} 。链接只能用一次。若不知为何收到本通知，请忽略或联系我们。',
    'Your account on {{platform}} is ready; your user name is {{loginName}}. Open within 7 days to set your password: {{link}} . The link works once. If you do not know why you were sent this, ignore it or ask us.',
    'Su cuenta en {{platform}} está lista; su usuario es {{loginName}}. Abra en 7 días para establecer la contraseña: {{link}} . El enlace vale una vez. Si no sabe por qué recibe este mensaje, ignórelo o consúltenos.',
  ],
  accountNewsSubject: ['账户安全通知', 'About your account', 'Sobre su cuenta'],
  passwordChanged: [
    '您账户 {{loginName}} 的密码已更改，其他登录均已结束。若非本人操作，请立即联系管理员。',
    'The password of your account {{loginName}} was changed and every other sign-in ended. If this was not you, tell the administrator at once.',
    'Se ha cambiado la contraseña de su cuenta {{loginName}} y han terminado las demás sesiones. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  factorSet: [
    '您账户 {{loginName}} 已启用新的双因素认证。若非本人操作，请立即联系管理员。',
    'A new second factor is in force for your account {{loginName}}. If this was not you, tell the administrator at once.',
    'Su cuenta {{loginName}} tiene un segundo factor nuevo. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  factorRemoved: [
    '您账户 {{loginName}} 的双因素认证已移除。若非本人操作，请立即联系管理员。',
    'The second factor of your account {{loginName}} was removed. If this was not you, tell the administrator at once.',
    'Se ha quitado el segundo factor de su cuenta {{loginName}}. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  factorReset: [
    '管理员已重置您账户 {{loginName}} 的双因素认证，所有登录均已结束。原因：{{reason}}。若您未曾申请，请立即联系管理员。',
    'An administrator reset the second factor of your account {{loginName}}, and every sign-in ended. The reason: {{reason}}. If you did not ask for it, tell the administrator at once.',
    'Un administrador ha restablecido el segundo factor de su cuenta {{loginName}} y han terminado todas las sesiones. Motivo: {{reason}}. Si no lo pidió, avise al administrador de inmediato.',
  ],
  recoveryUsed: [
    '您账户 {{loginName}} 刚刚使用恢复码登录。若非本人操作，请立即联系管理员。',
    'A recovery code has just been used for your account {{loginName}}. If this was not you, tell the administrator at once.',
    'Se acaba de usar un código de recuperación de su cuenta {{loginName}}. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  recoveryNew: [
    '您账户 {{loginName}} 已生成新的恢复码，原有恢复码作废。若非本人操作，请立即联系管理员。',
    'New recovery codes were made for your account {{loginName}}; the old ones are void. If this was not you, tell the administrator at once.',
    'Se han creado códigos de recuperación nuevos para su cuenta {{loginName}}; los anteriores ya no valen. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  identityLinked: [
    '您账户 {{loginName}} 已关联外部身份（{{provider}}），今后可用它登录。若非本人操作，请立即联系管理员。',
    'Your account {{loginName}} was linked with an identity elsewhere ({{provider}}), which signs you in from now on. If this was not you, tell the administrator at once.',
    'Su cuenta {{loginName}} se ha vinculado con una identidad externa ({{provider}}), que desde ahora le permite entrar. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  identityUnlinked: [
    '您账户 {{loginName}} 已取消关联外部身份（{{provider}}），其他登录均已结束。若非本人操作，请立即联系管理员。',
    'An identity elsewhere ({{provider}}) was unlinked from your account {{loginName}} and every other sign-in ended. If this was not you, tell the administrator at once.',
    'Se ha desvinculado de su cuenta {{loginName}} una identidad externa ({{provider}}) y han terminado las demás sesiones. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  accountLocked: [
    '您在“{{platform}}”的账户 {{loginName}} 已被管理员锁定，所有登录均已结束，暂时不能登录。若有疑问，请联系管理员。',
    'Your account {{loginName}} on {{platform}} was locked by an administrator: every sign-in has ended and no new one is possible. If in doubt, ask the administrator.',
    'Un administrador ha bloqueado su cuenta {{loginName}} en {{platform}}: han terminado todas las sesiones y no se puede entrar. Si tiene dudas, consulte al administrador.',
  ],
  accountUnlocked: [
    '您在“{{platform}}”的账户 {{loginName}} 已解锁，可以重新登录。',
    'Your account {{loginName}} on {{platform}} was unlocked; you may sign in again.',
    'Se ha desbloqueado su cuenta {{loginName}} en {{platform}}; ya puede volver a entrar.',
  ],
  accountHeld: [
    '有人连续 {{free}} 次用错误的密码登录您在“{{platform}}”的账户 {{loginName}}。再次尝试须等待，每错一次等待时间加倍，最长 {{minutes}} 分钟；您登录过的浏览器单独计数。若是您本人，请稍后再试或用“忘记密码”重设；若非本人操作，请告知管理员。',
    'Somebody tried {{free}} wrong passwords in a row for your account {{loginName}} on {{platform}}. Each further try has to wait, twice as long every time, {{minutes}} minutes at most; a browser you have signed in with before is counted by itself. If it was you, try again later or ask for a new password; if not, tell the administrator.',
    'Alguien ha probado {{free}} contraseñas erróneas seguidas en su cuenta {{loginName}} de {{platform}}. Cada nuevo intento debe esperar el doble, {{minutes}} minutos como máximo; un navegador con el que ya entró se cuenta aparte. Si ha sido usted, inténtelo más tarde o pida una contraseña nueva; si no, avise al administrador.',
  ],
  accountHeldForGood: [
    '有人连续 {{last}} 次用错误的密码登录您在“{{platform}}”的账户 {{loginName}}，密码登录已停用。请用“忘记密码”设置新密码后再登录，并告知管理员。',
    'Somebody tried {{last}} wrong passwords in a row for your account {{loginName}} on {{platform}}: it takes no password any more. Ask for a new one to sign in again, and tell the administrator.',
    'Alguien ha probado {{last}} contraseñas erróneas seguidas en su cuenta {{loginName}} de {{platform}}: ya no admite ninguna. Pida una nueva para volver a entrar y avise al administrador.',
  ],
  passwordSet: [
    '您账户的密码刚刚通过链接重新设置，所有登录均已结束。若非本人操作，请立即联系管理员。',
    'The password of your account has just been set by link, and every sign-in ended. If this was not you, tell the administrator at once.',
    'La contraseña de su cuenta se acaba de establecer por enlace y todas las sesiones han terminado. Si no ha sido usted, avise al administrador de inmediato.',
  ],
  signCode: [
    // The code stands first: a title may hold six digits of its own, and telephones offer the first they find.
    '【医疗科技成果评价平台】签署码 {{code}}，5 分钟内有效。您正在签署：{{action}}「{{object}}」；如非本人操作请勿使用。',
    'Assay: signing code {{code}}, valid for 5 minutes. You are signing: {{action}}, “{{object}}”; do not use it if this is not you.',
    'Assay: código de firma {{code}}, válido 5 minutos. Está firmando: {{action}}, «{{object}}»; no lo use si no es usted.',
  ],
  'apply.submit': ['提交成果评价申报', 'submitting an application', 'presentar una solicitud'],
  'opinion.submit': ['提交专家意见', 'submitting an expert opinion', 'presentar un dictamen'],
  'report.sign': ['签署评价报告', 'signing an evaluation report', 'firmar un informe de evaluación'],
});

declare module '#contract/words' {
  interface WordRegistry {
    access: keyof typeof accessWords;
  }
}
