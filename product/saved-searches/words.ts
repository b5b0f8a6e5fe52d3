import { words } from '#contract/words';

/** Everything said about searches that are kept under a name. */
export const savedSearchesWords = words({
  none: ['还没有保存的查询', 'No searches saved yet', 'Todavía no hay búsquedas guardadas'],
  nothingToSave: [
    '先设置查询条件，再保存为常用查询',
    'Narrow the list first, then save the search here',
    'Acote primero la lista y guarde aquí la búsqueda',
  ],
  own: ['我的查询', 'My searches', 'Mis búsquedas'],
  shared: ['共享给我的', 'Shared with me', 'Compartidas conmigo'],
  by: ['{{name}} 共享', 'by {{name}}', 'de {{name}}'],
  name: ['查询名称', 'Name of the search', 'Nombre de la búsqueda'],
  save: ['保存', 'Save', 'Guardar'],
  replace: ['替换', 'Replace', 'Reemplazar'],
  saved: ['查询已保存', 'The search was saved', 'Búsqueda guardada'],
  more: ['{{name}} 的更多操作', 'More about {{name}}', 'Más sobre {{name}}'],
  edit: ['改名与共享…', 'Rename and share…', 'Renombrar y compartir…'],
  replaceConditions: [
    '用当前条件替换',
    'Replace with the present conditions',
    'Reemplazar por las condiciones actuales',
  ],
  replaced: ['条件已替换', 'The conditions were replaced', 'Condiciones reemplazadas'],
  begin: ['设为列表的初始查询', 'Begin the list with it', 'Iniciar la lista con ella'],
  beginNoMore: ['不再作为初始查询', 'No longer begin with it', 'No iniciar más con ella'],
  isBeginning: ['初始', 'Initial', 'Inicial'],
  subscribe: ['订阅新匹配', 'Tell me of new matches', 'Avisarme de nuevas coincidencias'],
  subscribed: [
    '已订阅：有新匹配时每天最多通知一次',
    'Subscribed: you are told of new matches, once a day at most',
    'Suscrito: se le avisará de nuevas coincidencias, una vez al día como máximo',
  ],
  unsubscribe: ['取消订阅', 'Tell me no more', 'No avisarme más'],
  unsubscribed: ['已取消订阅', 'The subscription was cancelled', 'Suscripción cancelada'],
  isSubscribed: ['已订阅', 'Subscribed', 'Suscrita'],
  isShared: ['已共享', 'Shared', 'Compartida'],
  remove: ['删除', 'Remove', 'Eliminar'],
  removeQuestion: [
    '删除常用查询“{{name}}”？共享对象也将不能再使用。',
    'Remove the search “{{name}}”? Those it is shared with lose it too.',
    '¿Eliminar la búsqueda «{{name}}»? También la perderán aquellos con quienes se comparte.',
  ],
  removed: ['常用查询已删除', 'The search was removed', 'Búsqueda eliminada'],
  gone: [
    '该常用查询已删除或不再共享',
    'This search was removed or is shared no longer',
    'Esta búsqueda se eliminó o ya no se comparte',
  ],
  left: [
    '“{{name}}”的以下条件已不存在或您无权使用：{{conditions}}',
    'Of “{{name}}” these conditions are no more, or are not yours to ask by: {{conditions}}',
    'De «{{name}}», estas condiciones ya no existen o no puede usarlas: {{conditions}}',
  ],
  openWithout: ['按其余条件打开', 'Open without them', 'Abrir sin ellas'],
  back: ['返回', 'Back', 'Volver'],
  changed: ['常用查询已修改', 'The search was changed', 'Búsqueda modificada'],
  shareWith: ['共享给', 'Shared with', 'Compartida con'],
  'audience.nobody': ['仅自己', 'Nobody', 'Nadie'],
  'audience.organisation': ['本单位全体', 'Everybody in my organisation', 'Toda mi organización'],
  'audience.role': [
    '本单位同角色人员',
    'Those of my role in my organisation',
    'Quienes tienen mi función en mi organización',
  ],
  'audience.people': ['指定人员', 'People by name', 'Personas concretas'],
  people: ['指定人员', 'People', 'Personas'],
  peopleHint: ['输入姓名查找', 'Type a name', 'Escriba un nombre'],
  shareHint: [
    '共享的只是查询条件：对方按自己的权限查看结果。名称和条件里的文字对方可见。',
    'Only the conditions are shared: others find what their own rights show them. They read the name and the words of its conditions.',
    'Solo se comparten las condiciones: los demás ven lo que permiten sus derechos. Leen el nombre y el texto de las condiciones.',
  ],
  matches: [
    '常用查询“{{name}}”有 {{count}} 条新匹配',
    'The search “{{name}}” has {{count}} new {{count, match|matches}}',
    'La búsqueda «{{name}}» tiene {{count}} {{count, coincidencia nueva|coincidencias nuevas}}',
  ],
  ended: [
    '常用查询“{{name}}”的订阅已停止：条件或您的权限已变更，或匹配过多',
    'You are told no more of the search “{{name}}”: its conditions or your rights have changed, or it finds too much',
    'Ya no se le avisa de la búsqueda «{{name}}»: cambiaron sus condiciones o sus derechos, o encuentra demasiado',
  ],
  lost: [
    '您订阅的一条常用查询已删除或不再共享给您',
    'A search you were subscribed to was removed, or is shared with you no longer',
    'Una búsqueda a la que estaba suscrito se eliminó o ya no se comparte con usted',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    savedSearches: keyof typeof savedSearchesWords;
  }
}
