import { words } from '../../contract/words';

/** What the list of one's own sign-ins says. */
export const accessScreensWords = words({
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
