import type { Word } from '#contract/words';
import type { ItemCode } from './checklist';
import type { MaterialTables } from './proposals';

/** What one may begin with: a workbook with the columns of a table, or a document with headings to write beneath. */
export type ItemTemplate =
  | { readonly table: keyof MaterialTables }
  | { readonly headings: readonly Word[]; readonly declares?: Word };

/** What others issue has no template of ours. */
const issuedByOthers = null;

const period: Word = ['起止时间', 'Period', 'Periodo'];
const user: Word = ['使用单位', 'Organisation that uses it', 'Entidad usuaria'];
const contact: Word = [
  '联系部门和办公电话',
  'Department and office telephone',
  'Departamento y teléfono de oficina',
];

/** The template of every item, or that there is none: an item about which nothing is said does not compile (domain §9.12). */
export const itemTemplates: Readonly<Record<ItemCode, ItemTemplate | null>> = {
  technicalReport: {
    headings: [
      ['立项背景与要解决的问题', 'Background and the problem', 'Antecedentes y problema'],
      ['技术路线与方法', 'Approach and methods', 'Enfoque y métodos'],
      [
        '关键数据与结果（注明所在证据）',
        'Key data and results, with the evidence',
        'Datos clave y resultados, con sus pruebas',
      ],
      ['与国内外同类技术比较', 'Comparison with other techniques', 'Comparación con otras técnicas'],
      ['应用情况', 'Use so far', 'Uso hasta ahora'],
      ['局限与下一步', 'Limits and next steps', 'Límites y próximos pasos'],
    ],
  },
  workBreakdown: { table: 'workBreakdown' },
  indicators: { table: 'indicators' },
  innovationPoints: { table: 'innovationPoints' },
  noveltySearch: issuedByOthers,
  thirdPartyTest: issuedByOthers,
  clinicalEvidence: issuedByOthers,
  ethicsApproval: issuedByOthers,
  geneticResources: issuedByOthers,
  newBiomedical: issuedByOthers,
  userProofs: {
    headings: [
      user,
      period,
      [
        '使用范围和数量（例数、台数）',
        'Extent and number (cases, pieces)',
        'Alcance y cantidad (casos, unidades)',
      ],
      ['使用效果（有数据）', 'Effect, with figures', 'Efecto, con cifras'],
      contact,
    ],
    declares: [
      '以上情况属实。（单位公章）',
      'The above is true. (Stamp of the organisation)',
      'Lo anterior es cierto. (Sello de la entidad)',
    ],
  },
  rightCertificates: issuedByOthers,
  marketAccess: issuedByOthers,
  benefitProof: {
    headings: [
      ['出具部门', 'Department', 'Departamento'],
      period,
      ['计算口径', 'How it is counted', 'Método de cálculo'],
      [
        '销售收入、利润、税金（万元，分年度）',
        'Sales, profit and tax by year (10,000 CNY)',
        'Ventas, beneficio e impuestos por año (10.000 CNY)',
      ],
      ['所附凭证', 'Vouchers attached', 'Justificantes adjuntos'],
    ],
    declares: [
      '以上数据与本单位账目一致。（财务专用章）',
      'These figures agree with our books. (Stamp of finance)',
      'Estas cifras concuerdan con la contabilidad. (Sello de finanzas)',
    ],
  },
  socialBenefitProof: {
    headings: [
      user,
      period,
      ['受益对象和覆盖人数', 'Who benefits, and how many', 'Beneficiarios y número'],
      [
        '可核实的变化（前后数据）',
        'What changed, before and after',
        'Cambios comprobables (antes y después)',
      ],
      contact,
    ],
    declares: ['以上情况属实。（单位公章）', 'The above is true. (Stamp)', 'Lo anterior es cierto. (Sello)'],
  },
  teamAndConditions: {
    headings: [
      ['完成人分工', 'Who did what', 'Quién hizo qué'],
      ['设备和场地', 'Equipment and rooms', 'Equipos y espacios'],
      ['后续支持条件', 'Further support', 'Apoyo posterior'],
    ],
    declares: ['（第一完成单位公章）', '(Stamp of the main organisation)', '(Sello de la entidad principal)'],
  },
  riskStatement: {
    headings: [
      [
        '技术风险：可能性、影响、应对',
        'Technical risks: likelihood, effect, measures',
        'Riesgos técnicos: probabilidad, efecto, medidas',
      ],
      ['临床风险和不良事件', 'Clinical risks and adverse events', 'Riesgos clínicos y eventos adversos'],
      ['法规风险', 'Legal risks', 'Riesgos legales'],
      ['市场和推广风险', 'Market risks', 'Riesgos de mercado'],
    ],
  },
  deIdentification: {
    headings: [
      ['数据来源和范围', 'Data: whence and what', 'Datos: origen y alcance'],
      [
        '去掉的标识（姓名、身份证号、电话、住院号等）',
        'Identifiers taken out (names, identity numbers, telephones, record numbers)',
        'Identificadores retirados (nombres, números de identidad, teléfonos, historias)',
      ],
      ['所用方法', 'Method', 'Método'],
      ['复核人和复核日期', 'Checked by, on', 'Revisado por, fecha'],
    ],
    declares: [
      '本材料所有文件均不能识别任何患者。（负责人签字）',
      'No file of this material identifies a patient. (Signature)',
      'Ningún archivo de este material identifica a un paciente. (Firma)',
    ],
  },
  discoveryPoints: { table: 'discoveryPoints' },
  representativeWorks: issuedByOthers,
  citationSearch: issuedByOthers,
  peerComments: {
    headings: [
      ['评议人姓名、单位、职称', 'Name, organisation and title', 'Nombre, entidad y título'],
      ['与完成人的关系', 'Relation to the authors', 'Relación con los autores'],
      ['评议意见和依据', 'Comment and grounds', 'Comentario y fundamento'],
    ],
    declares: ['（评议人签字）', '(Signature)', '(Firma)'],
  },
  dataAvailability: {
    headings: [
      ['数据和代码存放位置', 'Where data and code are', 'Dónde están los datos y el código'],
      ['获取方式和限制', 'How to get them, and limits', 'Cómo obtenerlos y límites'],
      [
        '重复实验的条件和结果',
        'Repetitions: conditions and results',
        'Repeticiones: condiciones y resultados',
      ],
    ],
  },
  publicationIntegrity: {
    headings: [['代表作清单', 'List of works', 'Lista de obras']],
    declares: [
      '全体完成人声明：以上论著无抄袭、造假、代写代投和重复发表。（逐一签字）',
      'All authors declare: no plagiarism, invention, bought or double publication. (Signatures)',
      'Todos los autores declaran: sin plagio, invención, compra ni publicación duplicada. (Firmas)',
    ],
  },
  outlook: {
    headings: [
      ['可能的应用领域', 'Fields of use', 'Campos de uso'],
      ['还缺的步骤和时间', 'Steps that are missing, and time', 'Pasos pendientes y plazos'],
      ['所需条件', 'What is needed', 'Necesidades'],
      ['已有证据', 'Evidence so far', 'Pruebas disponibles'],
    ],
  },
  team: {
    headings: [
      ['完成人分工与贡献', 'Who did what', 'Quién hizo qué'],
      ['后续研究条件', 'Means for further research', 'Medios para seguir investigando'],
    ],
    declares: ['（第一完成单位公章）', '(Stamp of the main organisation)', '(Sello de la entidad principal)'],
  },
};
