import { problems } from '../../contract/problem';

/** What changing one's own profile can refuse. */
export const peopleProblems = problems({
  cardTaken: [
    1011,
    '该身份证号已登记在其他账户，请联系管理员',
    'This identity number is registered with another account; please ask the administrator',
    'Este documento ya está registrado en otra cuenta; consulte al administrador',
  ],
  linkOver: [
    1012,
    '链接无效或已过期，请在个人资料中重新填写邮箱',
    'The link is not valid any more; enter the address in your profile again',
    'El enlace ya no es válido; vuelva a indicar el correo en su perfil',
  ],
});
