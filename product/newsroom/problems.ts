import { problems } from '#contract/problem';

/** What writing and publishing can refuse (domain §4.2). */
export const newsroomProblems = problems({
  ownWork: [
    5001,
    '参与编写或提交的人员不能自行发布或退回，请由另一人处理',
    'Whoever wrote or submitted this does not publish or return it: another person does',
    'Quien lo redactó o presentó no lo publica ni lo devuelve: lo hace otra persona',
  ],
  incomplete: [
    5002,
    '请先填写标题和正文',
    'It needs a title and a text first',
    'Primero necesita título y texto',
  ],
  notOnline: [
    5003,
    '该内容目前没有对外发布',
    'Readers do not have this at present',
    'Los lectores no lo tienen actualmente',
  ],
  submittedBefore: [
    5004,
    '提交过的内容不能删除，可以撤下',
    'What was submitted once is not deleted; it can be withdrawn',
    'Lo que se presentó alguna vez no se elimina; puede retirarse',
  ],
  pinnedAlready: [5005, '已置顶', 'It is pinned already', 'Ya está fijado'],
  notPinned: [5006, '没有置顶', 'It is not pinned', 'No está fijado'],
  translatedAlready: [
    5007,
    '该语言的译文已存在',
    'There is a translation into this language already',
    'Ya existe una traducción a este idioma',
  ],
  notOnlineOrApproved: [
    5009,
    '该内容没有对外发布，也没有待上线的版本',
    'Readers neither have this nor will have it',
    'Los lectores no lo tienen ni lo tendrán',
  ],
  nothingApproved: [
    5010,
    '没有批准定时上线的版本',
    'No version is approved for a later moment',
    'Ninguna versión está aprobada para más tarde',
  ],
  agencyNotInForce: [
    5011,
    '该机构目前不在有效的评价机构名录中',
    'This agency is not in force in the register of evaluation agencies',
    'Esta agencia no está vigente en el registro de agencias de evaluación',
  ],
  resultNotPublished: [
    5012,
    '该成果目前不能推介：报告须已通过并公开，且未限制、未撤销、未被取代',
    'This result cannot be promoted: its report must be passed and published, not limited, revoked or superseded',
    'Este resultado no puede promoverse: su informe debe estar aprobado y publicado, sin límites, revocación ni sustitución',
  ],
  levelNotReached: [
    5013,
    '“{{words}}”超出了报告的等级（总体水平：{{level}}），请修改后再提交',
    '“{{words}}” claims more than the levels of the report (overall: {{level}}): change it first',
    '«{{words}}» afirma más que los niveles del informe (nivel general: {{level}}): cámbielo primero',
  ],
  privateNumber: [
    5014,
    '咨询方式请填写部门电话或邮箱，不要填写个人手机号码',
    'Give the telephone or e-mail of a desk, not somebody’s mobile number',
    'Indique el teléfono o correo de una oficina, no el móvil de una persona',
  ],
  subtitlesBroken: [
    5015,
    '字幕（{{language}}）第 {{line}} 行不符合 WebVTT 格式',
    'Subtitles ({{language}}): line {{line}} is not WebVTT',
    'Subtítulos ({{language}}): la línea {{line}} no es WebVTT',
  ],
  tooManyPreviews: [
    5016,
    '该内容已有 {{most}} 个有效的预览链接，请先撤销不再需要的',
    'It has {{most}} preview links that work already: revoke those no longer needed first',
    'Ya tiene {{most}} enlaces de vista previa válidos: revoque antes los que no se necesiten',
  ],
  previewsTooOften: [
    5017,
    '您一小时内已生成 {{most}} 个预览链接，请 {{minutes}} 分钟后再试，或使用已有的链接',
    'You have made {{most}} preview links within an hour: try again in {{minutes}} {{minutes, minute|minutes}}, or use one that works',
    'Ha creado {{most}} enlaces de vista previa en una hora: inténtelo de nuevo en {{minutes}} {{minutes, minuto|minutos}} o use uno que ya tenga',
  ],
  timesReversed: [
    5008,
    '撤下时间必须晚于发布时间',
    'It is to be withdrawn after it is published',
    'Debe retirarse después de publicarse',
  ],
  unknownPicture: [
    5041,
    '图片库中没有编号 {{numbers}} 的图片',
    'The library has no picture {{numbers}}',
    'La biblioteca no tiene la imagen {{numbers}}',
  ],
  unknownFile: [
    5018,
    '正文中有文件不在下载资料中，请删除后重新选择',
    'The text names a file that is not among the downloads: take it out and choose it anew',
    'El texto menciona un archivo que no está entre las descargas: quítelo y elíjalo de nuevo',
  ],
  undescribedPicture: [
    5042,
    '有图片缺少本语言的替代文字，请先在图片库中补充',
    'A picture lacks words in this language that say what it shows: add them in the library first',
    'A una imagen le falta el texto alternativo en este idioma: añádalo antes en la biblioteca',
  ],
});
