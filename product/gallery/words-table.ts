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
  none: ['还没有文章', 'There are no articles yet', 'Todavía no hay artículos'],
  'drag.use': [
    '次序由人决定且行数不多时，如轮播图、常用语。',
    'An order that people decide, of rows that fit on a screen: a carousel, a list of tasks.',
    'Un orden que deciden las personas, con filas que caben en una pantalla: un carrusel, una lista de tareas.',
  ],
  'drag.avoid': [
    '次序由日期、编号等得出时，或跨页拖动时。',
    'Where the order follows from a date or a number, or goes over several pages.',
    'Donde el orden sale de una fecha o un número, o pasa de una página.',
  ],
  'drag.title': ['拖动改变次序', 'Order by dragging', 'Ordenar arrastrando'],
  'drag.place': ['次序', 'Order', 'Orden'],
  'drag.move': ['移动：{{title}}', 'Move: {{title}}', 'Mover: {{title}}'],
  'drag.take': ['拿起或放下', 'Take up, put down', 'Tomar o soltar'],
  'drag.moveKeys': ['移动', 'Move', 'Mover'],
  'drag.cancel': ['放回原处', 'Leave where it was', 'Dejar donde estaba'],
  'inline.use': [
    '逐行改一个短字段，如标题、备注。',
    'One short field is changed in row after row: a title, a note.',
    'Se cambia un campo corto fila tras fila: un título, una nota.',
  ],
  'inline.avoid': [
    '几个字段要一起保存时：打开对话框或表单。',
    'Where several fields belong together: open a dialog or a form.',
    'Donde varios campos van juntos: abra un diálogo o un formulario.',
  ],
  'inline.title': ['就地修改标题', 'Titles changed in place', 'Títulos cambiados en la fila'],
  'inline.edit': ['修改标题：{{title}}', 'Change title: {{title}}', 'Cambiar título: {{title}}'],
  'inline.save': ['保存', 'Save', 'Guardar'],
  'inline.saved': ['文章已保存', 'The article was saved', 'Artículo guardado'],
  'inline.enter': ['保存', 'Save', 'Guardar'],
  'inline.escape': ['放弃修改', 'Leave it as it was', 'Dejarlo como estaba'],
  'tree.use': [
    '有上下级的数据，且每行还有别的列。',
    'Data that stand beneath each other, with further columns to each line.',
    'Datos jerárquicos con más columnas en cada línea.',
  ],
  'tree.avoid': [
    '上千个节点，或只用来筛选：用列表旁的树。',
    'Thousands of nodes, or a choice to narrow a list by: take the tree beside a list.',
    'Miles de nodos, o para filtrar una lista: use el árbol junto a la lista.',
  ],
  'tree.title': ['成果类型字典', 'Types of achievement', 'Tipos de resultado'],
  'tree.name': ['名称', 'Name', 'Nombre'],
  'tree.code': ['代码', 'Code', 'Código'],
  'tree.depth': ['层级', 'Depth', 'Nivel'],
  'tree.turn': [
    '在行首的箭头上：展开或收起这一行',
    'On the arrow of a line: opens or closes it',
    'En la flecha de una fila: la despliega o la pliega',
  ],
  'tree.open': ['展开{{name}}', 'Open {{name}}', 'Desplegar {{name}}'],
  'tree.close': ['收起{{name}}', 'Close {{name}}', 'Plegar {{name}}'],
  'customTree.use': [
    '按组汇总并逐层查看明细，单元格自行绘制。',
    'Sums by group that one looks into step by step, with cells drawn by hand.',
    'Sumas por grupo que se abren paso a paso, con celdas propias.',
  ],
  'customTree.avoid': [
    '只看总数时：用图表。',
    'Where only the sums are read: take a chart.',
    'Donde solo se leen las sumas: use un gráfico.',
  ],
  'customTree.title': [
    '按类型和重要性的阅读量',
    'Views by type and importance',
    'Visitas por tipo e importancia',
  ],
  'customTree.share': ['占比', 'Share', 'Proporción'],
  'customTree.openAll': ['全部展开', 'Open all', 'Desplegar todo'],
  'customTree.closeAll': ['全部收起', 'Close all', 'Plegar todo'],
  'complex.use': [
    '一类记录的主页：筛选、排序、批量操作、导出都在一处。',
    'The page of a kind of record: filters, order, actions on many rows and the export in one place.',
    'La página de un tipo de registro: filtros, orden, acciones sobre varias filas y exportación en un lugar.',
  ],
  'complex.avoid': [
    '记录内部的几行明细：用小表格。',
    'A few rows within a record: take a small table.',
    'Unas pocas filas dentro de un registro: use una tabla pequeña.',
  ],
  'complex.code': ['这一页的代码', 'The code of this page', 'El código de esta página'],
  'complex.enter': ['在查询条件里：查询', 'In a condition: searches', 'En una condición: busca'],
  'complex.sort': ['排序', 'Order', 'Orden'],
  'complex.add': ['新建文章', 'New article', 'Artículo nuevo'],
  'complex.edit': ['修改文章', 'Change', 'Modificar'],
  'complex.made': ['文章已新建', 'The article was made', 'Artículo creado'],
  'complex.publish': ['发布', 'Publish', 'Publicar'],
  'complex.remove': ['删除', 'Delete', 'Eliminar'],
  'complex.removeQuestion': ['删除“{{title}}”？', 'Delete “{{title}}”?', '¿Eliminar «{{title}}»?'],
  'sort.oldest': ['先建的在前', 'Oldest first', 'Los más antiguos primero'],
  'sort.newest': ['后建的在前', 'Newest first', 'Los más recientes primero'],
  'sort.earliest': ['时间由早到晚', 'Earliest time first', 'Por fecha ascendente'],
  'sort.latest': ['时间由晚到早', 'Latest time first', 'Por fecha descendente'],
  'sort.leastImportant': ['重要性由低到高', 'Least important first', 'Los menos importantes primero'],
  'sort.mostImportant': ['重要性由高到低', 'Most important first', 'Los más importantes primero'],
  'sort.leastRead': ['阅读量由低到高', 'Least read first', 'Los menos leídos primero'],
  'sort.mostRead': ['阅读量由高到低', 'Most read first', 'Los más leídos primero'],
});

declare module '#contract/words' {
  interface WordRegistry {
    galleryTable: keyof typeof galleryTableWords;
  }
}
