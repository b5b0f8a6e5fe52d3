import { words } from '#contract/words';
import { areaWords } from './words-areas';

/** What the list of one's own sign-ins says. */
export const accessScreensWords = words({
  ...areaWords,
  apiLead: [
    '全部接口，字段名与传输一致；带 * 的为必填。调用时在请求头携带 token。',
    'Every call, in the names that go over the wire; * marks what must be given. A call bears the header token.',
    'Todas las llamadas, con los nombres que viajan; * marca lo obligatorio. La cabecera lleva token.',
  ],
  findCall: ['按路径或用途查找', 'Find by path or purpose', 'Buscar por ruta o uso'],
  openApiFile: ['下载 OpenAPI 文件', 'Download the OpenAPI file', 'Descargar el archivo OpenAPI'],
  takes: ['输入', 'Takes', 'Recibe'],
  gives: ['输出', 'Gives', 'Devuelve'],
  nothing: ['无', 'Nothing', 'Nada'],
  signIns: ['我的登录记录', 'My sign-ins', 'Mis inicios de sesión'],
  signedInAt: ['登录时间', 'Signed in', 'Inicio de sesión'],
  lastUsedAt: ['最近使用', 'Last used', 'Último uso'],
  endedAt: ['结束时间', 'Ended', 'Fin'],
  address: ['登录地址', 'Address', 'Dirección'],
  program: ['浏览器', 'Browser', 'Navegador'],
  state: ['状态', 'State', 'Estado'],
  'state.current': ['当前登录', 'This one', 'Esta sesión'],
  'state.running': ['使用中', 'Running', 'Abierta'],
  'state.ended': ['已结束', 'Ended', 'Terminada'],
  end: ['结束', 'End', 'Terminar'],
  endQuestion: [
    '结束 {{at}} 在 {{program}} 上的登录？该处将立即退出。',
    'End the sign-in of {{at}} with {{program}}? It is signed out at once.',
    '¿Terminar la sesión del {{at}} con {{program}}? Se cerrará de inmediato.',
  ],
  endMany_one: [
    '结束所选的 {{count}} 次登录？',
    'End the {{count}} selected sign-in?',
    '¿Terminar la sesión seleccionada?',
  ],
  endMany_other: [
    '结束所选的 {{count}} 次登录？',
    'End the {{count}} selected sign-ins?',
    '¿Terminar las {{count}} sesiones seleccionadas?',
  ],
  ended: ['已结束该登录', 'The sign-in has been ended', 'La sesión ha terminado'],
  secondFactor: ['双因素认证', 'Second factor', 'Segundo factor'],
  factorAbout: [
    '登录时除密码外，还需输入手机验证器应用显示的验证码。',
    'Signing in takes a code of an app on your phone besides the password.',
    'Para iniciar sesión hace falta un código de una aplicación del móvil además de la contraseña.',
  ],
  factorOff: [
    '本演示不要求双因素认证（ASSAY_DEMO_SECOND_FACTOR=on 启用）；正式运行时始终要求。',
    'This demonstration asks nobody for one (ASSAY_DEMO_SECOND_FACTOR=on turns it on); production always does.',
    'Esta demostración no lo exige (ASSAY_DEMO_SECOND_FACTOR=on lo activa); en producción siempre se exige.',
  ],
  factorDemanded: [
    '您的权限可以授权或审批，必须使用双因素认证：可以更换，不能移除。',
    'Your rights grant or approve, so a second factor is a must: it can be replaced, not removed.',
    'Sus permisos conceden o aprueban, por lo que es obligatorio: puede sustituirse, no quitarse.',
  ],
  factorNone: ['未启用', 'Not set up', 'Sin configurar'],
  factorSince: ['自 {{day}} 起启用', 'In force since {{day}}', 'Activo desde el {{day}}'],
  recoveryCodes: ['恢复码', 'Recovery codes', 'Códigos de recuperación'],
  codesLeft_one: ['剩余 {{count}} 个', '{{count}} left', 'Queda {{count}}'],
  codesLeft_other: ['剩余 {{count}} 个', '{{count}} left', 'Quedan {{count}}'],
  fewCodes: [
    '恢复码所剩不多，请生成新的恢复码。',
    'Few recovery codes are left; make new ones.',
    'Quedan pocos códigos de recuperación; cree otros.',
  ],
  setUpFactor: ['设置双因素认证', 'Set up a second factor', 'Configurar un segundo factor'],
  replaceFactor: ['更换设备', 'Use another device', 'Usar otro dispositivo'],
  newCodes: ['生成新的恢复码', 'New recovery codes', 'Códigos nuevos'],
  remove: ['移除', 'Remove', 'Quitar'],
  removeQuestion: [
    '移除双因素认证？此后仅凭密码即可登录。',
    'Remove the second factor? The password alone will let you in.',
    '¿Quitar el segundo factor? Bastará la contraseña para entrar.',
  ],
  removed: ['已移除', 'Removed', 'Quitado'],
  confirmFactor: ['启用', 'Put in force', 'Activar'],
  scan: [
    '用手机上的验证器应用扫描二维码，然后输入应用显示的验证码。',
    'Scan this with an authenticator app on your phone, then enter the code it shows.',
    'Escanéelo con una aplicación de autenticación y escriba el código que muestra.',
  ],
  qrCode: ['验证器应用的二维码', 'QR code for an authenticator app', 'Código QR para la aplicación'],
  byHand: ['无法扫描？手动输入密钥：', 'Or enter this key by hand:', 'O introduzca esta clave a mano:'],
  sixDigits: ['6 位验证码', 'Six-digit code', 'Código de seis cifras'],
  enterDigits: ['请输入验证码', 'Enter the code', 'Introduzca el código'],
  keepCodes: ['请保存恢复码', 'Keep your recovery codes', 'Guarde sus códigos de recuperación'],
  keepCodesText: [
    '手机丢失时可用恢复码登录，每个只能用一次。它们只显示这一次，请勿与手机放在一起。',
    'If you lose the device, each of these lets you in once. They are shown this one time only; keep them apart from it.',
    'Si pierde el dispositivo, cada uno le deja entrar una vez. Solo se muestran ahora; guárdelos aparte.',
  ],
  codesKept: ['已保存', 'I have kept them', 'Ya los he guardado'],
  codesFile: ['Assay恢复码.txt', 'assay-recovery-codes.txt', 'assay-codigos.txt'],
  copy: ['复制', 'Copy', 'Copiar'],
  copied: ['已复制', 'Copied', 'Copiado'],
  download: ['下载', 'Download', 'Descargar'],
  identities: ['关联的登录方式', 'Linked sign-ins', 'Accesos vinculados'],
  identitiesAbout: [
    '关联后，可用单位的统一身份登录本账户。只有您本人可以关联或取消；不会按邮箱或姓名自动关联。',
    'What you link here signs you in to this account. Only you link or unlink; nothing is linked by a mail address or a name.',
    'Lo que vincule aquí le permite entrar en esta cuenta. Solo usted vincula o desvincula; nada se vincula por correo o nombre.',
  ],
  link: ['关联“{{name}}”', 'Link {{name}}', 'Vincular {{name}}'],
  linkedAt: ['{{at}} 关联', 'linked {{at}}', 'vinculado el {{at}}'],
  usedAt: ['{{at}} 最近使用', 'last used {{at}}', 'último uso el {{at}}'],
  neverUsed: ['尚未使用', 'not used yet', 'sin usar todavía'],
  unlink: ['取消关联', 'Unlink', 'Desvincular'],
  unlinkQuestion: [
    '取消关联“{{name}}”？此后不能再用它登录，您在其他设备上的登录将立即结束。',
    'Unlink {{name}}? It will not sign you in any more, and your other sign-ins end at once.',
    '¿Desvincular {{name}}? Ya no le permitirá entrar y sus demás sesiones terminarán de inmediato.',
  ],
  unlinked: ['已取消关联', 'Unlinked', 'Desvinculado'],
  none: ['还没有登录记录', 'No sign-ins yet', 'Todavía no hay inicios de sesión'],
});

declare module '#contract/words' {
  interface WordRegistry {
    accessScreens: keyof typeof accessScreensWords;
  }
}
