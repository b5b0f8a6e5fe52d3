import { words } from '../../contract/words';

/** What the list of one's own sign-ins says. */
export const accessScreensWords = words({
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
  none: ['还没有登录记录', 'No sign-ins yet', 'Todavía no hay inicios de sesión'],
});

declare module '../../contract/words' {
  interface WordRegistry {
    accessScreens: keyof typeof accessScreensWords;
  }
}
