import type { DemoNews } from './news-item';
import { body, heading, list } from './text';

const centre = '岳川省医药卫生科技促进中心';

/** News and explanations. */
export const articles: readonly DemoNews[] = [
  {
    slug: 'national-standard',
    kind: '3',
    source: centre,
    publishedDaysAgo: 330,
    isTop: false,
    texts: {
      zh: {
        title: '《科技成果评估规范》国家标准要点解读',
        summary: 'GB/T 44731-2024确立了分类评价和多元价值评价的基本要求，本文说明平台如何落实。',
        body: body(
          'GB/T 44731-2024《科技成果评估规范》已经实施。标准强调科学价值、技术价值、经济价值、社会与文化价值以及转化推广潜力，要求根据成果类别选择评价重点。',
          heading('分类评价'),
          '基础理论成果重在学术贡献与可重复性，应用技术成果重在成熟度、创新度和先进度，社会公益成果重在覆盖人群与健康收益。平台据此设置不同模板与权重，但不发布总分，也不做排名。',
          heading('证据与留痕'),
          '标准要求评价结论建立在可核查的证据之上。平台中的每一个等级都能查看规则、输入与证据页码，人工调整须写明理由。',
          heading('独立与回避'),
          '评价机构、评估师和专家均须声明利害关系。系统自动比对任职经历、合著论文和共同专利，命中硬性冲突的不得参加评价。',
        ),
      },
      en: {
        title: 'What the national standard on evaluating achievements asks for',
        summary:
          'GB/T 44731-2024 asks for evaluation by category and along several values. How the platform follows it.',
        body: body(
          'The national standard GB/T 44731-2024 on the evaluation of scientific and technological achievements is in force. It speaks of scientific, technical, economic, social and cultural value and of the potential for transfer, and asks that the weight be chosen by the category of the achievement.',
          heading('Evaluation by category'),
          'Basic theory is judged by its contribution to knowledge and by whether it can be reproduced; applied technology by maturity, innovation and advancement; public benefit by the people reached and the health gained. The platform has templates and weights for each, and publishes neither an overall score nor a ranking.',
          heading('Evidence'),
          'Conclusions must rest on evidence that can be checked. Every level here shows its rule, its inputs and the page of its evidence; whoever changes one by hand must say why.',
          heading('Independence'),
          'Agencies, assessors and experts declare their interests. The system compares workplaces, joint papers and joint patents; somebody with a hard conflict cannot take part.',
        ),
      },
      es: {
        title: 'Qué exige la norma nacional de evaluación de resultados',
        summary:
          'GB/T 44731-2024 pide evaluar por categorías y según varios valores. Así la aplica la plataforma.',
        body: body(
          'La norma nacional GB/T 44731-2024 sobre evaluación de resultados científicos y tecnológicos está en vigor. Distingue valor científico, técnico, económico, social y cultural, además del potencial de transferencia, y pide que el peso se elija según la categoría del resultado.',
          heading('Evaluación por categorías'),
          'La teoría básica se juzga por su aportación y su reproducibilidad; la tecnología aplicada, por madurez, innovación y avance; el interés público, por las personas alcanzadas y la salud ganada. La plataforma tiene plantillas y pesos para cada una y no publica ni una nota global ni una clasificación.',
          heading('Pruebas'),
          'Las conclusiones deben apoyarse en pruebas comprobables. Cada nivel muestra su regla, sus datos y la página de su prueba; quien lo cambie a mano debe explicar por qué.',
          heading('Independencia'),
          'Agencias, evaluadores y expertos declaran sus intereses. El sistema compara empleos, artículos y patentes comunes; quien tiene un conflicto grave no puede participar.',
        ),
      },
    },
  },
  {
    slug: 'assessor-training',
    kind: '1',
    source: '江澜衡正科技评价中心',
    publishedDaysAgo: 280,
    isTop: false,
    texts: {
      zh: {
        title: '评估师继续教育培训班举办',
        summary: '本期培训围绕证据核查、成熟度判定和利益冲突管理展开，来自三家机构的评估师参加。',
        body: body(
          '评估师继续教育培训班日前在江澜市举办。来自三家评价机构的评估师参加学习，公共服务机构工作人员旁听。',
          '培训以案例教学为主。授课教师用一份匿名的介入器械报告，演示如何把工作分解结构中的每一项对应到证据，又如何识别“以论文代替试验”的常见问题。',
          '学员分组完成了一次模拟评价。讨论最集中的是先进度的对比基准：选择两年前的产品还是现行指南，结论可能相差一级。',
          '培训结业情况记入评估师登记信息。证书即将到期的评估师，请在到期前三个月办理继续教育登记。',
        ),
      },
    },
  },
  {
    slug: 'licence-intentions',
    kind: '1',
    source: '江澜市卫生健康成果服务中心',
    publishedDaysAgo: 190,
    isTop: false,
    texts: {
      zh: {
        title: '五项医疗器械成果签署许可意向',
        summary: '在供需对接会上，五项通过评价的医疗器械成果与企业签署许可意向，涉及介入、口腔和监护方向。',
        body: body(
          '在日前举行的医疗器械供需对接会上，五项成果与企业签署许可意向，方向包括结构性心脏病介入、数字化口腔和输液监护。',
          '签约成果均已取得有效的评价报告。企业代表表示，报告中的成熟度差距分析帮助他们判断后续投入，风险清单也为合同谈判提供了依据。',
          '根据促进科技成果转化的有关规定，采用协议定价的成果将在完成单位内部公示名称和拟交易价格，公示期不少于十五日。',
          '下一场对接会将聚焦体外诊断和数字健康，有意参加的团队可以联系本单位科技经理。',
        ),
      },
      en: {
        title: 'Letters of intent signed for five medical devices',
        summary:
          'At a matchmaking day five evaluated devices for intervention, dentistry and monitoring found companies that want a licence.',
        body: body(
          'Five achievements found companies that want to license them at the medical-device matchmaking day. They concern structural heart intervention, digital dentistry and infusion monitoring.',
          'All five hold a valid evaluation report. Company representatives said that the report’s gap to the next maturity level helped them to judge what is still to be invested, and that its list of risks gave the negotiations a basis.',
          'Where the price is agreed between the parties, the law asks that name and intended price be made public inside the owner’s institution for at least fifteen days.',
          'The next day will deal with in-vitro diagnostics and digital health. Teams that want to take part may turn to the technology manager of their institution.',
        ),
      },
      es: {
        title: 'Cartas de intención para cinco productos sanitarios',
        summary:
          'En una jornada de encuentro, cinco productos evaluados de intervencionismo, odontología y monitorización hallaron empresas interesadas en su licencia.',
        body: body(
          'Cinco resultados encontraron empresas interesadas en obtener su licencia en la jornada de productos sanitarios. Tratan de intervencionismo cardíaco estructural, odontología digital y control de infusiones.',
          'Los cinco cuentan con un informe de evaluación vigente. Las empresas señalaron que el análisis de la distancia al siguiente nivel de madurez les ayudó a calcular la inversión pendiente y que la lista de riesgos sirvió de base para negociar.',
          'Cuando el precio se pacta entre las partes, la ley exige anunciar el nombre y el precio previsto dentro de la institución titular durante al menos quince días.',
          'La próxima jornada se dedicará al diagnóstico in vitro y a la salud digital. Los equipos interesados pueden dirigirse al gestor tecnológico de su institución.',
        ),
      },
    },
  },
  {
    slug: 'new-biomedical-rules',
    kind: '3',
    source: centre,
    publishedDaysAgo: 150,
    isTop: false,
    texts: {
      zh: {
        title: '生物医学新技术条例施行后成果评价材料要求说明',
        summary: '条例自2026年5月1日起施行，涉及细胞、基因等新技术的成果须补充备案或批准文件。',
        body: body(
          '《生物医学新技术临床研究和临床转化应用管理条例》自2026年5月1日起施行。为衔接新规，现就相关成果的评价材料作如下说明。',
          list(
            '产品与技术类别选择“生物医学新技术”或“细胞与基因治疗产品”的，应当提供临床研究备案编号。',
            '主张成熟度达到八级及以上的，应当提供临床转化应用批准文件。',
            '学术审查和伦理审查意见应当分别提供，不能相互替代。',
          ),
          '条例施行前已经受理的申报，在提交原始材料时补充上述文件；不能提供的，评价机构应当在报告中明确说明适用范围与限制。',
          '请各单位同时落实研究档案长期保存要求。平台只保存编号和批件，不接收原始基因数据。',
        ),
      },
    },
  },
  {
    slug: 'verification-guide',
    kind: '1',
    source: centre,
    publishedDaysAgo: 90,
    isTop: true,
    texts: {
      zh: {
        title: '评价报告核验功能使用指南',
        summary: '用报告编号、查验码、二维码或者报告文件本身，都可以核对一份评价报告是否真实有效。',
        body: body(
          '拿到一份评价报告，怎样确认它是真的、现在还有效？平台提供四种办法，都不需要登录。',
          list(
            '输入报告编号：查看报告状态、评价机构和签发日期。',
            '输入报告编号和查验码：另可查看成果名称、第一完成单位、等级和有效期。',
            '扫描封面二维码：等同于输入编号和查验码。',
            '选择报告文件：浏览器在本机计算文件指纹并与签发文件比对，文件不会上传。',
          ),
          '限制公开的报告只有在提供查验码时才显示。编号不存在和查验码错误，页面给出同样的答复。',
          '如果显示“已撤销”“已被替代”或“已过期”，请以最新状态为准，不要继续引用原结论。',
        ),
      },
      en: {
        title: 'How to verify an evaluation report',
        summary:
          'By number, by verification code, by QR code or with the file itself: four ways to see whether a report is genuine and still valid.',
        body: body(
          'How do you know that a report is genuine, and that it still holds? There are four ways, and none of them needs an account.',
          list(
            'Enter the report number: you see its state, the agency and the date of issue.',
            'Enter number and verification code: you also see the name of the achievement, the main organisation, the levels and the validity.',
            'Scan the QR code on the cover: the same as number and code.',
            'Choose the file: your browser works out its fingerprint and compares it with the issued file; the file itself does not leave your computer.',
          ),
          'A report of limited release is shown only with its code. An unknown number and a wrong code get the same answer.',
          'If a report reads “revoked”, “superseded” or “expired”, that state is what counts: do not go on citing its conclusions.',
        ),
      },
      es: {
        title: 'Cómo verificar un informe de evaluación',
        summary:
          'Por número, por código, por QR o con el propio archivo: cuatro formas de saber si un informe es auténtico y sigue vigente.',
        body: body(
          '¿Cómo saber si un informe es auténtico y sigue vigente? Hay cuatro formas y ninguna requiere una cuenta.',
          list(
            'Introduzca el número del informe: verá su estado, la agencia y la fecha de emisión.',
            'Introduzca número y código de verificación: verá además el nombre del resultado, la entidad principal, los niveles y la vigencia.',
            'Escanee el código QR de la portada: equivale a número y código.',
            'Elija el archivo: el navegador calcula su huella y la compara con la del archivo emitido; el archivo no sale de su equipo.',
          ),
          'Un informe de difusión limitada solo se muestra con su código. Un número desconocido y un código erróneo reciben la misma respuesta.',
          'Si un informe figura como «revocado», «sustituido» o «caducado», ese estado es el que cuenta: no siga citando sus conclusiones.',
        ),
      },
    },
  },
  {
    slug: 'research-office',
    kind: '1',
    source: '江澜医科大学附属第一医院',
    publishedDaysAgo: 20,
    isTop: false,
    texts: {
      zh: {
        title: '医院科研处长谈成果分级管理',
        summary: '把成果按成熟度分级管理，让培育资金投到最需要的那一步：一家医院的做法。',
        body: body(
          '“过去我们问一项成果好不好，现在先问它走到哪一步。”江澜医科大学附属第一医院科研处处长袁知行说。医院从去年开始，把在研项目按成熟度分成三档管理。',
          '三级及以下的项目，重点看科学问题和知识产权布局；四到六级的项目，安排概念验证经费和注册路径咨询；七级以上的项目，由科技经理牵头对接企业。',
          '袁知行认为，评价报告里最有用的是“差距分析”：缺哪份检测、缺哪项批件，一目了然，培育经费也有了依据。',
          heading('不是为了排名'),
          '医院明确，成熟度等级不与职称和绩效挂钩，只用于配置资源。“等级低不代表价值低，基础研究更不能用同一把尺子量。”',
          '他建议同行尽早让科技经理参与，至少在提交专利申请之前开展一次自评。',
        ),
      },
    },
  },
];
