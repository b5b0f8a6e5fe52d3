import { words } from '#contract/words';

/** Words of `/aboutUs`: the method, as a reader outside the field can follow it. */
export const aboutWords = words({
  aboutTitle: ['关于平台', 'About the platform', 'Acerca de la plataforma'],
  aboutLead: [
    '平台组织独立的第三方对医疗卫生科技成果进行分类评价，核对证据，写明依据，并让任何人都能核验结果。',
    'The platform has medical and health achievements evaluated by independent third parties: by category, on evidence, with reasons given, and so that anybody can check the result.',
    'La plataforma encarga a terceros independientes la evaluación de resultados sanitarios: por categorías, con pruebas y motivos, y de modo que cualquiera pueda verificarla.',
  ],
  processTitle: ['评价怎样进行', 'How an evaluation runs', 'Cómo se desarrolla una evaluación'],
  step1: ['申请', 'Application', 'Solicitud'],
  step1Text: [
    '成果完成人填写申请，选择评价机构并作出承诺。',
    'The owner applies, chooses an evaluation agency and signs a commitment.',
    'El titular presenta la solicitud, elige una agencia de evaluación y firma un compromiso.',
  ],
  step2: ['受理', 'Acceptance', 'Admisión'],
  step2Text: [
    '机构核查范围、利益冲突与合同，指定评估师。',
    'The agency checks scope, conflicts of interest and contract, and assigns an assessor.',
    'La agencia comprueba alcance, conflictos de interés y contrato, y asigna un evaluador.',
  ],
  step3: ['材料', 'Material', 'Documentación'],
  step3Text: [
    '提交原始材料，评估师逐项审核证据。',
    'Original material is submitted; the assessor reviews each piece of evidence.',
    'Se aporta la documentación original; el evaluador revisa cada prueba.',
  ],
  step4: ['报告', 'Report', 'Informe'],
  step4Text: [
    '三类等级由证据按规则计算，每一级都写明依据。',
    'Three levels are computed from the evidence by rule; each states its grounds.',
    'Tres niveles se calculan a partir de las pruebas según reglas; cada uno indica su fundamento.',
  ],
  step5: ['专家', 'Panel', 'Panel'],
  step5Text: [
    '独立专家先各自评价，再汇总意见。',
    'Independent experts judge alone first; then their opinions are consolidated.',
    'Expertos independientes opinan primero por separado; después se consolida.',
  ],
  step6: ['审核与编号', 'Review and number', 'Revisión y número'],
  step6Text: [
    '公共服务机构形式审核后编号、公开，任何人可核验。',
    'The public-service agency reviews the form, gives a number and publishes; anybody can check.',
    'La agencia pública revisa la forma, asigna un número y publica; cualquiera puede verificar.',
  ],
  methodTitle: ['三把尺子', 'Three scales', 'Tres escalas'],
  methodLead: [
    '不排名，不给总分。成熟度、创新度、先进度分别回答三个不同的问题。',
    'No ranking and no total score. Maturity, innovation and advancement answer three different questions.',
    'Sin clasificación ni nota global. Madurez, innovación y avance responden a tres preguntas distintas.',
  ],
  maturityAsks: [
    '它离实际应用有多远？十三级，从发现原理到收回投入。',
    'How far is it from use? Thirteen levels, from a principle observed to an investment recovered.',
    '¿A qué distancia está de su uso? Trece niveles, desde el principio observado hasta la inversión recuperada.',
  ],
  innovationAsks: [
    '它新在哪里、新到什么范围？四级，由科技查新判定。',
    'How new is it, and where? Four levels, settled by a novelty search.',
    '¿Hasta qué punto es nuevo y dónde? Cuatro niveles, según una búsqueda de novedad.',
  ],
  advancementAsks: [
    '它与同类最好技术相比如何？七级，由核心指标对比得出；基础理论不评此项。',
    'How does it compare with the best of its kind? Seven levels, from core indicators; not rated for basic theory.',
    '¿Cómo se compara con lo mejor de su clase? Siete niveles, según indicadores clave; no se evalúa en teoría básica.',
  ],
  tableLevel: ['级别', 'Level', 'Nivel'],
  tableName: ['名称', 'Name', 'Nombre'],
  tableMeaning: ['含义', 'Meaning', 'Significado'],
  forPublicBenefit: [
    '社会公益类 10–13 级以应用推广代替销售；基础理论类最高 4 级。',
    'For public benefit, levels 10–13 mean adoption instead of sales; basic theory reaches 4 at most.',
    'En interés público, los niveles 10–13 significan adopción en vez de ventas; la teoría básica llega como máximo a 4.',
  ],
  allLevels: ['查看全部级别', 'All levels', 'Todos los niveles'],
  principlesTitle: ['我们承诺', 'What we hold to', 'Nuestros compromisos'],
  principleFee: [
    '收费与结果无关，合同写明，不另收专家费。',
    'The fee does not depend on the result; it stands in the contract, and experts are not paid on the side.',
    'La tarifa no depende del resultado; figura en el contrato y no se paga a los expertos por separado.',
  ],
  principleConflict: [
    '有利益冲突的专家和评估师不得参与，系统自动核查。',
    'Experts and assessors with a conflict of interest may not take part; the system checks.',
    'No pueden participar expertos ni evaluadores con conflicto de intereses; el sistema lo comprueba.',
  ],
  principleIndependent: [
    '专家在看到他人意见之前独立完成评价。',
    'Experts finish their opinion before they see anybody else’s.',
    'Los expertos concluyen su opinión antes de ver las de los demás.',
  ],
  principleRevoke: [
    '发现材料不实的，撤销报告并公告。',
    'Where material proves false, the report is revoked and the public told.',
    'Si la documentación resulta falsa, el informe se revoca y se hace público.',
  ],
  appealTitle: ['投诉与申诉', 'Complaints and appeals', 'Quejas y recursos'],
  contactTitle: ['联系方式', 'Contact', 'Contacto'],
});
