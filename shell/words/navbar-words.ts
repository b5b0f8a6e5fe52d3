import { words } from '#contract/words';

/** What stands behind the buttons of the navbar: the palette, the log of faults, the notices. */
export const navbarWords = words({
  palette: ['快速查找', 'Find anything', 'Buscar cualquier cosa'],
  paletteHint: [
    '输入名称、拼音首字母或编号',
    'Type a name, initials or a number',
    'Escriba un nombre, iniciales o un número',
  ],
  paletteKeys: [
    '↑ ↓ 选择，Enter 打开，Esc 关闭',
    '↑ ↓ choose, Enter opens, Esc closes',
    '↑ ↓ elegir, Intro abre, Esc cierra',
  ],
  paletteNothing: [
    '没有找到，换个词试试',
    'Nothing found; try another word',
    'Sin resultados; pruebe con otra palabra',
  ],
  found_page: ['页面', 'Page', 'Página'],
  found_record: ['记录', 'Record', 'Registro'],
  found_action: ['操作', 'Action', 'Acción'],
  errorLog: ['错误日志', 'Error log', 'Registro de errores'],
  errorsCount_one: [
    '错误日志（{{count}} 条）',
    'Error log: {{count}} entry',
    'Registro de errores: {{count}}',
  ],
  errorsCount_other: [
    '错误日志（{{count}} 条）',
    'Error log: {{count}} entries',
    'Registro de errores: {{count}}',
  ],
  noErrors: ['没有错误记录', 'No errors have been recorded', 'No se ha registrado ningún error'],
  errorInfo: ['说明', 'Info', 'Información'],
  errorUrl: ['地址', 'Address', 'Dirección'],
  errorTime: ['时间', 'Time', 'Hora'],
  errorRequest: ['请求编号', 'Request id', 'Identificador de la solicitud'],
  errorStack: ['调用栈', 'Stack', 'Pila de llamadas'],
  copyAll: ['复制全部', 'Copy all', 'Copiar todo'],
  copyOf: ['复制{{name}}', 'Copy: {{name}}', 'Copiar: {{name}}'],
  copied: ['已复制', 'Copied', 'Copiado'],
  notCopied: [
    '浏览器不允许复制，请手动选择文本',
    'The browser does not allow copying; select the text instead',
    'El navegador no permite copiar; seleccione el texto',
  ],
  clearLog: ['清空日志', 'Clear the log', 'Vaciar el registro'],
  notices: ['消息', 'Notices', 'Avisos'],
  noticesUnread_one: ['消息（{{count}} 条未读）', 'Notices: {{count}} unread', 'Avisos: {{count}} sin leer'],
  noticesUnread_other: [
    '消息（{{count}} 条未读）',
    'Notices: {{count}} unread',
    'Avisos: {{count}} sin leer',
  ],
});
