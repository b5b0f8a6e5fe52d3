import { calls, read, write } from '#contract/call';
import {
  day,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  strictObject,
  text,
  flag,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { languages } from '#contract/words';
import {
  begunFields,
  besideFields,
  contentKind,
  contentState,
  DownloadUse,
  NewsPiece,
  NewsRow,
  NewsVersion,
  PublicPiece,
  SubtitleChanges,
  writtenFields,
} from './news';
import { Row, Saved } from './listed';
import { NewPreview, previewLength, PreviewLinks } from './previews';
import { newsroomRights } from './rights';

const version = integer(1, 1_000_000_000);
const named = { id: withMetadata(id, { ref: 'content' }), rowVersion: version };
const reason = { ...named, reason: required(500) };
const stored = strictObject({ id, status: contentState, rowVersion: version });
const on = 'content';
const asked = strictObject({
  ...paging,
  status: contentState.optional(),
  language: withMetadata(oneOf(languages), { wire: 'Lang' }).optional(),
  title: text(80).optional(),
});
/** What a piece may be about: the first that hold a keyword. */
const choices = listOf(strictObject({ id, name: text(300), note: text(100) }));

/** What editors write, and how it comes before readers (domain §4.2). */
export const newsroom = calls('newsroom', newsroomRights, {
  list: read('POST /api/News/GetNewsList', {
    called: ['查看内容列表', 'Content listed', 'Lista de contenidos'],
    may: 'content.read',
    takes: strictObject({
      ...paging,
      kind: contentKind.optional(),
      /** Texts alone unless it is said, as the archive does, that what is listed beside them is asked for too. */
      everyKind: flag.optional(),
      status: contentState.optional(),
      language: withMetadata(oneOf(languages), { wire: 'Lang' }).optional(),
      title: text(80).optional(),
      startTime: day.optional(),
      endTime: day.optional(),
    }),
    gives: pageOf(NewsRow),
  }),
  byId: read('GET /api/News/GetNewsById', {
    called: ['查看内容', 'Content read', 'Consulta de contenido'],
    may: 'content.read',
    on,
    takes: strictObject({ id: ref('content') }),
    gives: NewsPiece,
  }),
  add: write('POST /api/News/AddNews', {
    called: ['新建内容', 'Content begun', 'Contenido iniciado'],
    may: 'content.edit',
    takes: strictObject({
      ...begunFields,
      ...writtenFields,
      ...besideFields,
      /** The piece of which it is a translation. */
      translates: ref('content').nullable(),
    }),
    gives: stored,
  }),
  edit: write('POST /api/News/EditNews', {
    called: ['修改内容', 'Content changed', 'Contenido modificado'],
    may: 'content.edit',
    on,
    takes: strictObject({ ...named, ...writtenFields, ...besideFields }),
    gives: stored,
  }),
  submit: write('POST /api/News/SubmitNews', {
    called: ['提交内容', 'Content submitted', 'Contenido presentado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: stored,
    refreshes: ['tasks'],
  }),
  recall: write('POST /api/News/RecallNews', {
    called: ['撤回提交的内容', 'Submitted content recalled', 'Contenido presentado recuperado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: stored,
    refreshes: ['tasks'],
  }),
  publish: write('POST /api/News/PublishNews', {
    called: ['发布内容', 'Content published', 'Contenido publicado'],
    may: 'content.publish',
    on,
    takes: strictObject(named),
    gives: stored,
    refreshes: ['tasks'],
  }),
  return: write('POST /api/News/ReturnNews', {
    called: ['退回内容', 'Content returned', 'Contenido devuelto'],
    may: 'content.publish',
    on,
    takes: strictObject(reason),
    gives: stored,
    refreshes: ['tasks'],
  }),
  withdraw: write('POST /api/News/WithdrawNews', {
    called: ['撤下内容', 'Content withdrawn', 'Contenido retirado'],
    may: 'content.publish',
    on,
    takes: strictObject(reason),
    gives: stored,
    refreshes: ['tasks'],
  }),
  pin: write('POST /api/News/TopNews', {
    called: ['置顶或取消置顶', 'Content pinned or unpinned', 'Contenido fijado o liberado'],
    may: 'content.edit',
    on,
    takes: strictObject({ ...named, isTop: flag }),
    gives: stored,
  }),
  remove: write('POST /api/News/DelNews', {
    called: ['删除内容草稿', 'Draft of content deleted', 'Borrador de contenido eliminado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: strictObject({}),
  }),
  history: read('POST /api/News/GetHistory', {
    called: ['查看内容的版本', 'Versions of content read', 'Consulta de versiones'],
    may: 'content.read',
    on,
    takes: strictObject({
      id: ref('content'),
      /** Only versions older than this one. */
      before: version.optional(),
    }),
    gives: listOf(NewsVersion),
  }),
  versionSubtitles: read('GET /api/News/GetVersionSubtitles', {
    called: [
      '查看版本的字幕改动',
      'Changed subtitles of a version read',
      'Consulta de subtítulos de una versión',
    ],
    may: 'content.read',
    on,
    takes: strictObject({ id: ref('content'), version }),
    gives: SubtitleChanges,
  }),
  alsoWriting: read('GET /api/News/GetAlsoWriting', {
    called: ['查看同时编写的人', 'Who else is writing read', 'Consulta de quién más redacta'],
    may: 'content.edit',
    on,
    takes: strictObject({ id: ref('content') }),
    gives: listOf(strictObject({ name: text(60), since: moment })),
  }),
  restore: write('POST /api/News/RestoreVersion', {
    called: ['恢复内容的版本', 'Version of content restored', 'Versión de contenido restaurada'],
    may: 'content.edit',
    on,
    takes: strictObject({ ...named, version: integer(1, 1_000_000) }),
    gives: stored,
  }),
  preview: read('GET /api/Public/GetContentById', {
    called: ['预览内容', 'Content previewed', 'Vista previa del contenido'],
    may: 'content.read',
    on,
    takes: strictObject({ id: ref('content') }),
    gives: PublicPiece,
  }),
  previewLinks: read('GET /api/News/GetPreviewLinks', {
    called: ['查看预览链接', 'Preview links read', 'Consulta de enlaces de vista previa'],
    may: 'content.edit',
    on,
    takes: strictObject({ id: ref('content') }),
    gives: PreviewLinks,
  }),
  addPreview: write('POST /api/News/AddPreviewLink', {
    called: ['生成预览链接', 'Preview link made', 'Enlace de vista previa creado'],
    may: 'content.edit',
    on,
    takes: strictObject({ id: ref('content'), length: previewLength }),
    gives: NewPreview,
  }),
  revokePreview: write('POST /api/News/DelPreviewLink', {
    called: ['撤销预览链接', 'Preview link revoked', 'Enlace de vista previa revocado'],
    may: 'content.edit',
    on: 'contentPreview',
    takes: strictObject({ id: ref('contentPreview') }),
    gives: strictObject({}),
  }),
  linkList: read('POST /api/Link/GetLinkList', {
    called: ['查看友情链接', 'Links listed', 'Lista de enlaces'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.link),
  }),
  saveLink: write('POST /api/Link/SaveLink', {
    called: ['保存友情链接', 'Link saved', 'Enlace guardado'],
    may: 'content.edit',
    takes: Saved.link,
    gives: stored,
  }),
  removeLink: write('POST /api/Link/DelLink', {
    called: ['删除友情链接草稿', 'Draft of a link deleted', 'Borrador de enlace eliminado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: strictObject({}),
  }),
  pictureList: read('POST /api/Picture/GetPictureList', {
    called: ['查看轮播图', 'Pictures listed', 'Lista de imágenes'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.picture),
  }),
  savePicture: write('POST /api/Picture/SavePicture', {
    called: ['保存轮播图', 'Picture saved', 'Imagen guardada'],
    may: 'content.edit',
    takes: Saved.picture,
    gives: stored,
  }),
  removePicture: write('POST /api/Picture/DelPicture', {
    called: ['删除轮播图草稿', 'Draft of a picture deleted', 'Borrador de imagen eliminado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: strictObject({}),
  }),
  downloadList: read('POST /api/DownLoad/GetDownLoadList', {
    called: ['查看下载资料', 'Downloads listed', 'Lista de descargas'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.download),
  }),
  downloadUses: read('GET /api/DownLoad/GetDownLoadUses', {
    called: ['查看资料的引用', 'Uses of a download read', 'Consulta de los usos de una descarga'],
    may: 'content.read',
    on,
    takes: strictObject({ id: ref('content') }),
    gives: listOf(DownloadUse),
  }),
  saveDownload: write('POST /api/DownLoad/SaveDownLoad', {
    called: ['保存下载资料', 'Download saved', 'Descarga guardada'],
    may: 'content.edit',
    takes: Saved.download,
    gives: stored,
  }),
  removeDownload: write('POST /api/DownLoad/DelDownLoad', {
    called: ['删除下载资料草稿', 'Draft of a download deleted', 'Borrador de descarga eliminado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: strictObject({}),
  }),
  referenceList: read('POST /api/Refer/GetReferList', {
    called: ['查看参考资料', 'References listed', 'Lista de referencias'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.reference),
  }),
  saveReference: write('POST /api/Refer/SaveRefer', {
    called: ['保存参考资料', 'Reference saved', 'Referencia guardada'],
    may: 'content.edit',
    takes: Saved.reference,
    gives: stored,
  }),
  agencyList: read('POST /api/News/GetAgencyShowList', {
    called: ['查看机构风采', 'Showcase of agencies listed', 'Lista de presentaciones de agencias'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.agencyShowcase),
  }),
  saveAgency: write('POST /api/News/EditAgencyShow', {
    called: ['保存机构风采', 'Showcase of an agency saved', 'Presentación de agencia guardada'],
    may: 'content.edit',
    takes: Saved.agencyShowcase,
    gives: stored,
  }),
  agencyChoices: read('POST /api/News/GetAgencyChoices', {
    called: ['查找可展示的机构', 'Agencies to be shown looked up', 'Búsqueda de agencias que mostrar'],
    may: 'content.edit',
    takes: strictObject({ keyword: text(100) }),
    gives: choices,
  }),
  projectList: read('POST /api/News/GetProjectList', {
    called: ['查看成果推介', 'Promoted results listed', 'Lista de resultados promovidos'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.promotedProject),
  }),
  saveProject: write('POST /api/News/EditProject', {
    called: ['保存成果推介', 'Promotion of a result saved', 'Promoción de resultado guardada'],
    may: 'content.edit',
    takes: Saved.promotedProject,
    gives: stored,
  }),
  videoList: read('POST /api/Video/GetVideoList', {
    called: ['查看视频', 'Videos listed', 'Lista de vídeos'],
    may: 'content.read',
    takes: asked,
    gives: pageOf(Row.video),
  }),
  saveVideo: write('POST /api/Video/SaveVideo', {
    called: ['保存视频', 'Video saved', 'Vídeo guardado'],
    may: 'content.edit',
    takes: Saved.video,
    gives: stored,
  }),
  projectChoices: read('POST /api/News/GetProjectChoices', {
    called: ['查找可推介的成果', 'Results to promote looked up', 'Búsqueda de resultados que promover'],
    may: 'content.edit',
    takes: strictObject({ keyword: text(100) }),
    gives: choices,
  }),
  removeReference: write('POST /api/Refer/DelRefer', {
    called: ['删除参考资料草稿', 'Draft of a reference deleted', 'Borrador de referencia eliminado'],
    may: 'content.edit',
    on,
    takes: strictObject(named),
    gives: strictObject({}),
  }),
});
