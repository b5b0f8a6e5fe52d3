import type { Word } from '#contract/words';

/** Slides of the carousel, in their order. */
export const slides = [
  {
    scene: 'levels',
    colours: ['#0f4c81', '#2b7bbb'],
    target: '/aboutUs',
    title: [
      '从证据到等级：一份评价报告是怎样形成的',
      'From evidence to a level: how an evaluation comes about',
      'De la evidencia al nivel: cómo se forma una evaluación',
    ],
    alternative: [
      '蓝色底上逐级升高的台阶，示意成熟度等级',
      'Steps that rise on a blue ground: the levels of maturity',
      'Escalones que suben sobre fondo azul: los niveles de madurez',
    ],
  },
  {
    scene: 'report',
    colours: ['#0b6e5f', '#3aa58f'],
    target: '/hyCheck',
    title: [
      '报告真伪，人人可查',
      'Anybody can check whether a report is genuine',
      'Cualquiera puede verificar un informe',
    ],
    alternative: [
      '绿色底上一份文件与一枚对勾，示意报告核验',
      'A document and a tick on a green ground: a report that was checked',
      'Un documento y una marca sobre fondo verde: un informe verificado',
    ],
  },
  {
    scene: 'transfer',
    colours: ['#5b3a8c', '#8a63c4'],
    target: '/resultInfo',
    title: [
      '已评价成果面向医疗机构与企业征集合作',
      'Evaluated results look for hospitals and companies to work with',
      'Resultados evaluados buscan hospitales y empresas con quienes colaborar',
    ],
    alternative: [
      '紫色底上一份文件指向医院标志，示意成果走向应用',
      'A document that points to a hospital’s sign on a violet ground: a result on its way into use',
      'Un documento que apunta a la señal de un hospital sobre fondo violeta: un resultado camino de su uso',
    ],
  },
] as const satisfies readonly {
  readonly scene: string;
  readonly colours: readonly [string, string];
  readonly target: string;
  readonly title: Word;
  readonly alternative: Word;
}[];

/** What is told of agencies that stand in the showcase, one after the other; name and fields are the register's. */
export const showcases: readonly { readonly title: Word; readonly introduction: Word }[] = [
  {
    title: ['走进评价机构', 'Inside an evaluation agency', 'Dentro de una agencia de evaluación'],
    introduction: [
      '依据平台评价规范受理本领域的医药卫生科技成果，评价师持证上岗，评价结论均附证据索引，接受公示与复核。',
      'Takes in achievements of its fields under the platform’s rules. Its assessors are certified, every conclusion names its evidence, and reports are open to objection and review.',
      'Admite logros de sus campos según las reglas de la plataforma. Sus evaluadores están certificados, cada conclusión nombra su evidencia y los informes admiten objeciones y revisión.',
    ],
  },
  {
    title: ['评价师的一天', 'A day of an assessor', 'Un día de un evaluador'],
    introduction: [
      '评价师逐项核对原始材料，为每一级结论写明依据，再由另一名评价师复核；利害关系在指派前即被排除。',
      'Assessors go through original materials item by item and state the ground of each level; another assessor checks the report, and conflicts of interest are excluded before anybody is assigned.',
      'Los evaluadores revisan los materiales uno por uno y fundamentan cada nivel; otro evaluador comprueba el informe y los conflictos de interés se excluyen antes de asignar a nadie.',
    ],
  },
];

