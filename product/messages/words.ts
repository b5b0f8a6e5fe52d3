import { words } from '#contract/words';

/** What was sent, to whom and why. */
export const messagesWords = words({
  'delivery.subject': ['主题', 'Subject', 'Asunto'],
  'delivery.state': ['状态', 'State', 'Estado'],
  'delivery.sent': ['已发送', 'Sent', 'Enviado'],
  'delivery.waiting': ['待发送', 'Waiting', 'En espera'],
  'delivery.retrying': ['重试中', 'Tried again', 'Reintentando'],
  'delivery.expired': ['已失效', 'Dead link', 'Enlace caducado'],
  'delivery.failed': ['发送失败', 'Given up', 'Fallido'],
  'delivery.channel': ['方式', 'By', 'Por'],
  'delivery.name': ['收件人姓名', 'Recipient’s name', 'Nombre del destinatario'],
  'delivery.recipient': ['收件人', 'To', 'Destinatario'],
  'delivery.cause': ['原因', 'Cause', 'Causa'],
  'cause.signIn': ['登录验证码', 'Code for signing in', 'Código de acceso'],
  'cause.signature': ['签署验证码', 'Code for signing', 'Código de firma'],
  'cause.register': ['注册验证', 'Code for registering', 'Código de registro'],
  'cause.resetPassword': ['重置密码', 'Password link', 'Enlace de contraseña'],
  'cause.invitation': ['开通账号', 'New account', 'Cuenta nueva'],
  'cause.changeMobile': ['更换手机号', 'Mobile changed', 'Cambio de móvil'],
  'cause.changeEmail': ['更换邮箱', 'E-mail changed', 'Cambio de correo'],
  'cause.registration': ['注册审批', 'Registration', 'Solicitud de registro'],
  'cause.account': ['账号安全提醒', 'Account security', 'Seguridad de la cuenta'],
  'cause.application': ['成果申报通知', 'Application', 'Solicitud de evaluación'],
  'cause.material': ['原始材料通知', 'Materials', 'Materiales'],
  'cause.report': ['评价报告通知', 'Report', 'Informe'],
  'cause.panel': ['专家评价通知', 'Experts’ panel', 'Panel de expertos'],
  'cause.correspondence': ['办件消息', 'Messages on cases', 'Mensajes de expedientes'],
  'cause.contract': ['合同与费用通知', 'Contract and fee', 'Contrato y honorarios'],
  'cause.interest': ['合作意向', 'Enquiries about results', 'Consultas sobre resultados'],
  'cause.reminder': ['期限提醒', 'Reminders of deadlines', 'Recordatorios de plazos'],
  'cause.digest': ['每周摘要', 'Weekly digest', 'Resumen semanal'],
  'cause.savedSearch': ['常用查询的新匹配', 'New matches of searches', 'Coincidencias de búsquedas'],
  'cause.other': ['其他', 'Other', 'Otro'],
  'delivery.createdAt': ['生成时间', 'Written', 'Creado'],
  'delivery.sentAt': ['发送时间', 'Sent at', 'Enviado el'],
  'delivery.tries': ['次数', 'Tries', 'Intentos'],
  'delivery.nextTryAt': ['下次尝试', 'Next try', 'Próximo intento'],
  'delivery.lastError': ['最近的错误', 'Last fault', 'Último error'],
  'delivery.resend': ['立即重发', 'Send again now', 'Reenviar ahora'],
  'delivery.resent': ['已重新排队', 'It is tried again', 'Se intentará de nuevo'],
  'delivery.none': ['没有发送记录', 'Nothing was sent', 'No hay envíos'],
  outbox: ['演示发件箱', 'Demonstration outbox', 'Buzón de demostración'],
  outboxHint: [
    '演示系统不发送任何邮件或短信；本应发出的内容都在这里。',
    'The demonstration sends no mail and no text messages; what it would have sent stands here.',
    'La demostración no envía correos ni SMS; aquí está lo que habría enviado.',
  ],
  outboxEmpty: [
    '还没有任何消息。',
    'Nothing would have been sent yet.',
    'Todavía no se habría enviado nada.',
  ],
  mail: ['邮件', 'Mail', 'Correo'],
  sms: ['短信', 'Text message', 'SMS'],
  to: ['收件人', 'To', 'Para'],
  channels: ['通知方式', 'Ways of notice', 'Vías de aviso'],
  channelsHint: [
    '站内消息始终保留。需要您处理的事项，可另以邮件或短信通知；验证码与账号安全提醒总会发送。',
    'Notices always stand on your workbench. What needs you can also reach you by mail or text message; codes and what concerns the security of your account are always sent.',
    'Los avisos siempre están en su mesa de trabajo. Lo que le espera puede llegarle además por correo o SMS; los códigos y lo que afecta a la seguridad de su cuenta se envían siempre.',
  ],
  noticeKind: ['通知类别', 'Kind of notice', 'Clase de aviso'],
  onDesk: ['站内', 'Workbench', 'Mesa'],
  always: ['始终', 'Always', 'Siempre'],
  digestHint: [
    '每周首个工作日汇总等您处理的事项及其期限',
    'On the first working day of a week: what waits for you, and until when',
    'El primer día laborable de la semana: lo que le espera y hasta cuándo',
  ],
  channelsSaved: ['通知方式已保存', 'Your choice is kept', 'Su elección se ha guardado'],
});

declare module '#contract/words' {
  interface WordRegistry {
    messages: keyof typeof messagesWords;
  }
}
