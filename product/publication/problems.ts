import { problems } from '#contract/problem';

/** What presenting a published result can refuse. */
export const publicationProblems = problems({
  approvalMissing: [
    5048,
    '请确认同意公开这份简介',
    'Please confirm that this summary may be published',
    'Confirme que este resumen puede publicarse',
  ],
  levelNotReached: [
    5049,
    '“{{words}}”超出了报告的等级（总体水平：{{level}}），请修改',
    '“{{words}}” claims more than the levels of the report (overall: {{level}}): please change it',
    '«{{words}}» afirma más que los niveles del informe (nivel general: {{level}}): cámbielo',
  ],
  keyUnknown: [
    5051,
    '密钥无效或已吊销，请联系发放密钥的管理员',
    'The key is unknown or was revoked: please ask the administrator who gave it out',
    'La clave no existe o fue revocada: consulte al administrador que la entregó',
  ],
  contactNamed: [
    5050,
    '简介中不能写电话或邮箱：访客通过页面上的表单联系',
    'A summary names no telephone and no e-mail: visitors use the form on the page',
    'El resumen no indica teléfonos ni correos: los visitantes usan el formulario de la página',
  ],
});
