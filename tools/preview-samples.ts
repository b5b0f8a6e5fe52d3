import type { Language } from '../contract/words';
import type {
  HomeView,
  NewsDetailView,
  NewsRow,
  Operator,
  ResultCard,
  ResultDetailView,
  ResultListView,
} from '../product/public-site/view-types';

/** Invented content for looking at the pages: the long names and the three languages included. */
export const operator: Operator = {
  name: '岳川省医药卫生科技促进中心',
  address: '岳川省江澜市明湖路 18 号',
  phone: '000-10000000',
  email: 'service@example.org',
  complaintsPhone: '000-10000001',
  icpNumber: '岳ICP备00000000号-1',
  publicSecurityNumber: '岳公网安备 00000000000000号',
};

const pick =
  (language: Language) =>
  (zh: string, en: string, es: string): string =>
    ({ zh, en, es })[language];

export const results = (language: Language): ResultCard[] => {
  const p = pick(language);
  return [
    {
      id: 'r1',
      achievementName: '经导管二尖瓣缘对缘修复器械及输送系统的研发与应用',
      mainOrganisation: '江澜医科大学附属第一医院',
      achievementType: p('医疗器械', 'Medical device', 'Producto sanitario'),
      levels: { category: '1', maturity: 10, innovation: 3, advancement: 6 },
      overallLevel: p('国际先进', 'Internationally advanced', 'Avanzado internacional'),
      issuedOn: '2026-10-28',
      validity: 'valid',
    },
    {
      id: 'r2',
      achievementName: '基于多模态影像的急性缺血性脑卒中智能分诊系统',
      mainOrganisation: '滨宁市中心医院',
      achievementType: p('数字健康', 'Digital health', 'Salud digital'),
      levels: { category: '1', maturity: 9, innovation: 2, advancement: 5 },
      overallLevel: p('国内领先', 'Domestically leading', 'Líder nacional'),
      issuedOn: '2026-09-14',
      validity: 'valid',
    },
    {
      id: 'r3',
      achievementName: '早期胃癌循环DNA甲基化联合检测试剂盒',
      mainOrganisation: '云岫大学附属肿瘤医院',
      achievementType: p('体外诊断', 'In-vitro diagnostics', 'Diagnóstico in vitro'),
      levels: { category: '1', maturity: 7, innovation: 3, advancement: 7 },
      overallLevel: p('国际领先', 'Internationally leading', 'Líder internacional'),
      issuedOn: '2026-07-30',
      validity: 'valid',
    },
    {
      id: 'r4',
      achievementName: '糖尿病足创面负压联合中药外治适宜技术推广',
      mainOrganisation: '岳川省中医院',
      achievementType: p(
        '适宜技术推广',
        'Appropriate-technology promotion',
        'Difusión de tecnología apropiada',
      ),
      levels: { category: '2', maturity: 11, innovation: 1, advancement: 4 },
      overallLevel: p('国内先进', 'Domestically advanced', 'Avanzado nacional'),
      issuedOn: '2026-03-02',
      validity: 'valid',
    },
    {
      id: 'r5',
      achievementName: '肝癌肿瘤微环境空间转录组图谱及新靶点发现',
      mainOrganisation: '云岫大学附属肿瘤医院',
      achievementType: p('新靶点', 'New target', 'Nueva diana'),
      levels: { category: '3', maturity: 3, innovation: 4, advancement: null },
      overallLevel: p('国际先进', 'Internationally advanced', 'Avanzado internacional'),
      issuedOn: '2025-12-11',
      validity: 'valid',
    },
    {
      id: 'r7',
      achievementName: '智能输液监测装置',
      mainOrganisation: '滨宁市中心医院',
      achievementType: p('医疗器械', 'Medical device', 'Producto sanitario'),
      levels: { category: '1', maturity: 12, innovation: 1, advancement: 4 },
      overallLevel: p('国内先进', 'Domestically advanced', 'Avanzado nacional'),
      issuedOn: '2025-11-20',
      validity: 'valid',
    },
    {
      id: 'r6',
      achievementName: '儿童难治性癫痫生酮饮食分级管理路径',
      mainOrganisation: '青渚市儿童医院',
      achievementType: p(
        '卫生管理与软科学',
        'Health management and soft science',
        'Gestión sanitaria y ciencias blandas',
      ),
      levels: { category: '2', maturity: 9, innovation: 1, advancement: 5 },
      overallLevel: p('国内领先', 'Domestically leading', 'Líder nacional'),
      issuedOn: '2024-12-01',
      validity: 'expiring',
    },
  ];
};