/** What is written of results that are promoted, one after the other. */
export const promotions: readonly { readonly title: Word; readonly summary: Word; readonly text: Word }[] = [
  {
    title: [
      '征集临床应用合作单位',
      'Hospitals wanted for clinical use',
      'Se buscan hospitales para el uso clínico',
    ],
    summary: [
      '成果已通过评价并公示，现面向医疗机构征集合作单位，可提供技术资料与现场交流。',
      'The result was evaluated and published. Hospitals are invited to use it; documents and visits are offered.',
      'El resultado fue evaluado y publicado. Se invita a hospitales a utilizarlo; se ofrecen documentos y visitas.',
    ],
    text: [
      '完成单位愿与有相近临床需求的单位共同开展应用研究，并负责人员培训与随访方案的交接。',
      'The organisation that completed it will study its use together with hospitals that have a similar need, and hands over training and follow-up.',
      'La entidad que lo completó estudiará su uso con hospitales de necesidad parecida y se encarga de la formación y del plan de seguimiento.',
    ],
  },
  {
    title: [
      '征集产业转化合作企业',
      'Companies wanted for production',
      'Se buscan empresas para la producción',
    ],
    summary: [
      '成果完成单位愿以许可或合作开发的方式推广应用，欢迎有相近产品线的企业联系。',
      'Its owners offer licences or joint development; companies with a related line of products are welcome.',
      'Sus titulares ofrecen licencias o desarrollo conjunto; son bienvenidas empresas con productos afines.',
    ],
    text: [
      '可提供评价报告、知识产权清单与小批量样品；洽谈内容与条件由双方另行约定。',
      'The evaluation report, a list of the rights and samples in small numbers are at hand; terms are agreed upon between both sides.',
      'Se dispone del informe de evaluación, la lista de derechos y muestras en pequeñas cantidades; las condiciones se acuerdan entre ambas partes.',
    ],
  },
];

/** The desk that readers of a promotion turn to. */
export const desk: Word = [
  '平台成果转化服务台',
  'The platform’s transfer desk',
  'Oficina de transferencia de la plataforma',
];

/** The film: its scenes, each with what its subtitles say. */
export const filmScenes = [
  {
    scene: 'application',
    says: [
      '申请人在线填写申请，并选择评价机构。',
      'An applicant writes the application and chooses an agency.',
      'El solicitante redacta la solicitud y elige una agencia.',
    ],
  },
  {
    scene: 'materials',
    says: [
      '原始材料逐项提交、逐项审查。',
      'Original materials are handed in and reviewed item by item.',
      'Los materiales originales se entregan y revisan uno por uno.',
    ],
  },
  {
    scene: 'levels',
    says: [
      '成熟度、创新度、先进度由证据推算，每一级都可追溯。',
      'Maturity, innovation and advancement follow from evidence, each level traced.',
      'Madurez, innovación y avance se deducen de la evidencia, nivel por nivel.',
    ],
  },
  {
    scene: 'panel',
    says: [
      '独立同行专家分别出具意见。',
      'Independent experts judge it, each alone.',
      'Expertos independientes opinan por separado.',
    ],
  },
  {
    scene: 'report',
    says: [
      '报告编号、公示，任何人都可核验。',
      'The report is numbered and published, and anybody can check it.',
      'El informe se numera y publica, y cualquiera puede verificarlo.',
    ],
  },
] as const satisfies readonly { readonly scene: string; readonly says: Word }[];
export const filmTitle: Word = [
  '一份评价报告的五个步骤',
  'An evaluation in five steps',
  'Una evaluación en cinco pasos',
];

export const checklistForm: Word = [
  '原始材料准备清单',
  'List of original materials',
  'Lista de materiales originales',
];
export const levelsForm: Word = ['等级对照表', 'Table of levels', 'Tabla de niveles'];
/** The heads of both tables. */
export const heads: Readonly<Record<'applied' | 'theory' | 'number' | 'item' | 'note' | 'level', Word>> = {
  applied: ['应用技术与社会公益类', 'Applied and public benefit', 'Aplicada y de interés público'],
  theory: ['基础理论类', 'Basic theory', 'Teoría básica'],
  number: ['序号', 'No.', 'N.º'],
  item: ['材料名称', 'Material', 'Material'],
  note: ['说明', 'Note', 'Nota'],
  level: ['等级名称', 'Level', 'Nivel'],
};
