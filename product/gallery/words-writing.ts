import { words } from '#contract/words';

/** What the pages of the catalogue say on which something is written, uploaded or divided. */
export const galleryWritingWords = words({
  'editor.use': [
    '给访客阅读的长文：标题、列表、表格、图库图片、链接与提示框。存储的是文档结构，不是 HTML。',
    'Long texts that visitors read: headings, lists, tables, pictures of the library, links and callouts. What is stored is the tree of the document, no HTML.',
    'Textos largos para visitantes: títulos, listas, tablas, imágenes de la biblioteca, enlaces y avisos. Se guarda el árbol del documento, no HTML.',
  ],
  'editor.avoid': [
    '一两句话的意见、理由或消息：用普通文本框。',
    'An opinion, a reason or a message of a few sentences: a plain field does.',
    'Una opinión, un motivo o un mensaje de pocas frases: basta un campo de texto.',
  ],
  'editor.link': ['插入或修改链接', 'Put in or change a link', 'Insertar o cambiar un enlace'],
  'editor.toolbar': ['跳到工具栏', 'Go to the toolbar', 'Ir a la barra de herramientas'],
  'editor.undo': ['撤销、重做', 'Undo, do again', 'Deshacer, rehacer'],
  'editor.stored': ['存储的文档结构', 'The tree that is stored', 'El árbol que se guarda'],
  'editor.heading': ['成果简介', 'About the achievement', 'Acerca del logro'],
  'editor.text': [
    '本成果已在三家医院应用，流程与数据见附件。',
    'The achievement is used in three hospitals; the attachment has process and figures.',
    'El logro se usa en tres hospitales; el anexo recoge el proceso y los datos.',
  ],
  'markdown.use': [
    '面向开发与运维人员的说明：以纯文本书写，右侧即时预览。',
    'Notes of developers and operators: written as plain text, shown beside it as it will be read.',
    'Notas de desarrollo y operación: se escriben en texto sin formato y se ven al lado tal como se leerán.',
  ],
  'markdown.avoid': [
    '给访客的内容：用富文本编辑器，图片与链接才会被检查。',
    'What visitors read: the editor of the newsroom, which checks pictures and links.',
    'Lo que leen los visitantes: el editor de contenidos, que revisa imágenes y enlaces.',
  ],
  'markdown.source': ['Markdown 源文本', 'Markdown text', 'Texto Markdown'],
  'markdown.preview': ['预览', 'Preview', 'Vista previa'],
  'markdown.sample': [
    '## 发布说明\n\n- 列表可以**加粗**\n- 也可以写 `代码`\n\n| 级别 | 含义 |\n|---|---|\n| 9 | 已应用 |\n\n<script>不会执行</script>',
    '## Release notes\n\n- items may be **bold**\n- or hold `code`\n\n| level | meaning |\n|---|---|\n| 9 | in use |\n\n<script>never runs</script>',
    '## Notas de la versión\n\n- con **negrita**\n- o con `código`\n\n| nivel | significado |\n|---|---|\n| 9 | en uso |\n\n<script>no se ejecuta</script>',
  ],
  'markdown.none': ['没有可预览的内容', 'Nothing to show yet', 'Nada que mostrar aún'],
  'json.use': [
    '机器可读的设置或请求内容：标出错误所在的行，可整理格式。',
    'Settings or requests that programs read: a fault is marked at its line, and the layout can be tidied.',
    'Ajustes o peticiones que leen programas: cada fallo se marca en su línea y el formato se puede ordenar.',
  ],
  'json.avoid': [
    '人要填写的内容：用表单，逐项说明并校验。',
    'What people fill in: a form explains and checks each field.',
    'Lo que rellenan personas: un formulario explica y comprueba cada campo.',
  ],
  'json.text': ['JSON 文本', 'JSON text', 'Texto JSON'],
  'json.tidy': ['整理格式', 'Tidy', 'Ordenar'],
  'json.right': ['格式正确', 'Well-formed', 'Formato correcto'],
  'json.wrong': ['第 {{line}} 行有误', 'Fault on line {{line}}', 'Fallo en la línea {{line}}'],
  'leave.tab': [
    '离开编辑区（不插入制表符）',
    'Leaves the editor, as any field',
    'Sale del editor, como en cualquier campo',
  ],
  'split.use': [
    '左右或上下对照：材料在左，工作在右；分隔线可拖动，也可用键盘移动。',
    'Two things read against each other: material left, work right; the border is dragged or moved by keys.',
    'Dos cosas que se cotejan: el material a la izquierda y el trabajo a la derecha; el divisor se arrastra o se mueve con el teclado.',
  ],
  'split.avoid': [
    '手机屏幕：改为上下排列或切换显示。',
    'On a phone: one below the other, or one at a time.',
    'En un teléfono: uno debajo del otro, o de uno en uno.',
  ],
  'split.move': ['移动分隔线', 'Move the border', 'Mover el divisor'],
  'split.beside': ['左右分栏', 'Beside each other', 'Uno junto a otro'],
  'split.nested': ['右侧再分上下', 'The right one divided again', 'El derecho dividido otra vez'],
  'split.material': ['材料', 'Material', 'Material'],
  'split.work': ['审查意见', 'Review', 'Revisión'],
  'split.trace': ['依据', 'Evidence', 'Evidencia'],
  'split.words': [
    '这里的内容可以滚动，分隔线移动时不会丢失位置。',
    'What stands here scrolls, and keeps its place while the border moves.',
    'Este contenido se desplaza y conserva su lugar cuando se mueve el divisor.',
  ],
  'avatar.use': [
    '人物头像：选图、裁成方形、上传；其余照片放在旁边。',
    'Somebody’s picture: chosen, cut to a square, sent; further pictures beside it.',
    'La foto de una persona: se elige, se recorta en cuadrado y se envía; las demás van al lado.',
  ],
  'avatar.avoid': [
    '证明材料或文章配图：用文件上传或媒体库。',
    'Evidence or pictures of a text: the upload of files, or the library.',
    'Pruebas o imágenes de un texto: la subida de archivos o la biblioteca.',
  ],
  'avatar.arrows': ['裁剪时移动画面', 'Move the picture while cutting', 'Mover la imagen al recortar'],
  'avatar.zoom': ['裁剪时缩放', 'Zoom while cutting', 'Acercar o alejar al recortar'],
  'drop.use': [
    '上传文件：拖放或点选，逐个显示进度，被拒绝的文件说明原因。',
    'Sending files: dropped or chosen, each with its progress, each refusal with its reason.',
    'Enviar archivos: se sueltan o se eligen, cada uno con su progreso y cada rechazo con su motivo.',
  ],
  'drop.avoid': [
    '头像：用头像上传。',
    'A person’s picture: its own upload.',
    'La foto de una persona: su propia subida.',
  ],
  'drop.name': ['伦理批件.pdf', 'Ethics approval.pdf', 'Dictamen ético.pdf'],
  'drop.long': [
    '多中心随机对照试验的阶段性检验报告与附件',
    'Interim test report of the multi-centre randomized controlled trial with its annexes',
    'Informe provisional del ensayo aleatorizado multicéntrico con sus anexos',
  ],
  'drop.one': ['只收一个 PDF，至多 1 MB', 'One PDF of at most 1 MB', 'Un PDF de 1 MB como máximo'],
  'drop.full': ['已达数量上限', 'As many as may be', 'No caben más'],
  'sticky.use': [
    '长页面上必须一直看得见的内容：表头、分节标题、操作栏。',
    'What has to be in view on a long page: heads of tables and sections, the bar of actions.',
    'Lo que debe quedar a la vista en una página larga: cabeceras de tablas y secciones, la barra de acciones.',
  ],
  'sticky.avoid': [
    '遮住正文的内容；同时粘住的不超过两处。',
    'Whatever covers what is read; never more than two at once.',
    'Lo que tapa la lectura; nunca más de dos a la vez.',
  ],
  'sticky.heads': ['分节标题', 'Heads of sections', 'Cabeceras de secciones'],
  'sticky.bar': ['底部操作栏', 'Bar of actions', 'Barra de acciones'],
  'sticky.section': ['第 {{number}} 节', 'Section {{number}}', 'Sección {{number}}'],
  'sticky.words': [
    '向下滚动：标题留在上方，直到下一节把它推走。',
    'Scroll: the head stays until the next section pushes it away.',
    'Desplácese: la cabecera permanece hasta que la siguiente la empuja.',
  ],
  'sticky.save': ['保存', 'Save', 'Guardar'],
  'sticky.scroll': ['可滚动的内容', 'What scrolls', 'Contenido desplazable'],
});

declare module '#contract/words' {
  interface WordRegistry {
    galleryWriting: keyof typeof galleryWritingWords;
  }
}
