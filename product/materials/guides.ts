import type { Word } from '#contract/words';
import type { ItemCode } from './checklist';

/** What somebody who hands in an item is told of it (domain §9.12): what a good proof is, and why it is mostly returned. */
export interface Guide {
  readonly good: Word;
  readonly returned: Word;
}

/** The guide of every item of both checklists; an item without one does not compile. */
export const guides: Readonly<Record<ItemCode, Guide>> = {
  technicalReport: {
    good: [
      '写明背景、技术路线、关键数据、结果与局限，数据能在所附证据中找到；由第一完成单位署名盖章并注明日期。',
      'Background, method, key data, results and limits, each figure found again in the evidence; signed and stamped by the main organisation, with a date.',
      'Antecedentes, método, datos clave, resultados y límites, con cifras que aparecen en las pruebas; firmado y sellado por la entidad principal, con fecha.',
    ],
    returned: [
      '只有宣传性描述或论文摘要；没有盖章和日期；数据与指标表不一致。',
      'Advertising or an abstract only; no stamp or date; figures that differ from the table of indicators.',
      'Solo publicidad o un resumen; sin sello ni fecha; cifras distintas de la tabla de indicadores.',
    ],
  },
  workBreakdown: {
    good: [
      '按功能或部件逐级分解，末级权重合计 100，关键项少而明确，每项的预期成熟度都写明依据并引用证据。',
      'Broken down by function or part; weights of the last level add up to 100, few clear key items, each claimed level with its basis and evidence.',
      'Desglosado por función o parte; los pesos del último nivel suman 100, pocos elementos clave, cada nivel con su fundamento y pruebas.',
    ],
    returned: [
      '把工作阶段当作组成部分；所有项都是关键项；成熟度没有证据。',
      'Phases of work in place of parts; every item a key item; levels without evidence.',
      'Fases de trabajo en lugar de partes; todo es elemento clave; niveles sin pruebas.',
    ],
  },
  indicators: {
    good: [
      '至少三项可测量的指标，单位和测试条件一致，每项有来源可查的国内外对比对象，本成果的值引用检测报告。',
      'Three measurable indicators or more, same units and conditions, each compared with sources that can be looked up, the own value citing a test report.',
      'Al menos tres indicadores medibles, con las mismas unidades y condiciones, comparados con fuentes consultables; el valor propio cita un ensayo.',
    ],
    returned: [
      '用“显著提高”等无法测量的说法；对比对象没有出处或已过时；只列优于对方的指标。',
      'Words that cannot be measured, as «much better»; comparisons without a source or out of date; only what one wins at.',
      'Expresiones no medibles, como «mucho mejor»; comparaciones sin fuente o antiguas; solo lo que resulta favorable.',
    ],
  },
  innovationPoints: {
    good: [
      '每点一句话说清新在何处、与最接近的文献差在哪里，并引用查新报告及其编号和查新范围。',
      'One sentence for each point: what is new, how it differs from the closest document, with the novelty search, its number and its scope.',
      'Una frase por punto: qué es nuevo y en qué difiere del documento más próximo, con la búsqueda de novedad, su número y su alcance.',
    ],
    returned: [
      '把工作内容当作创新；查新点与创新点不对应；只查国内却写“国际首创”。',
      'Work done in place of what is new; points that were not searched; «first in the world» after a search in China alone.',
      'Trabajo realizado en lugar de novedad; puntos no buscados; «primero en el mundo» tras buscar solo en China.',
    ],
  },
  noveltySearch: {
    good: [
      '有查新资质的机构按 GB/T 32003 出具，距今不超过 12 个月，查新点与创新点一一对应，签字盖章页完整。',
      'By an institution entitled to it, following GB/T 32003, not older than 12 months, its points those of the innovation table, with the signed and stamped pages.',
      'De una institución habilitada, según GB/T 32003, de no más de 12 meses, con los mismos puntos de la tabla de innovación y las páginas firmadas y selladas.',
    ],
    returned: [
      '已满 12 个月；只有结论页；委托的成果名称与申报名称不同。',
      'Older than 12 months; the page of conclusions alone; ordered for another name than that of the application.',
      'De más de 12 meses; solo la página de conclusiones; encargada con otro nombre que el de la solicitud.',
    ],
  },
  thirdPartyTest: {
    good: [
      '有 CMA 或 CNAS 资质的独立机构出具，样品名称和型号与成果一致，结论覆盖指标表中的指标。',
      'By an independent laboratory with CMA or CNAS, the sample named as the achievement is, its findings covering the table of indicators.',
      'De un laboratorio independiente con CMA o CNAS, con la muestra nombrada como el resultado y conclusiones que cubren los indicadores.',
    ],
    returned: [
      '由完成单位自行检测；资质章或附页缺失；样品不是本成果。',
      'Tested by the completing organisation itself; marks or annexes missing; another sample.',
      'Ensayo de la propia entidad; faltan marcas o anexos; otra muestra.',
    ],
  },
  clinicalEvidence: {
    good: [
      '试验报告写明设计、样本量、终点和结果，注册号能查到，与伦理批件的方案一致；病例资料已去标识化。',
      'Design, size, endpoints and results; a registration number that can be looked up; the protocol of the ethics approval; cases de-identified.',
      'Diseño, tamaño, desenlaces y resultados; número de registro consultable; protocolo de la aprobación ética; casos anonimizados.',
    ],
    returned: [
      '只有病例截图；没有注册号或注册晚于入组；附件中有姓名、住院号或身份证号。',
      'Screenshots of cases only; no registration, or one after the first patient; names, record or identity numbers in annexes.',
      'Solo capturas de casos; sin registro o posterior al primer paciente; nombres, números de historia o de identidad en anexos.',
    ],
  },
  ethicsApproval: {
    good: [
      '批件全文，含批件号、方案版本、批准日期和有效期，盖伦理委员会章；有修正案的一并上传。',
      'The whole approval: number, version of the protocol, day and end of validity, stamp of the committee; amendments too.',
      'La aprobación completa: número, versión del protocolo, fecha y fin de validez, sello del comité; también las enmiendas.',
    ],
    returned: [
      '批件已过期而研究未结束；批准日期晚于研究开始；项目名称与成果对不上且无说明。',
      'Expired while the study went on; approved after the study began; another name than the achievement without a word on it.',
      'Caducada con el estudio en marcha; aprobada tras el inicio; otro nombre que el resultado sin explicación.',
    ],
  },
  geneticResources: {
    good: [
      '批准书或备案凭证全文，合作方、样本种类和数量与实际一致，在有效期内。',
      'The whole approval or filing; partners, kinds and numbers of samples as they are; in force.',
      'La autorización o el registro completos; socios, tipos y número de muestras reales; en vigor.',
    ],
    returned: [
      '合作单位不全；超出批准的样本量；用受理通知代替批准书。',
      'Partners missing; more samples than approved; a receipt in place of the approval.',
      'Faltan socios; más muestras de las autorizadas; un acuse en lugar de la autorización.',
    ],
  },
  newBiomedical: {
    good: [
      '主管部门的备案或批准文件，载明技术名称、机构和期限，与实施机构一致。',
      'The filing or approval by the authority, naming technology, institution and term, the institution being the one that does it.',
      'El registro o la autorización de la autoridad, con técnica, institución y plazo, siendo la institución la que la realiza.',
    ],
    returned: [
      '院内立项文件代替备案；机构不符；已过期。',
      'A decision of the hospital in place of it; another institution; expired.',
      'Un acuerdo del hospital en su lugar; otra institución; caducado.',
    ],
  },
  userProofs: {
    good: [
      '由实际使用单位出具，写明开始时间、例数或数量、效果和联系部门，盖单位公章；至少一份来自完成单位以外。',
      'By who uses it: since when, how many cases or pieces, with what effect, the department to ask, the stamp of the organisation; one at least from outside.',
      'De quien lo usa: desde cuándo, cuántos casos o unidades, con qué efecto, el departamento de contacto y el sello; al menos una ajena.',
    ],
    returned: [
      '科室章代替公章；多份内容雷同；没有时间和数量。',
      'The stamp of a ward; several with the same words; no time and no number.',
      'Sello de un servicio; varias con el mismo texto; sin fechas ni cantidades.',
    ],
  },
  rightCertificates: {
    good: [
      '证书全页，权利人和发明人与申报表一致，处于有效状态；专利附最近的年费凭证更好。',
      'Every page; holders and inventors as in the application; in force; for patents better with the last annual fee.',
      'Todas las páginas; titulares e inventores como en la solicitud; en vigor; en patentes, mejor con la última anualidad.',
    ],
    returned: [
      '只有受理通知书；权利已转让或失效；与成果无关。',
      'A filing receipt only; transferred or lapsed; nothing to do with the achievement.',
      'Solo el acuse de solicitud; transferido o caducado; ajeno al resultado.',
    ],
  },
  marketAccess: {
    good: [
      '注册证、备案凭证或医院准入文件全页，产品名称和型号与成果一致，填写有效期至。',
      'Certificate, filing or admission by the hospital, every page; product and model as the achievement; with its last day.',
      'Certificado, notificación o admisión del hospital, todas las páginas; producto y modelo del resultado; con su último día.',
    ],
    returned: [
      '证书已过期未延续；是同类其他产品的证书；缺变更文件。',
      'Expired and not renewed; of another product; changes missing.',
      'Caducado sin renovar; de otro producto; faltan las modificaciones.',
    ],
  },
  benefitProof: {
    good: [
      '审计报告或财务部门盖章的报表，写明期间、口径和金额，金额与申报一致，可附合同、发票、到账凭证。',
      'Audited or stamped by finance: period, method and amounts, as in the application; contracts, invoices and receipts may follow.',
      'Auditado o sellado por finanzas: periodo, método e importes, como en la solicitud; pueden añadirse contratos, facturas y abonos.',
    ],
    returned: [
      '科室自行出具；把全院收入当作成果收入；预测值当作实际值。',
      'By a ward itself; the income of the whole hospital; forecasts in place of facts.',
      'Del propio servicio; ingresos de todo el hospital; previsiones en lugar de hechos.',
    ],
  },
  socialBenefitProof: {
    good: [
      '由受益单位或主管部门出具，有可核实的数字（覆盖人数、培训人次、指标变化）和期间，盖公章。',
      'By who benefits or the authority, with figures that can be checked (people reached, trained, measures changed), a period and a stamp.',
      'De quien se beneficia o de la autoridad, con cifras comprobables (personas atendidas, formadas, medidas mejoradas), periodo y sello.',
    ],
    returned: [
      '只有媒体报道或感谢信；没有数字；由完成单位自己出具。',
      'Press or letters of thanks only; no figures; by the completing organisation itself.',
      'Solo prensa o agradecimientos; sin cifras; de la propia entidad.',
    ],
  },
  teamAndConditions: {
    good: [
      '完成人分工与申报一致，写明设备、场地和后续支持条件，第一完成单位盖章。',
      'Who did what, as in the application; equipment, rooms and further support; stamped by the main organisation.',
      'Quién hizo qué, como en la solicitud; equipos, espacios y apoyo posterior; sellado por la entidad principal.',
    ],
    returned: [
      '人员与申报表不一致；只有简历；没有盖章。',
      'Other people than in the application; careers only; no stamp.',
      'Otras personas que en la solicitud; solo currículos; sin sello.',
    ],
  },
  riskStatement: {
    good: [
      '分技术、临床、法规和市场列出风险，每项有可能性、影响和应对办法，如实写不良事件。',
      'Risks of technology, clinic, law and market, each with likelihood, effect and what is done about it; adverse events as they were.',
      'Riesgos técnicos, clínicos, legales y de mercado, con probabilidad, efecto y medidas; los eventos adversos tal como fueron.',
    ],
    returned: [
      '写“无风险”；只抄说明书；与试验报告中的不良事件矛盾。',
      '«No risk»; a copied leaflet; at odds with the adverse events of the trial.',
      '«Sin riesgos»; un prospecto copiado; en contradicción con los eventos adversos del ensayo.',
    ],
  },
  deIdentification: {
    good: [
      '说明数据来源、去掉了哪些标识、用什么方法、谁复核，覆盖全部上传文件，负责人签字。',
      'Whence the data, which identifiers were taken out, how and who checked it, for all files handed in; signed by who answers for it.',
      'Origen de los datos, qué identificadores se quitaron, cómo y quién lo revisó, para todos los archivos; firmado por el responsable.',
    ],
    returned: [
      '只写“已去标识化”；系统仍在文件中发现身份证号、手机号或姓名与住院号。',
      'Only «de-identified»; the system still finds identity numbers, telephones or names beside record numbers.',
      'Solo «anonimizado»; el sistema aún encuentra números de identidad, teléfonos o nombres junto a números de historia.',
    ],
  },
  discoveryPoints: {
    good: [
      '一至五点，每点一句结论和它的证据（代表作、数据），核心点不超过两三个。',
      'One to five, each a finding in one sentence with its evidence (works, data), two or three of them at the core.',
      'De uno a cinco, cada uno una conclusión en una frase con sus pruebas (obras, datos), dos o tres esenciales.',
    ],
    returned: [
      '把研究过程当作发现；一点写多个结论；没有引用代表作。',
      'How it was studied in place of what was found; several in one point; no work cited.',
      'El proceso en lugar del hallazgo; varios en un punto; sin citar obras.',
    ],
  },
  representativeWorks: {
    good: [
      '不超过八篇，全文可读，标明本人贡献和通讯作者，与发现点对应；以第一完成单位署名为主。',
      'Eight at most, readable in full, with the own contribution and the corresponding author, matching the points of discovery.',
      'Ocho como máximo, legibles por completo, con la contribución propia y el autor de correspondencia, acordes con los puntos.',
    ],
    returned: [
      '只有首页；录用通知代替正式发表；贡献不清。',
      'First pages only; acceptance in place of publication; contribution unclear.',
      'Solo primeras páginas; aceptación en lugar de publicación; contribución poco clara.',
    ],
  },
  citationSearch: {
    good: [
      '有资质的检索机构出具，分列他引和自引，检索日期近，覆盖全部代表作，盖章页完整。',
      'By an institution entitled to it, citations by others apart from one’s own, of a recent day, for all works, with the stamped pages.',
      'De una institución habilitada, con citas ajenas y propias separadas, de fecha reciente, para todas las obras, con páginas selladas.',
    ],
    returned: [
      '自行截图；把自引算入；缺部分代表作。',
      'Screenshots of one’s own; self-citations counted; works missing.',
      'Capturas propias; autocitas contadas; faltan obras.',
    ],
  },
  peerComments: {
    good: [
      '独立同行的署名意见，写明单位、职称和依据，与完成人无合作和利益关系。',
      'By independent peers under their names, with organisation, title and grounds, without cooperation or interest.',
      'De pares independientes con nombre, entidad, título y fundamento, sin colaboración ni intereses.',
    ],
    returned: [
      '合作者或同单位人员出具；匿名；只有评价没有依据。',
      'By co-authors or colleagues; without a name; praise without grounds.',
      'De coautores o colegas; anónimo; elogios sin fundamento.',
    ],
  },
  dataAvailability: {
    good: [
      '写明数据和代码在哪里、怎样获取、有什么限制，重复实验的条件和结果。',
      'Where data and code are, how to get them, with what limits; conditions and results of repetitions.',
      'Dónde están los datos y el código, cómo obtenerlos y con qué límites; condiciones y resultados de las repeticiones.',
    ],
    returned: [
      '只写“可向作者索取”；链接打不开；未说明限制的原因。',
      'Only «on request»; a link that does not open; limits without a reason.',
      'Solo «a petición»; enlaces que no abren; límites sin motivo.',
    ],
  },
  publicationIntegrity: {
    good: [
      '全体完成人声明无抄袭、造假、代写代投和重复发表，列出全部代表作，签字并注明日期。',
      'All authors declare: no plagiarism, no invention, no bought or double papers; with the list of works, signatures and a date.',
      'Todos los autores declaran: sin plagio, invención, compra ni duplicados; con lista de obras, firmas y fecha.',
    ],
    returned: [
      '缺部分完成人签字；未列出论文；有撤稿未说明。',
      'Signatures missing; no list of papers; a retraction not mentioned.',
      'Faltan firmas; sin lista de artículos; una retractación omitida.',
    ],
  },
  outlook: {
    good: [
      '写明可能的应用领域、还缺的步骤、时间和所需条件，区分已有证据和设想。',
      'Fields of use, the steps that are missing, time and what is needed, evidence told apart from ideas.',
      'Campos de uso, pasos que faltan, plazos y necesidades, con las pruebas separadas de las ideas.',
    ],
    returned: [
      '空泛的社会意义；没有步骤；夸大。',
      'Meaning for society in general; no steps; too much promised.',
      'Relevancia general; sin pasos; promesas excesivas.',
    ],
  },
  team: {
    good: [
      '完成人的分工与贡献、所在单位和后续研究条件，与申报一致，第一完成单位盖章。',
      'What each did and where they work, and the means for further research, as in the application; stamped.',
      'Qué hizo cada uno, dónde trabaja y medios para seguir investigando, como en la solicitud; sellado.',
    ],
    returned: [
      '人员与申报表不一致；贡献笼统；没有盖章。',
      'Other people than in the application; vague contributions; no stamp.',
      'Otras personas que en la solicitud; contribuciones vagas; sin sello.',
    ],
  },
};
