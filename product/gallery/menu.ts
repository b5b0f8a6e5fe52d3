import type { Word } from '#contract/words';

/** A section of the catalogue: its pages by the last step of their address, each with its three names. */
interface GallerySection {
  readonly names: Word;
  readonly icon: string;
  readonly specimens: Readonly<Record<string, Word>>;
}

/**
 * Every page of the catalogue by its address: `/table/dynamic-table` is drawn by
 * `web/specimens/table/dynamic-table.tsx`. `gallery.test.ts` holds that each entry has its file and each file its entry.
 */
export const gallerySections: Readonly<Record<string, GallerySection>> = {
  '/controls': {
    names: ['控件', 'Controls', 'Controles'],
    icon: 'setting',
    specimens: {
      buttons: ['按钮与操作', 'Buttons and actions', 'Botones y acciones'],
      fields: ['文本与数字', 'Texts and figures', 'Textos y cifras'],
      choices: ['选择', 'Choices', 'Elecciones'],
      dates: ['日期与时刻', 'Dates and moments', 'Fechas y momentos'],
      rows: ['表单与行', 'Forms and rows', 'Formularios y filas'],
      scales: ['状态与等级', 'States and levels', 'Estados y niveles'],
      dialogs: ['对话框与消息', 'Dialogs and messages', 'Diálogos y mensajes'],
      records: ['记录页', 'Page of a record', 'Página de un registro'],
      lists: ['列表的家具', 'What a list stands with', 'Lo que acompaña a una lista'],
      frame: ['页面的框架', 'Around a page', 'Alrededor de la página'],
    },
  },
  '/table': {
    names: ['表格示例', 'Tables', 'Tablas'],
    icon: 'ledger',
    specimens: {
      'dynamic-table': ['动态列', 'Chosen columns', 'Columnas elegidas'],
      'drag-table': ['拖动排序', 'Rows dragged', 'Filas arrastradas'],
      'inline-edit-table': ['行内编辑', 'Edited in place', 'Edición en la fila'],
      'tree-table': ['树形表格', 'Tree table', 'Tabla en árbol'],
      'custom-tree-table': ['自定义树形表格', 'Tree with sums', 'Árbol con sumas'],
      'complex-table': ['综合表格', 'Complex table', 'Tabla completa'],
    },
  },
  '/charts': {
    names: ['图表示例', 'Charts', 'Gráficos'],
    icon: 'chart',
    specimens: {
      keyboard: ['键盘可读的柱形图', 'Bars by keyboard', 'Barras con teclado'],
      line: ['折线图', 'Line chart', 'Gráfico de líneas'],
      mixchart: ['混合图', 'Mixed chart', 'Gráfico mixto'],
    },
  },
  '/samples': {
    names: ['其他示例', 'Samples', 'Muestras'],
    icon: 'folder',
    specimens: {
      icons: ['图标', 'Icons', 'Iconos'],
      translations: ['多语言', 'Translations', 'Traducciones'],
      permission: ['权限过滤', 'Permission filter', 'Filtro de permisos'],
      article: ['示例文章', 'Sample article', 'Artículo de muestra'],
    },
  },
  '/components': {
    names: ['组件示例', 'Components', 'Componentes'],
    icon: 'menu',
    specimens: {
      tinymce: ['富文本编辑器', 'Text editor', 'Editor de textos'],
      markdown: ['Markdown', 'Markdown', 'Markdown'],
      'json-editor': ['JSON 编辑器', 'JSON editor', 'Editor JSON'],
      splitpane: ['分栏', 'Divided panes', 'Paneles divididos'],
      'avatar-upload': ['头像上传', 'Picture of a person', 'Foto de una persona'],
      dropzone: ['拖放上传', 'Dropping files', 'Soltar archivos'],
      sticky: ['粘性定位', 'What stays in view', 'Lo que queda a la vista'],
      'count-to': ['数字滚动', 'Counting up', 'Recuento'],
      mixin: ['共享行为', 'Shared behaviour', 'Comportamiento compartido'],
      'back-to-top': ['回到顶部', 'Back to top', 'Volver arriba'],
      'drag-dialog': ['可拖动的对话框', 'Movable dialog', 'Diálogo movible'],
      'drag-select': ['可排序的多选', 'Ordered choice', 'Selección ordenada'],
      'dnd-list': ['列表间拖动', 'Lists with dragging', 'Listas con arrastre'],
      'drag-kanban': ['看板', 'Board', 'Tablero'],
    },
  },
};

/** The page of the office that draws all of them. */
export const galleryPage = 'gallery/Gallery';
