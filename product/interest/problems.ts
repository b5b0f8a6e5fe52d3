import { problems } from '#contract/problem';

/** What writing about a result, and answering, can refuse. */
export const interestProblems = problems({
  consentMissing: [
    5044,
    '请先同意我们为答复您而使用这些信息',
    'Please agree that we use these details to answer you',
    'Acepte que usemos estos datos para responderle',
  ],
  unreachable: [
    5045,
    '请填写有效的邮箱或联系电话',
    'Please give a valid e-mail address or telephone number',
    'Indique un correo o un teléfono válido',
  ],
  decidedAlready: [
    5046,
    '这条意向已经处理',
    'This enquiry has been dealt with already',
    'Esta consulta ya se ha atendido',
  ],
});
