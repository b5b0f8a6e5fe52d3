import { words } from '../contract/words';
import { formWords } from './words/form-words';
import { listWords } from './words/list-words';

/** What the frame says, whatever stands in it. */
export const shellWords = words({
  demonstration: ['演示系统', 'Demonstration', 'Demostración'],
  platform: [
    '医疗卫生科技成果转化与评价平台',
    'Medical and Health Technology Evaluation and Transfer Platform',
    'Plataforma de evaluación y transferencia de tecnología sanitaria',
  ],
  skip: ['跳到正文', 'Skip to content', 'Saltar al contenido'],
  menu: ['菜单', 'Menu', 'Menú'],
  collapseMenu: ['收起菜单', 'Collapse menu', 'Contraer el menú'],
  expandMenu: ['展开菜单', 'Expand menu', 'Desplegar el menú'],
  path: ['当前位置', 'You are here', 'Está aquí'],
  openPages: ['已打开的页面', 'Open pages', 'Páginas abiertas'],
  refresh: ['刷新', 'Refresh', 'Actualizar'],
  close: ['关闭', 'Close', 'Cerrar'],
  closeOthers: ['关闭其他', 'Close others', 'Cerrar las demás'],
  closeAll: ['关闭全部', 'Close all', 'Cerrar todas'],
  unsaved: ['未保存', 'Unsaved', 'Sin guardar'],
  unsavedTitle: ['有未保存的内容，确认关闭？', 'Close without saving?', '¿Cerrar sin guardar?'],
  closeAnyway: ['放弃并关闭', 'Discard and close', 'Descartar y cerrar'],
  cancel: ['取消', 'Cancel', 'Cancelar'],
  confirm: ['确定', 'OK', 'Aceptar'],
  language: ['语言', 'Language', 'Idioma'],
  size: ['尺寸', 'Size', 'Tamaño'],
  size_medium: ['中等', 'Medium', 'Mediano'],
  size_small: ['小', 'Small', 'Pequeño'],
  size_mini: ['迷你', 'Mini', 'Mini'],
  appearance: ['外观', 'Appearance', 'Apariencia'],
  themeColour: ['主题色', 'Theme colour', 'Color del tema'],
  anyColour: ['自选颜色', 'Any colour', 'Otro color'],
  mode: ['明暗', 'Light or dark', 'Claro u oscuro'],
  mode_light: ['浅色', 'Light', 'Claro'],
  mode_dark: ['深色', 'Dark', 'Oscuro'],
  mode_system: ['跟随系统', 'System', 'Sistema'],
  fullscreen: ['全屏', 'Full screen', 'Pantalla completa'],
  leaveFullscreen: ['退出全屏', 'Leave full screen', 'Salir de pantalla completa'],
  noFullscreen: [
    '您的浏览器不支持全屏',
    'Your browser cannot show the full screen',
    'Su navegador no admite la pantalla completa',
  ],
  account: ['账户', 'Account', 'Cuenta'],
  profile: ['个人中心', 'Profile', 'Perfil'],
  changePassword: ['修改密码', 'Change password', 'Cambiar contraseña'],
  signOut: ['退出登录', 'Sign out', 'Cerrar sesión'],
  signIn: ['登录', 'Sign in', 'Iniciar sesión'],
  loginName: ['用户名', 'User name', 'Usuario'],
  password: ['密码', 'Password', 'Contraseña'],
  sessionOver: ['登录已过期', 'Your session has ended', 'La sesión ha caducado'],
  sessionOverText: [
    '请重新登录后继续，页面内容不会丢失。',
    'Sign in again to go on. Nothing on the page is lost.',
    'Vuelva a iniciar sesión para continuar. No se pierde nada de la página.',
  ],
  welcome: ['您好，{{name}}', 'Welcome, {{name}}', 'Le damos la bienvenida, {{name}}'],
  networkError: ['网络错误', 'Network error', 'Error de red'],
  pageFailed: ['页面出错了', 'This page failed', 'Error en la página'],
  pageFailedText: [
    '请重试；若仍出错，请刷新浏览器。已打开的其他页面不受影响。',
    'Please try again; if it keeps failing, reload the browser. Your other open pages are not affected.',
    'Inténtelo de nuevo; si sigue fallando, recargue el navegador. Las demás páginas abiertas no se ven afectadas.',
  ],
  goBack: ['返回', 'Go back', 'Volver'],
  tryAgain: ['重试', 'Try again', 'Reintentar'],
  reload: ['重新加载', 'Reload', 'Recargar'],
  notFoundTitle: ['页面不存在', 'Page not found', 'Página no encontrada'],
  notFoundText: [
    '地址可能有误，或您没有访问权限。',
    'The address may be wrong, or the page is not for you.',
    'Puede que la dirección sea errónea o que no tenga acceso.',
  ],
  toWorkbench: ['回到工作台', 'To the workbench', 'Ir a la mesa de trabajo'],
  notRated: ['未评定', 'Not rated', 'Sin valorar'],
  yes: ['是', 'Yes', 'Sí'],
  no: ['否', 'No', 'No'],
  ...listWords,
  ...formWords,
});

declare module '../contract/words' {
  interface WordRegistry {
    shell: keyof typeof shellWords;
  }
}
