import { words } from '#contract/words';

/** What the keys do, as «?» lists them. */
export const keyWords = words({
  keys: ['键盘快捷键', 'Keyboard shortcuts', 'Atajos de teclado'],
  keysHere: ['当前页面', 'On this page', 'En esta página'],
  keysEverywhere: ['所有页面', 'Everywhere', 'En todas las páginas'],
  keyClose: ['关闭当前页面', 'Close this page', 'Cerrar esta página'],
  keyRefresh: ['刷新当前页面', 'Refresh this page', 'Actualizar esta página'],
  keyBefore: ['前一个已打开的页面', 'The open page before', 'La página abierta anterior'],
  keyBehind: ['后一个已打开的页面', 'The open page after', 'La página abierta siguiente'],
});
