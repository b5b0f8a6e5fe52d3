import { problems } from '../../contract/problem';

/** What a report's deeds can refuse (domain §3.3). States are 2001, conflicts of interest 2005. */
export const reportProblems = problems({
  reportLocked: [2400, '报告已锁定', 'The report is locked', 'El informe está bloqueado'],
  reportExists: [
    2401,
    '该成果已有评价报告',
    'This achievement has a report already',
    'Este resultado ya tiene un informe',
  ],
  ownWork: [
    2402,
    '不能复核自己编制的报告',
    'Nobody checks a report of his own',
    'Nadie revisa su propio informe',
  ],
  materialNotPassed: [
    2403,
    '原始材料尚未审核合格',
    'The original material has not passed its review',
    'El material original no ha superado la revisión',
  ],
  sectionsMissing: [
    2404,
    '报告必填章节尚未完成',
    'Mandatory sections of the report are missing',
    'Faltan secciones obligatorias del informe',
  ],
  levelsNotTraced: [
    2405,
    '等级缺少证据支撑，或人工调整已失效',
    'A level is not carried by evidence, or a manual change is void',
    'Algún nivel carece de pruebas o un cambio manual ya no es válido',
  ],
  notSecondChecked: [
    2406,
    '当前版本尚未通过二审',
    'This version has not had its second check',
    'Esta versión no ha tenido la segunda revisión',
  ],
  panelNotReady: [2407, '专家组尚未就绪', 'The panel is not ready', 'El panel de expertos no está listo'],
  sheetSubmitted: [
    2408,
    '已有专家提交意见，不能撤回',
    'An expert has submitted his sheet; it cannot be withdrawn',
    'Un experto ya ha presentado su dictamen; no puede retirarse',
  ],
  roundOpen: [
    2409,
    '专家评价轮次尚未结束',
    'The panel’s round is still open',
    'La ronda del panel sigue abierta',
  ],
  tallyPassed: [
    2410,
    '专家评价已通过，不能退回完善',
    'The panel has passed the report; it cannot be returned',
    'El panel ha aprobado el informe; no puede devolverse',
  ],
  tallyNotPassed: [
    2411,
    '专家评价未通过',
    'The panel has not passed the report',
    'El panel no ha aprobado el informe',
  ],
  suggestionsOpen: [
    2412,
    '专家意见尚未逐条答复',
    'Not every suggestion has been answered',
    'No se ha respondido a todas las sugerencias',
  ],
  notYourSignature: [
    2413,
    '只能以本人身份签署',
    'Everybody signs for himself only',
    'Cada uno firma solo por sí mismo',
  ],
  signaturesMissing: [
    2414,
    '当前内容的三方签署不完整',
    'The three signatures on this content are not complete',
    'Faltan firmas sobre este contenido',
  ],
  contentChanged: [
    2415,
    '报告内容已变化，请刷新后重新签署',
    'The content has changed; please refresh and sign again',
    'El contenido ha cambiado; actualice y firme de nuevo',
  ],
  nothingChanged: [
    2416,
    '报告与上次提交相比没有变化',
    'Nothing has changed since the last submission',
    'Nada ha cambiado desde el último envío',
  ],
  issuesOpen: [
    2417,
    '退回问题尚未逐条答复',
    'Not every issue of the return has been answered',
    'No se ha respondido a todos los defectos',
  ],
  noteNeeded: [
    2418,
    '专家组与计算等级不一致，须填写协调说明（至少 {{fewest}} 字）',
    'The panel departs from the computed levels: write a reconciliation note of at least {{fewest}} characters',
    'El panel difiere de los niveles calculados: escriba una nota de conciliación de al menos {{fewest}} caracteres',
  ],
  checklistOpen: [
    2419,
    '形式审查清单须逐项通过',
    'Every item of the formal checklist must be in order',
    'Todos los puntos de la lista formal deben estar en orden',
  ],
  glyphsMissing: [
    2420,
    '报告中的字符“{{character}}”（{{codePoint}}，{{place}}）无法打印，未编号',
    'The character “{{character}}” ({{codePoint}}, {{place}}) cannot be printed; nothing was numbered',
    'El carácter «{{character}}» ({{codePoint}}, {{place}}) no puede imprimirse; no se ha numerado nada',
  ],
  remarksOpen: [
    2425,
    '二审意见尚未逐条答复',
    'Not every remark of the second check has been answered',
    'No se ha respondido a todas las observaciones de la segunda revisión',
  ],
  printInvalid: [2423, '链接已失效', 'This link is no longer valid', 'Este enlace ya no es válido'],
  notPublishable: [
    2421,
    '限制公开或未获同意的报告不能公开',
    'A limited report, or one without consent, cannot be listed publicly',
    'Un informe restringido o sin consentimiento no puede publicarse',
  ],
});
