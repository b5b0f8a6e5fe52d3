import { words } from '#contract/words';

/** What every page of the catalogue of components says. */
export const galleryWords = words({
  use: ['适用', 'When to use it', 'Cuándo usarlo'],
  avoid: ['不适用', 'When not to', 'Cuándo no'],
  keys: ['键盘', 'Keyboard', 'Teclado'],
  showCode: ['查看代码', 'Show code', 'Ver el código'],
  hideCode: ['收起代码', 'Hide code', 'Ocultar el código'],
  copyCode: ['复制代码', 'Copy code', 'Copiar el código'],
  codeOf: ['{{name}}的代码', 'Code of: {{name}}', 'Código de: {{name}}'],
  'state.usual': ['常态', 'As usual', 'Normal'],
  'state.empty': ['空', 'Empty', 'Vacío'],
  'state.loading': ['加载中', 'Loading', 'Cargando'],
  'state.failed': ['出错', 'Failed', 'Con error'],
  'state.disabled': ['停用', 'Disabled', 'Desactivado'],
  'state.long': ['长文字', 'Long words', 'Textos largos'],
  'drag.how': [
    '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键取消。',
    'Press space to take it up, move it with the arrow keys, press space again to put it down, or Escape to leave it where it was.',
    'Pulse espacio para tomarlo, muévalo con las flechas, pulse espacio de nuevo para soltarlo o Escape para dejarlo donde estaba.',
  ],
  'drag.taken': ['已拿起{{name}}', '{{name}} taken up', '{{name}} tomado'],
  'drag.over': [
    '{{name}}：第 {{place}} 位，共 {{places}} 位',
    '{{name}}: place {{place}} of {{places}}',
    '{{name}}: posición {{place}} de {{places}}',
  ],
  'drag.dropped': [
    '{{name}}放在第 {{place}} 位，共 {{places}} 位',
    '{{name}} put at place {{place}} of {{places}}',
    '{{name}} en la posición {{place}} de {{places}}',
  ],
  'drag.cancelled': ['{{name}}留在原处', '{{name}} left where it was', '{{name}} se queda donde estaba'],
});

declare module '#contract/words' {
  interface WordRegistry {
    gallery: keyof typeof galleryWords;
  }
}