const titles: readonly (readonly [string, string, string])[] = [
  ['平台上线试运行公告', 'The platform opens for trial', 'La plataforma se abre en pruebas'],
  [
    '2026年度医疗卫生科技成果评价申报通知',
    'Call for applications 2026: evaluation of medical and health achievements',
    'Convocatoria 2026: evaluación de resultados médicos y sanitarios',
  ],
  [
    '《科技成果评估规范》国家标准要点解读',
    'The national standard for evaluating achievements: main points',
    'La norma nacional de evaluación de resultados: puntos principales',
  ],
  ['评估师继续教育培训班举办', 'Further training for assessors held', 'Formación continua para evaluadores'],
  [
    '五项医疗器械成果签署许可意向',
    'Letters of intent signed for five medical devices',
    'Cinco productos sanitarios firman cartas de intenciones de licencia',
  ],
  [
    '医院科研处长谈成果分级管理',
    'A research office on managing by levels',
    'Una oficina de investigación habla de la gestión por niveles',
  ],
];
const days = ['2026-11-18', '2026-11-12', '2026-10-30', '2026-10-09', '2026-09-21', '2026-08-15'];

export const news = (language: Language, kind: NewsRow['kind']): NewsRow[] =>
  titles.map((title, at) => ({
    id: `${kind}${at}`,
    title: pick(language)(...title),
    kind,
    publishedOn: days[at] ?? '2026-01-01',
    isTop: at === 1,
    summary: pick(language)(
      '为进一步规范医疗卫生科技成果评价工作，现将有关事项通知如下。',
      'To put the evaluation of medical and health achievements in order, the following is announced.',
      'Para ordenar la evaluación de los resultados sanitarios, se comunica lo siguiente.',
    ),
  }));

export const home = (language: Language): HomeView => {
  const p = pick(language);
  return {
    figures: { passedResults: 1284, agencies: 3, experts: 246, fields: 31 },
    pictures: [],
    notices: news(language, 'notice').slice(0, 4),
    news: news(language, 'news'),
    policies: news(language, 'policy').slice(2),
    results: results(language),
    downloads: [
      [p('科技成果评价申请表', 'Application form', 'Formulario de solicitud'), 'DOCX', 48_200, 'v3'],
      [p('委托协议范本', 'Model contract', 'Contrato modelo'), 'DOCX', 61_400, 'v2'],
      [
        p(
          '材料清单（应用技术类、社会公益类）',
          'List of material: applied technology and public benefit',
          'Lista de documentación: tecnología aplicada e interés público',
        ),
        'PDF',
        1_240_000,
        '2026',
      ],
      [
        p('去标识化说明模板', 'De-identification statement', 'Declaración de anonimización'),
        'DOCX',
        22_000,
        '',
      ],
    ].map(([title, kind, bytes, version], at) => ({
      title: String(title),
      href: `/files/public/${at}`,
      kind: String(kind),
      bytes: Number(bytes),
      version: String(version),
    })),
    videos: [
      {
        title: p('申报流程演示', 'How to apply', 'Cómo presentar la solicitud'),
        href: '/files/public/v1',
        duration: 187,
      },
    ],
    agencies: [
      ['江澜衡正科技评价中心', 'PJ001'],
      ['云岫明析科技评估有限公司', 'PJ002'],
      ['岳川知衡成果评价研究院', 'PJ003'],
    ].map(([name, number]) => ({
      name: name!,
      number: number!,
      introduction: p(
        '独立第三方科技成果评价机构，专注临床医学与医疗器械。',
        'An independent third-party agency for clinical medicine and devices.',
        'Agencia independiente especializada en medicina clínica y productos sanitarios.',
      ),
      fields: [
        p('临床医学', 'Clinical medicine', 'Medicina clínica'),
        p('医疗器械', 'Medical devices', 'Productos sanitarios'),
      ],
    })),
    links: [
      {
        text: p('岳川省卫生健康科技信息网', 'Yuechuan health science network', 'Red sanitaria de Yuechuan'),
        href: 'https://example.org/',
      },
      {
        text: p('岳川技术交易所', 'Yuechuan technology exchange', 'Bolsa tecnológica de Yuechuan'),
        href: 'https://example.com/',
      },
    ],
  };
};

