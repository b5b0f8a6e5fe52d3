import { words } from '#contract/words';
import { productName } from '#product/settings/operator';
import { aboutWords } from './words-about';
import { checkWords } from './words-check';
import { accountWords } from './words-account';
import { resultWords } from './words-results';

/** Every text that a visitor reads, apart from what editors write. One file of rows for each group of pages. */
export const publicSiteWords = words({
  platform: productName,
  platformShort: [
    '成果转化与评价平台',
    'Evaluation and transfer platform',
    'Plataforma de evaluación y transferencia',
  ],
  skip: ['跳到正文', 'Skip to content', 'Saltar al contenido'],
  mainNavigation: ['主导航', 'Main', 'Principal'],
  breadcrumb: ['当前位置', 'You are here', 'Está aquí'],
  home: ['首页', 'Home', 'Inicio'],
  results: ['成果', 'Results', 'Resultados'],
  check: ['核验', 'Check', 'Verificar'],
  talent: ['人才', 'People', 'Profesionales'],
  about: ['关于', 'About', 'Acerca de'],
  language: ['语言', 'Language', 'Idioma'],
  signIn: ['登录', 'Sign in', 'Iniciar sesión'],
  toOffice: ['进入工作台', 'My workbench', 'Mi escritorio'],
  demonstration: [
    '演示系统：所有单位、人员、成果与报告均为虚构，报告不具效力。',
    'Demonstration: every organisation, person, result and report here is fictitious and without effect.',
    'Demostración: todas las entidades, personas, resultados e informes son ficticios y carecen de validez.',
  ],
  previewUntil: [
    '预览：以下内容尚未正式发布，仅供持有链接者查看，链接有效至 {{at}}。',
    'Preview: this is not published. Only who holds the link reads it; the link works until {{at}}.',
    'Vista previa: no está publicado. Solo lo lee quien tiene el enlace, válido hasta {{at}}.',
  ],
  operator: ['主办单位', 'Operated by', 'Entidad responsable'],
  contact: ['联系我们', 'Contact', 'Contacto'],
  complaints: ['投诉与申诉', 'Complaints and appeals', 'Quejas y recursos'],
  complaintsHint: [
    '对评价过程或结果有异议，可向主办单位申诉，20 个工作日内答复。',
    'Object here to how an evaluation was made or to its result; you are answered within 20 working days.',
    'Puede recurrir el proceso o el resultado de una evaluación; recibirá respuesta en 20 días laborables.',
  ],
  privacy: ['隐私说明', 'Privacy', 'Privacidad'],
  privacyText: [
    '本站不使用第三方统计，不跟踪访客；仅在登录或选择语言时使用必要的 Cookie。核验记录按规定保存，用于防止滥用。',
    'No third-party statistics and no tracking; cookies only where you sign in or choose a language. Checks are logged as the rules ask, to prevent abuse.',
    'Sin estadísticas de terceros ni seguimiento; solo cookies necesarias al iniciar sesión o elegir idioma. Las verificaciones se registran según la norma para evitar abusos.',
  ],
  phone: ['电话', 'Telephone', 'Teléfono'],
  email: ['邮箱', 'E-mail', 'Correo electrónico'],
  address: ['地址', 'Address', 'Dirección'],
  pages: ['页面', 'Pages', 'Páginas'],

  // The first page
  homeTitle: ['查成果，验报告', 'Find results. Check reports.', 'Busque resultados. Verifique informes.'],
  homeLead: [
    '经独立机构与同行专家评价、由公共服务机构审核编号的医疗卫生科技成果。',
    'Medical and health technology, evaluated by independent agencies and peers, reviewed and numbered by a public-service agency.',
    'Tecnología médica y sanitaria evaluada por agencias independientes y expertos, revisada y numerada por una agencia pública.',
  ],
  searchLabel: [
    '成果名称、单位、关键词或报告编号',
    'Name, organisation, keyword or report number',
    'Nombre, entidad, palabra clave o número de informe',
  ],
  findResult: ['查找成果', 'Find results', 'Buscar resultados'],
  findNews: ['查找新闻', 'Find news', 'Buscar noticias'],
  checkReport: ['核验报告', 'Check a report', 'Verificar un informe'],
  checkFile: ['核验 PDF 文件', 'Check a PDF file', 'Verificar un PDF'],
  figurePassed: ['通过评价的成果', 'results passed', 'resultados aprobados'],
  figureAgencies: ['评价机构', 'evaluation agencies', 'agencias de evaluación'],
  figureExperts: ['评价咨询专家', 'experts', 'expertos'],
  figureFields: ['学科领域', 'fields', 'campos'],
  signInFirst: [
    '您要访问的页面需要登录。',
    'The page you asked for needs you to sign in.',
    'La página solicitada requiere iniciar sesión.',
  ],
  latestResult: ['最新通过', 'Latest passed', 'Último aprobado'],
  recentResults: ['最近通过的成果', 'Recently passed', 'Aprobados recientemente'],
  allResults: ['全部成果', 'All results', 'Todos los resultados'],
  news: ['新闻动态', 'News', 'Noticias'],
  notice: ['通知公告', 'Notices', 'Avisos'],
  policy: ['政策法规', 'Policies', 'Normativa'],
  newsLead: [
    '平台动态，以及医疗卫生科技成果评价的新进展。',
    'What happens on the platform and in the evaluation of medical and health technology.',
    'Lo que ocurre en la plataforma y en la evaluación de la tecnología médica y sanitaria.',
  ],
  noticeLead: [
    '申报时间、培训与服务安排等需要知悉的事项。',
    'What applicants, agencies and experts need to know: dates, training and services.',
    'Lo que solicitantes, agencias y expertos deben saber: fechas, formación y servicios.',
  ],
  policyLead: [
    '科技成果评价与转化的法规、政策及其解读。',
    'Rules and policies on the evaluation and transfer of results, and what they mean.',
    'Normas y políticas sobre la evaluación y la transferencia de resultados, y su sentido.',
  ],
  more: ['更多', 'More', 'Más'],
  top: ['置顶', 'Pinned', 'Fijado'],
  downloads: ['资料下载', 'Downloads', 'Descargas'],
  forWhom: ['适用：{{name}}', 'For: {{name}}', 'Para: {{name}}'],
  downloadsLead: [
    '申请、评价与审核所用的表格和文件，可直接下载。',
    'Forms and documents for applying, evaluating and reviewing, free to take.',
    'Formularios y documentos para solicitar, evaluar y revisar, de libre descarga.',
  ],
  videos: ['视频', 'Videos', 'Vídeos'],
  videosLead: [
    '平台使用与评价工作的讲解视频，附字幕和文字说明。',
    'How the platform and evaluation work, explained on film, with subtitles and in words.',
    'Cómo funcionan la plataforma y la evaluación, explicado en vídeo, con subtítulos y por escrito.',
  ],
  duration: ['时长 {{time}}', 'Duration {{time}}', 'Duración {{time}}'],
  downloadVideo: ['下载视频', 'Download the video', 'Descargar el vídeo'],
  videoTold: ['视频内容', 'What the video shows', 'Qué muestra el vídeo'],
  qualification: ['评价资质', 'Qualification', 'Acreditación'],
  agencies: ['评价机构', 'Evaluation agencies', 'Agencias de evaluación'],
  projects: ['成果推介', 'Promoted results', 'Resultados promovidos'],
  projectsLead: [
    '编辑部介绍的已公开成果；等级以评价报告为准。',
    'Published results, introduced by the editors; what counts are the levels of the report.',
    'Resultados publicados presentados por la redacción; valen los niveles del informe.',
  ],
  promotedResult: ['评价结果', 'The evaluated result', 'El resultado evaluado'],
  whereToAsk: ['咨询方式', 'Where to ask', 'Dónde consultar'],
  references: ['参考资料库', 'Reference library', 'Biblioteca de referencia'],
  referencesLead: [
    '评价所依据和引用的法规、标准、模板与案例，以及是否现行有效。',
    'Laws, standards, templates and cases that evaluation rests on, and whether they still hold.',
    'Leyes, normas, plantillas y casos en que se basa la evaluación, y si siguen vigentes.',
  ],
  'reference.law': ['法律法规', 'Law', 'Ley'],
  'reference.standard': ['标准', 'Standard', 'Norma'],
  'reference.template': ['模板', 'Template', 'Plantilla'],
  'reference.case': ['案例', 'Case', 'Caso'],
  inForce: ['现行', 'In force', 'Vigente'],
  repealed: ['废止', 'Repealed', 'Derogado'],
  documentNumber: ['文号', 'Document number', 'Número de documento'],
  issuer: ['发布机关', 'Issued by', 'Emitido por'],
  referenceIssuedOn: ['发布日期', 'Issued on', 'Emitido el'],
  effectiveOn: ['施行日期', 'In force since', 'En vigor desde'],
  downloaded: [
    '{{count}} 次下载',
    '{{count}} {{count, download|downloads}}',
    '{{count}} {{count, descarga|descargas}}',
  ],
  links: ['友情链接', 'Links', 'Enlaces'],
  pictures: ['图片', 'Pictures', 'Imágenes'],
  noNews: ['还没有发布内容。', 'Nothing has been published yet.', 'Todavía no hay publicaciones.'],
  noResultsYet: [
    '还没有公开的成果。通过评价并经成果方同意的成果会出现在这里。',
    'No result is public yet. Results appear here once they have passed and their owners consent.',
    'Aún no hay resultados públicos. Aparecerán aquí cuando se aprueben y sus titulares lo autoricen.',
  ],
  noDownloads: ['暂无可下载的资料。', 'No documents to download yet.', 'Todavía no hay documentos.'],

  // News
  search: ['查询', 'Search', 'Buscar'],
  reset: ['重置', 'Reset', 'Restablecer'],
  keyword: ['关键词', 'Keyword', 'Palabra clave'],
  newsKinds: ['内容类别', 'Kinds of content', 'Tipos de contenido'],
  nothingFound: ['没有找到匹配的内容。', 'Nothing matches.', 'No hay coincidencias.'],
  nothingFoundHint: [
    '试试更短的关键词，或清除筛选条件。',
    'Try a shorter keyword, or clear the filters.',
    'Pruebe con una palabra más corta o quite los filtros.',
  ],
  clearFilters: ['清除筛选', 'Clear filters', 'Quitar filtros'],
  sourceIs: ['来源：{{name}}', 'Source: {{name}}', 'Fuente: {{name}}'],
  views: ['{{count}} 次阅读', '{{count}} {{count, view|views}}', '{{count}} {{count, lectura|lecturas}}'],
  attachments: ['附件', 'Attachments', 'Adjuntos'],
  previousArticle: ['上一篇', 'Previous', 'Anterior'],
  nextArticle: ['下一篇', 'Next', 'Siguiente'],
  related: ['相关内容', 'Related', 'Relacionado'],
  inYourLanguage: ['阅读中文版', 'Read it in English', 'Leer en español'],
  otherLanguage: [
    '本文暂无中文版本。',
    'This text is not available in English; it is shown in its original language.',
    'Este texto no está disponible en español; se muestra en su idioma original.',
  ],
  print: ['打印', 'Print', 'Imprimir'],

  // Pager
  pager: ['分页', 'Pages', 'Paginación'],
  total: ['共 {{count}} 条', '{{count}} in all', '{{count}} en total'],
  perPage: ['{{count}} 条/页', '{{count}} per page', '{{count}} por página'],
  pageSize: ['每页条数', 'Page size', 'Filas por página'],
  previousPage: ['上一页', 'Previous page', 'Página anterior'],
  nextPage: ['下一页', 'Next page', 'Página siguiente'],
  pageNumber: ['第 {{page}} 页', 'Page {{page}}', 'Página {{page}}'],
  goTo: ['跳至', 'Go to', 'Ir a'],
  go: ['前往', 'Go', 'Ir'],

  ...resultWords,
  ...checkWords,
  ...accountWords,
  ...aboutWords,
});

export type PublicSiteWord = keyof typeof publicSiteWords;

declare module '#contract/words' {
  interface WordRegistry {
    publicSite: keyof typeof publicSiteWords;
  }
}
