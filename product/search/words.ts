import { words } from '#contract/words';

/** The actions of the office's frame as people look for them; the keys are the names the frame knows them by. */
export const searchWords = words({
  profile: ['个人中心', 'Profile', 'Perfil'],
  password: ['修改密码', 'Change password', 'Cambiar contraseña'],
  mobile: ['修改手机号', 'Change mobile number', 'Cambiar el móvil'],
  light: ['切换为浅色', 'Switch to light', 'Cambiar a claro'],
  dark: ['切换为深色', 'Switch to dark', 'Cambiar a oscuro'],
  chinese: ['切换语言：简体中文', 'Switch language: Chinese', 'Cambiar idioma: chino'],
  english: ['切换语言：英语', 'Switch language: English', 'Cambiar idioma: inglés'],
  spanish: ['切换语言：西班牙语', 'Switch language: Spanish', 'Cambiar idioma: español'],
  signOut: ['退出登录', 'Sign out', 'Cerrar sesión'],
});