export const article = (language: Language): NewsDetailView => ({
  title: pick(language)(...titles[1]!),
  kind: 'notice',
  language: 'zh',
  source: '岳川省医药卫生科技促进中心',
  publishedOn: '2026-11-12',
  views: 3210,
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '各有关单位：' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '为促进医疗卫生科技成果评价与转化，现启动2026年度申报。请于 ' },
          { type: 'text', text: '2026年12月31日前', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' 通过平台提交，详见' },
          { type: 'text', text: '申报说明', marks: [{ type: 'link', attrs: { href: '/aboutUs' } }] },
          { type: 'text', text: '。' },
        ],
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '一、申报范围' }] },
      {
        type: 'orderedList',
        content: ['应用技术类成果', '社会公益类成果', '基础理论类成果'].map((text) => ({
          type: 'listItem' as const,
          content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
        })),
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '二、时间安排' }] },
      {
        type: 'table',
        content: [
          ['阶段', '时间', '负责单位'],
          ['提交申请', '2026-12-31 前', '成果完成单位'],
          ['受理与材料审核', '10 个工作日', '评价机构'],
          ['专家评价', '15 个工作日', '评价机构'],
        ].map((row, at) => ({
          type: 'tableRow' as const,
          content: row.map((text) => ({
            type: at === 0 ? ('tableHeader' as const) : ('tableCell' as const),
            content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
          })),
        })),
      },
      {
        type: 'blockquote',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: '收费与评价结果无关，任何机构不得另收专家费。' }],
          },
        ],
      },
    ],
  },
  attachments: home(language).downloads.slice(0, 2),
  previous: news(language, 'notice')[0],
  next: news(language, 'notice')[2],
  related: news(language, 'notice').slice(3),
});

export const resultList = (language: Language): ResultListView => {
  const p = pick(language);
  return {
    filter: {
      keyword: '',
      category: '',
      product: '',
      overallLevel: '',
      method: '',
      year: '',
      maturityFrom: '',
    },
    options: {
      categories: [
        { code: '1', text: p('应用技术类', 'Applied technology', 'Tecnología aplicada'), count: 812 },
        { code: '2', text: p('社会公益类', 'Public benefit', 'Interés público'), count: 301 },
      ],
      products: [{ code: '2', text: p('医疗器械', 'Medical device', 'Producto sanitario') }],
      overallLevels: [{ code: '1', text: p('国际领先', 'Internationally leading', 'Líder internacional') }],
      methods: [{ code: '3', text: p('许可', 'Licence', 'Licencia') }],
      years: [
        { code: '2026', text: '2026' },
        { code: '2025', text: '2025' },
      ],
    },
    rows: results(language),
    paging: { pageIndex: 4, pageSize: 10, total: 1284 },
  };
};

export const resultDetail = (language: Language): ResultDetailView => {
  const p = pick(language);
  return {
    ...results(language)[0]!,
    reportNumber: 'YWPJ2026-PJ001-Y-00001',
    category: p('应用技术类', 'Applied technology', 'Tecnología aplicada'),
    field: p('生物医药与医疗器械', 'Biomedicine and devices', 'Biomedicina y dispositivos'),
    product: p('第三类医疗器械', 'Class III device', 'Producto de clase III'),
    keywords: ['二尖瓣反流', '缘对缘修复', '经导管', '输送系统'],
    summary:
      '针对中重度二尖瓣反流且外科手术高危的患者，研制了国产经导管缘对缘修复器械及可调弯输送系统。系统在两家以上医院常规应用，器械成功率与国际同类产品相当。\n本成果已取得第三类医疗器械注册证，并形成首批销售。',
    evaluationAgency: '江澜衡正科技评价中心',
    validUntil: '2028-10-27',
    rights: [
      { form: p('发明专利', 'Invention patents', 'Patentes de invención'), count: 6 },
      { form: p('实用新型专利', 'Utility models', 'Modelos de utilidad'), count: 11 },
    ],
    wantedMethods: [
      p('许可', 'Licence', 'Licencia'),
      p('合作实施', 'Joint implementation', 'Ejecución conjunta'),
    ],
    projectLeader: '沈砚秋',
    benefitBand: p('1000–5000 万元', 'CNY 10–50 million', '10–50 millones de CNY'),
    takesInterest: true,
  };
};
