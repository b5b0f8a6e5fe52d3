import { codeSet } from '../code-set';

export const achievementType = codeSet(
  'FRUIT_TYPE',
  ['成果类别', 'Achievement type', 'Tipo de resultado'],
  [
    ['1', '应用技术类', 'Applied technology', 'Tecnología aplicada'],
    ['2', '社会公益类', 'Public benefit', 'Interés público'],
    ['3', '基础理论类', 'Basic theory', 'Teoría básica'],
    ['1.1', '药物', 'Drug', 'Medicamento'],
    ['1.2', '医疗器械', 'Medical device', 'Producto sanitario'],
    ['1.3', '体外诊断', 'In-vitro diagnostics', 'Diagnóstico in vitro'],
    ['1.4', '诊疗技术', 'Diagnostic and treatment technique', 'Técnica diagnóstico-terapéutica'],
    ['1.5', '数字健康', 'Digital health', 'Salud digital'],
    ['2.1', '公共卫生', 'Public health', 'Salud pública'],
    ['2.2', '适宜技术推广', 'Appropriate-technology promotion', 'Difusión de tecnología apropiada'],
    ['2.3', '指南与标准', 'Guidelines and standards', 'Guías y normas'],
    ['2.4', '卫生管理与软科学', 'Health management and soft science', 'Gestión sanitaria y ciencias blandas'],
    ['3.1', '机制研究', 'Mechanism research', 'Investigación de mecanismos'],
    ['3.2', '新靶点', 'New target', 'Nueva diana'],
    ['3.3', '流行病学规律', 'Epidemiological pattern', 'Patrón epidemiológico'],
  ],
  { reserves: ['1', '2', '3'], topIsReserved: true },
);

export const outcomeForm = codeSet(
  'OUTCOME_FORM',
  ['成果形式', 'Outcome form', 'Forma del resultado'],
  [
    ['1', '新技术', 'New technology', 'Nueva tecnología'],
    ['2', '新工艺', 'New process', 'Nuevo proceso'],
    ['3', '新产品', 'New product', 'Nuevo producto'],
    ['4', '新材料', 'New material', 'Nuevo material'],
    ['5', '新装备', 'New equipment', 'Nuevo equipo'],
    ['6', '生物新品种', 'New biological variety', 'Nueva variedad biológica'],
    ['7', '诊疗方案', 'Treatment regimen', 'Pauta terapéutica'],
    ['8', '软件/算法', 'Software or algorithm', 'Software o algoritmo'],
    ['9', '数据库/队列/样本库', 'Database, cohort or biobank', 'Base de datos, cohorte o biobanco'],
    ['10', '临床指南/专家共识', 'Guideline or consensus', 'Guía o consenso'],
    ['11', '标准', 'Standard', 'Norma'],
    ['12', '论文', 'Paper', 'Artículo'],
    ['13', '著作', 'Monograph', 'Monografía'],
    ['14', '研究报告', 'Research report', 'Informe de investigación'],
    ['15', '其他', 'Other', 'Otro'],
  ],
);

export const outcomeAttribute = codeSet(
  'OUTCOME_ATTR',
  ['成果属性', 'Outcome attribute', 'Atributo del resultado'],
  [
    ['1', '原始性创新', 'Original innovation', 'Innovación original'],
    [
      '2',
      '国外引进消化吸收创新',
      'Innovation on imported technology',
      'Innovación sobre tecnología importada',
    ],
    [
      '3',
      '国内技术二次开发',
      'Further development of domestic technology',
      'Desarrollo posterior de tecnología nacional',
    ],
  ],
);

export const stage = codeSet(
  'STAGE',
  ['所处阶段', 'Stage', 'Fase'],
  [
    ['1', '初期阶段', 'Early stage', 'Fase inicial'],
    ['2', '中期阶段', 'Middle stage', 'Fase intermedia'],
    ['3', '成熟应用阶段', 'Mature application', 'Aplicación madura'],
  ],
);

export const standardLevel = codeSet(
  'STANDARD_LEVEL',
  ['标准级别', 'Level of standard', 'Nivel de la norma'],
  [
    ['1', '国际标准', 'International', 'Internacional'],
    ['2', '国家标准', 'National', 'Nacional'],
    ['3', '行业标准', 'Industry', 'Sectorial'],
    ['4', '地方标准', 'Local', 'Local'],
    ['5', '团体标准', 'Association', 'De asociación'],
    ['6', '企业标准', 'Enterprise', 'De empresa'],
    ['7', '无', 'None', 'Ninguna'],
  ],
);

export const topicSource = codeSet(
  'TOPIC_SOURCE',
  ['课题来源', 'Source of the topic', 'Origen del proyecto'],
  [
    ['1', '国家科技计划', 'National S&T programme', 'Programa nacional'],
    [
      '1.1',
      '国家自然科学基金',
      'National Natural Science Foundation',
      'Fundación Nacional de Ciencias Naturales',
    ],
    ['1.2', '国家科技重大专项', 'National major project', 'Gran proyecto nacional'],
    ['1.3', '国家重点研发计划', 'Key R&D programme', 'Programa clave de I+D'],
    ['1.4', '技术创新引导专项', 'Innovation guidance programme', 'Programa de guía a la innovación'],
    ['1.5', '基地和人才专项', 'Bases and talent programme', 'Programa de bases y talento'],
    ['2', '部门计划', 'Ministry programme', 'Programa ministerial'],
    ['3', '地方计划', 'Local programme', 'Programa local'],
    ['4', '部门基金', 'Ministry fund', 'Fondo ministerial'],
    ['5', '地方基金', 'Local fund', 'Fondo local'],
    ['6', '民间基金', 'Private fund', 'Fondo privado'],
    ['7', '国际合作', 'International cooperation', 'Cooperación internacional'],
    ['8', '横向委托', 'Commissioned by enterprise', 'Encargo empresarial'],
    ['9', '自选课题', 'Self-chosen topic', 'Tema propio'],
    ['10', '其他', 'Other', 'Otro'],
  ],
);
