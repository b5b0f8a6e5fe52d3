import { codeSet } from '../code-set';

/** Two states look alike from outside: submitted (0) and under evaluation (7), domain §3.0. */
export const applicationStatus = codeSet(
  'IS_ASK_FOR',
  ['申请状态', 'Application status', 'Estado de la solicitud'],
  [
    ['0', '进行中', 'In progress', 'En curso'],
    ['1', '通过', 'Passed', 'Aprobada'],
    ['2', '已取消', 'Cancelled', 'Cancelada'],
    ['3', '已驳回', 'Rejected', 'Rechazada'],
    ['4', '公共服务机构审核', 'Public-service agency review', 'En revisión por la agencia pública'],
    ['6', '草稿', 'Draft', 'Borrador'],
    ['7', '进行中', 'In progress', 'En curso'],
  ],
  { builtIn: true },
);

export const reportStatus = codeSet(
  'REPORT_STATUS',
  ['报告状态', 'Report status', 'Estado del informe'],
  [
    ['0', '已提交专家', 'Submitted to expert', 'Enviado al experto'],
    ['1', '通过', 'Passed', 'Aprobado'],
    ['3', '退回（待完善）', 'Returned (to be improved)', 'Devuelto (por mejorar)'],
    ['6', '草稿', 'Draft', 'Borrador'],
    ['7', '已提交公共服务机构', 'Submitted to public-service agency', 'Enviado a la agencia pública'],
  ],
  { builtIn: true },
);

/** An untouched sheet has no code and a saved one has 6; both read as not submitted (domain §2). */
export const opinionStatus = codeSet(
  'OPINION_STATUS',
  ['专家意见状态', 'Opinion status', 'Estado del dictamen'],
  [
    ['0', '已提交', 'Submitted', 'Enviado'],
    ['1', '通过', 'Passed', 'Aprobado'],
    ['3', '不通过', 'Not passed', 'No aprobado'],
  ],
  { builtIn: true, otherwise: ['未提交', 'Not submitted', 'No enviado'] },
);

export const materialStatus = codeSet(
  'MATERIAL_STATUS',
  ['原始材料状态', 'Material status', 'Estado del material'],
  [
    ['0', '已提交', 'Submitted', 'Enviado'],
    ['1', '通过', 'Passed', 'Aprobado'],
    ['3', '退回（待完善）', 'Returned (to be improved)', 'Devuelto (por mejorar)'],
    ['6', '草稿', 'Draft', 'Borrador'],
  ],
  { builtIn: true },
);

export const materialResult = codeSet(
  'MATERIAL_RESULT',
  ['材料审核结果', 'Result of the material review', 'Resultado de la revisión'],
  [
    ['1', '合格', 'Accepted', 'Conforme'],
    ['2', '需补充', 'To be supplemented', 'Por completar'],
    ['3', '不适用', 'Not applicable', 'No aplicable'],
  ],
  { builtIn: true },
);

export const contentKind = codeSet(
  'CONTENT_KIND',
  ['内容类型', 'Kind of content', 'Tipo de contenido'],
  [
    ['1', '新闻', 'News', 'Noticia'],
    ['2', '通知', 'Notice', 'Aviso'],
    ['3', '政策法规', 'Policies and regulations', 'Políticas y normativa'],
    ['4', '关于我们', 'About us', 'Quiénes somos'],
  ],
  { builtIn: true },
);

export const contentStatus = codeSet(
  'CONTENT_STATUS',
  ['内容状态', 'Content status', 'Estado del contenido'],
  [
    ['0', '待审核', 'Awaiting review', 'Pendiente de revisión'],
    ['1', '已发布', 'Published', 'Publicado'],
    ['2', '已撤下', 'Withdrawn', 'Retirado'],
    ['3', '已退回', 'Returned', 'Devuelto'],
    ['6', '草稿', 'Draft', 'Borrador'],
  ],
  { builtIn: true },
);

/** Any other value is shown as a stroke (domain §5.4). */
export const yesNo = codeSet(
  'YESNO',
  ['是否', 'Yes or no', 'Sí o no'],
  [
    ['1', '是', 'Yes', 'Sí'],
    ['2', '否', 'No', 'No'],
  ],
  { builtIn: true, otherwise: ['/', '/', '/'] },
);

export const rejectReason = codeSet(
  'REJECT_REASON',
  ['驳回原因', 'Reason for rejection', 'Motivo del rechazo'],
  [
    ['1', '材料不实', 'False material', 'Material falso'],
    ['2', '权属争议', 'Ownership dispute', 'Disputa de titularidad'],
    ['3', '缺伦理/合规批件', 'No ethics or compliance approval', 'Sin aprobación ética o de cumplimiento'],
    ['4', '不属评价范围', 'Out of scope', 'Fuera de alcance'],
    ['5', '重复申报', 'Duplicate', 'Duplicado'],
    ['6', '逾期未补正', 'Not supplemented in time', 'Sin subsanar a tiempo'],
    ['7', '科研失信', 'Research misconduct', 'Mala conducta científica'],
    ['8', '专家评价未通过', 'Panel not passed', 'Panel desfavorable'],
    ['9', '其他', 'Other', 'Otro'],
  ],
);

export const integrityGround = codeSet(
  'INTEGRITY_GROUND',
  ['诚信记录依据', 'Ground of an integrity record', 'Fundamento de un registro de integridad'],
  [
    ['1', '提供虚假材料', 'False material', 'Material falso'],
    ['2', '抄袭、伪造或篡改', 'Plagiarism or fabrication', 'Plagio o falsificación'],
    ['3', '作出虚假声明', 'False declaration', 'Declaración falsa'],
    ['4', '隐瞒利益冲突', 'Concealed conflict of interest', 'Conflicto de intereses oculto'],
    ['5', '泄露评价秘密', 'Breach of confidentiality', 'Violación del secreto'],
    ['6', '请托或施加影响', 'Undue influence', 'Influencia indebida'],
    ['7', '额外收费或收受利益', 'Extra fees or favours', 'Cobros o favores indebidos'],
    ['8', '其他', 'Other', 'Otro'],
  ],
);

export const formDefect = codeSet(
  'FORM_DEFECT',
  ['意见表形式缺陷', 'Formal defect of a sheet', 'Defecto formal del dictamen'],
  [
    ['1', '缺少签名', 'Missing signature', 'Falta la firma'],
    ['2', '缺少评分', 'Missing score', 'Falta la puntuación'],
    ['3', '等级前后不一致', 'Inconsistent levels', 'Niveles incoherentes'],
    ['4', '无法辨认', 'Illegible', 'Ilegible'],
    ['5', '成果不符', 'Wrong achievement', 'Resultado equivocado'],
  ],
  { builtIn: true },
);

export const returnScope = codeSet(
  'RETURN_SCOPE',
  ['退回范围', 'Scope of the return', 'Alcance de la devolución'],
  [
    ['1', '形式问题', 'Formal', 'Formal'],
    ['2', '实质问题', 'Substantive', 'Sustantivo'],
  ],
  { builtIn: true },
);
