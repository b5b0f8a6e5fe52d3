import { words } from '../../contract/words';

/** What the messages of signing in and signing say. */
export const accessWords = words({
  codeSubject: ['验证码', 'Code', 'Código'],
  signInCode: [
    '【医疗科技成果评价平台】登录验证码 {{code}}，5 分钟内有效，请勿告诉他人。',
    'Assay: your sign-in code is {{code}}. It holds for 5 minutes. Tell nobody.',
    'Assay: su código de acceso es {{code}}. Vale 5 minutos. No lo comparta.',
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
  enterMobile: ['请输入手机号', 'Please enter the mobile number', 'Indique el móvil'],
  enterCode: ['请输入验证码', 'Please enter the code', 'Indique el código'],
  mobileIncorrect: ['手机号码不正确', 'This is not a mobile number', 'El número de móvil no es correcto'],
  signCode: [
    '【医疗科技成果评价平台】您正在签署：{{deed}}。签署码 {{code}}，5 分钟内有效；如非本人操作请勿使用。',
    'Assay: you are signing: {{deed}}. Signing code {{code}}, valid for 5 minutes; do not use it if this is not you.',
    'Assay: está firmando: {{deed}}. Código de firma {{code}}, válido 5 minutos; no lo use si no es usted.',
  ],
  'apply.submit': ['提交成果评价申报', 'submitting an application', 'presentar una solicitud'],
  'opinion.submit': ['提交专家意见', 'submitting an expert opinion', 'presentar un dictamen'],
  'report.sign': ['签署评价报告', 'signing an evaluation report', 'firmar un informe de evaluación'],
  'report.submitToPublicAgency': [
    '报送公共服务机构',
    'sending a report to the public-service agency',
    'enviar un informe a la agencia pública',
  ],
});

declare module '../../contract/words' {
  interface WordRegistry {
    access: keyof typeof accessWords;
  }
}
