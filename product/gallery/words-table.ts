import { words } from '#contract/words';

/** What the tables of the catalogue say. */
export const galleryTableWords = words({
  'dynamic.use': [
    '列多而各人只看几列时：每人自选显示的列、顺序与固定，选择随账号保存。',
    'Many columns of which each person reads a few: everybody chooses which are shown, in which order and which stay in view, and finds it again.',
    'Muchas columnas de las que cada persona lee pocas: cada cual elige cuáles ve, en qué orden y cuáles quedan fijas, y lo reencuentra.',
  ],
  'dynamic.avoid': [
    '只有三四列，或各列缺一不可时。',
    'Three or four columns, or where a row makes no sense without all of them.',
    'Tres o cuatro columnas, o cuando una fila no se entiende sin todas.',
  ],
  'dynamic.move': ['在手柄上移动该列', 'On a handle: move the column', 'En el asa: mover la columna'],
  'dynamic.chosen': ['选择显示的列', 'Columns are chosen', 'Se eligen las columnas'],
});

declare module '#contract/words' {
  interface WordRegistry {
    galleryTable: keyof typeof galleryTableWords;
  }
}
