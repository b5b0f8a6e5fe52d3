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
});

declare module '#contract/words' {
  interface WordRegistry {
    gallery: keyof typeof galleryWords;
  }
}
