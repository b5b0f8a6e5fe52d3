import { words } from '#contract/words';

/** What the samples of the catalogue say: icons, translations, the permission filter, the article. */
export const gallerySampleWords = words({
  'icons.use': [
    '菜单项的图标；点击即复制代码。',
    'The picture of an entry of the menu; a click copies its code.',
    'El icono de una entrada del menú; un clic copia su código.',
  ],
  'icons.avoid': [
    '图标旁没有文字时：单凭图标看不出含义。',
    'Where no word stands beside it: nobody knows what a picture alone means.',
    'Donde no hay una palabra al lado: nadie sabe qué significa un icono solo.',
  ],
  'icons.title': ['全部图标', 'All icons', 'Todos los iconos'],
  'icons.search': ['搜索图标', 'Search icons', 'Buscar iconos'],
  'icons.none': ['没有这样的图标', 'There is no such icon', 'No existe ese icono'],
  'icons.copied': ['已复制 {{code}}', 'Copied: {{code}}', 'Copiado: {{code}}'],
  'translations.use': [
    '任何界面文字：三种语言写在一行，缺一种不能编译。',
    'Whatever a screen says: three languages stand in one row, and two of them do not compile.',
    'Todo lo que dice una pantalla: tres idiomas en una fila; con dos no compila.',
  ],
  'translations.avoid': [
    '人们自己填写的内容：按原文显示。',
    'What people have written themselves: it is shown as it was written.',
    'Lo que las personas han escrito: se muestra tal cual.',
  ],
  'translations.title': ['三种语言对照', 'Three languages side by side', 'Tres idiomas en paralelo'],
  'translations.count': ['篇数', 'How many', 'Cuántos'],
  'translations.said': ['句子', 'Sentence', 'Frase'],
  'translations.sentence': [
    '截至{{day}}共有 {{count}} 篇文章。',
    'On {{day}} there {{count, is|are}} {{count}} {{count, article|articles}}.',
    'El {{day}} hay {{count}} {{count, artículo|artículos}}.',
  ],
  'permission.use': [
    '按角色决定显示哪些路由；真正的权限由服务器逐次检查。',
    'To show each role its routes; what is allowed the server decides, at every call.',
    'Para mostrar a cada rol sus rutas; lo permitido lo decide el servidor en cada llamada.',
  ],
  'permission.avoid': [
    '代替服务器的检查：浏览器里的筛选拦不住任何人。',
    'In place of the server’s check: a filter in the browser keeps nobody out.',
    'En lugar de la comprobación del servidor: un filtro en el navegador no detiene a nadie.',
  ],
  'permission.title': ['各角色所见的路由', 'Routes that roles see', 'Rutas que ven los roles'],
  'permission.roles': ['角色', 'Roles', 'Roles'],
  'permission.route': ['路由', 'Route', 'Ruta'],
  'permission.named': ['meta.roles', 'meta.roles', 'meta.roles'],
  'permission.everybody': ['所有人', 'Everybody', 'Todos'],
  'permission.seen': ['可见', 'Seen', 'Se ve'],
  'article.use': [
    '模板的示例文章及其接口：看一条记录的全部字段，并新建、修改。',
    'The template’s sample article with its calls: every field of a record, and how one is written and changed.',
    'El artículo de muestra de la plantilla con sus llamadas: todos los campos, y cómo se crea y se modifica.',
  ],
  'article.avoid': [
    '真正的新闻：在“内容管理”里撰写。',
    'For real news: those are written under “Content”.',
    'Para noticias de verdad: se escriben en «Contenidos».',
  ],
  'article.title': ['一篇文章', 'One article', 'Un artículo'],
  'article.choose': ['选择文章', 'Choose an article', 'Elegir un artículo'],
  'article.views': ['各端阅读量', 'Views by device', 'Visitas por dispositivo'],
  'article.device': ['设备', 'Device', 'Dispositivo'],
});

declare module '#contract/words' {
  interface WordRegistry {
    gallerySample: keyof typeof gallerySampleWords;
  }
}
