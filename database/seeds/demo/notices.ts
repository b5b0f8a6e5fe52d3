import type { DemoNews } from './news-item';
import { body, heading, list } from './text';

const centre = '岳川省医药卫生科技促进中心';

/** Notices of the public-service agency. */
export const notices: readonly DemoNews[] = [
  {
    slug: 'trial-run',
    kind: '2',
    source: centre,
    publishedDaysAgo: 400,
    isTop: false,
    texts: {
      zh: {
        title: '平台上线试运行公告',
        summary:
          '医疗卫生科技成果转化与评价平台即日起上线试运行，面向成果完成单位、评价机构、专家和公众开放。',
        body: body(
          '经前期测试，医疗卫生科技成果转化与评价平台即日起上线试运行。平台面向医疗卫生机构、高等院校、科研院所和企业，提供成果申报、第三方评价、公共服务机构审核、结果公布与查验的全流程服务。',
          '试运行期间，原有纸质申报渠道继续保留。已经受理的纸质申报不必重新提交，由受理机构补录关键信息，申报人可在平台查看进度。',
          heading('试运行期间的安排'),
          list(
            '申报人注册后由所在单位或公共服务机构审核，一般一个工作日内完成。',
            '评价报告由系统编号并生成查验码，公众可以在查验页核对报告是否有效。',
            '使用中遇到问题，请通过平台反馈，工作人员将在两个工作日内答复。',
          ),
          '感谢各单位的支持。试运行结束时间另行通知。',
        ),
      },
      en: {
        title: 'The platform opens for its trial run',
        summary:
          'The platform for evaluating and transferring medical achievements is now open to owners, agencies, experts and the public.',
        body: body(
          'After a period of testing, the platform for the evaluation and transformation of medical science-and-technology achievements has opened for its trial run. It serves hospitals, universities, research institutes and companies, and carries an achievement from the application through independent evaluation and review to publication and verification.',
          'During the trial run the paper procedure stays open. Applications already accepted on paper need not be handed in again: the agency that accepted them enters the key facts, and the owner can follow the progress here.',
          heading('What applies during the trial run'),
          list(
            'New accounts are approved by the organisation or by the public-service agency, as a rule within one working day.',
            'Reports are numbered by the system and carry a verification code that anybody can check.',
            'Questions sent through the platform are answered within two working days.',
          ),
          'We thank all organisations for their support. The end of the trial run will be announced.',
        ),
      },
      es: {
        title: 'La plataforma abre en período de pruebas',
        summary:
          'La plataforma de evaluación y transferencia de resultados médicos ya está abierta a titulares, agencias, expertos y público.',
        body: body(
          'Tras una fase de ensayo, la plataforma de transferencia y evaluación de resultados de ciencia y tecnología médicas abre en período de pruebas. Atiende a hospitales, universidades, centros de investigación y empresas, y acompaña cada resultado desde la solicitud hasta la evaluación independiente, la revisión, la publicación y la verificación.',
          'Durante este período se mantiene el trámite en papel. Las solicitudes ya admitidas en papel no tienen que presentarse de nuevo: la agencia que las admitió introduce los datos esenciales y el titular puede seguir aquí su tramitación.',
          heading('Qué rige durante el período de pruebas'),
          list(
            'Las cuentas nuevas las aprueba la entidad o la agencia pública, por lo general en un día hábil.',
            'El sistema numera los informes y les asigna un código que cualquiera puede comprobar.',
            'Las consultas enviadas por la plataforma se responden en dos días hábiles.',
          ),
          'Agradecemos la colaboración de todas las entidades. El final del período de pruebas se anunciará más adelante.',
        ),
      },
    },
  },
  {
    slug: 'call-2026',
    kind: '2',
    source: centre,
    publishedDaysAgo: 210,
    isTop: true,
    texts: {
      zh: {
        title: '2026年度医疗卫生科技成果评价申报通知',
        summary: '2026年度评价申报现已开放，全年受理，请各单位按成果类别准备原始材料。',
        body: body(
          '2026年度医疗卫生科技成果评价申报现已开放。本年度实行全年受理、随到随评，不设集中申报期，也不设指标名额。',
          heading('申报范围'),
          '应用技术类、社会公益类和基础理论类成果均可申报。涉及国家秘密的成果不得在本平台申报和上传。',
          heading('材料要求'),
          list(
            '应用技术类和社会公益类使用模板一，至少提供两份应用证明，其中一份来自完成单位以外。',
            '基础理论类使用模板二，代表性论著不超过八篇，引用检索不含自引。',
            '涉及人的研究须提供伦理审查批件；使用人类遗传资源的，须提供批准或备案文件。',
            '所有材料须去标识化，不得包含患者姓名、证件号码和联系方式。',
          ),
          '评价机构由申报人自主选择。评价机构收到申报后，应在十个工作日内作出受理、补正或者不予受理的答复。',
          '评价费用由委托双方在合同中约定，与评价结论无关。任何单位和个人不得在合同之外收取所谓专家费。',
        ),
      },
      en: {
        title: 'Call for the evaluation of medical achievements in 2026',
        summary:
          'Applications for 2026 are open all year round; please prepare the original material that your category asks for.',
        body: body(
          'Applications for the evaluation of medical and health achievements in 2026 are open. They are accepted all year round; there is neither a deadline nor a quota.',
          heading('What can be put forward'),
          'Applied technology, public benefit and basic theory alike. Results that touch state secrets must not be entered or uploaded here.',
          heading('Material'),
          list(
            'Applied technology and public benefit use template one, with at least two proofs of use, one of them from outside the completing organisations.',
            'Basic theory uses template two, with eight representative works at most and a citation search without self-citations.',
            'Research on people needs an ethics approval; the use of human genetic resources needs its approval or filing.',
            'All material must be de-identified: no patient names, identity numbers or contact details.',
          ),
          'You choose the evaluation agency. It answers within ten working days whether it accepts the application, asks for a supplement or declines.',
          'The fee is agreed in the contract and does not depend on the result. Nobody may charge so-called expert fees beside it.',
        ),
      },
      es: {
        title: 'Convocatoria 2026 de evaluación de resultados médicos',
        summary:
          'Las solicitudes de 2026 están abiertas todo el año; prepare el material original que corresponde a su categoría.',
        body: body(
          'Ya se pueden presentar solicitudes de evaluación de resultados médicos y sanitarios para 2026. Se admiten durante todo el año, sin plazo de cierre ni cupos.',
          heading('Qué se puede presentar'),
          'Resultados de tecnología aplicada, de interés público y de teoría básica. Los que afecten a secretos de Estado no deben introducirse ni subirse a la plataforma.',
          heading('Material'),
          list(
            'La tecnología aplicada y el interés público usan la plantilla uno, con al menos dos acreditaciones de uso, una de ellas ajena a las entidades autoras.',
            'La teoría básica usa la plantilla dos, con un máximo de ocho obras representativas y una búsqueda de citas sin autocitas.',
            'La investigación con personas exige aprobación ética; el uso de recursos genéticos humanos, su autorización o registro.',
            'Todo el material debe estar anonimizado: sin nombres, números de identidad ni datos de contacto de pacientes.',
          ),
          'La agencia de evaluación la elige usted. En diez días hábiles comunica si admite la solicitud, pide subsanación o la rechaza.',
          'La tarifa se pacta en el contrato y no depende del resultado. Nadie puede cobrar aparte supuestos honorarios de expertos.',
        ),
      },
    },
  },
  {
    slug: 'expert-pool',
    kind: '2',
    source: centre,
    publishedDaysAgo: 120,
    isTop: false,
    texts: {
      zh: {
        title: '专家库增补公告',
        summary: '为优化专家结构，现增补医学统计、知识产权、卫生经济和医学伦理方向专家。',
        body: body(
          '为满足分类评价需要，优化专家库结构，现面向省内外增补评价咨询专家，重点补充医学统计、知识产权、卫生经济和医学伦理四个方向。',
          '临床与技术类专家应当具有副高级以上专业技术职称，近五年从事一线工作，无科研失信记录。经济、法律和管理类专家应当具有相应执业资格。',
          list(
            '由所在单位推荐或者本人自荐，填写专家信息和工作经历。',
            '由评价机构或公共服务机构初核，重点核对单位、职称和学科。',
            '入库后按学科、单位和回避要求随机抽取，不公开个人参评记录。',
          ),
          '专家对评价内容负有保密义务，应当如实声明利害关系。虚假声明将记入诚信档案。',
        ),
      },
    },
  },
  {
    slug: 'revocation',
    kind: '2',
    source: centre,
    publishedDaysAgo: 60,
    isTop: false,
    texts: {
      zh: {
        title: '关于撤销一份评价报告的公告',
        summary: '因申报材料中的应用证明不实，经双人复核决定撤销一份评价报告，查验结果同步更新。',
        body: body(
          '在例行抽查中发现，滨宁市中心医院一项输液监测类成果的申报材料中，有一份应用证明与出具单位核实情况不符。',
          '经审核、复核两名工作人员分别提出和批准，决定撤销该成果的评价报告。自公告之日起，该报告编号在查验页显示“已撤销”，不再列入公开成果。',
          '撤销决定已经送达申报人和评价机构。当事人可以自送达之日起十五个工作日内提出申诉，由未参与本次决定的工作人员办理。',
          '提醒各申报单位如实提供材料，提醒评价机构落实证据来源核查责任。',
        ),
      },
      en: {
        title: 'Notice on the revocation of an evaluation report',
        summary:
          'A proof of use proved untrue. After a decision by two reviewers one report is revoked; its verification shows this from today.',
        body: body(
          'A routine sample check found that one proof of use handed in with an infusion-monitoring achievement of Binning Central Hospital was not confirmed by the organisation said to have issued it.',
          'One reviewer proposed the revocation of the evaluation report and a second one approved it. From the day of this notice the number reads “revoked” on the verification page, and the achievement has left the public list.',
          'The decision has been delivered to the owner and to the evaluation agency. They may appeal within fifteen working days; somebody who took no part in the decision will handle the appeal.',
          'We remind owners to hand in true material and agencies to check where their evidence comes from.',
        ),
      },
      es: {
        title: 'Aviso de revocación de un informe de evaluación',
        summary:
          'Una acreditación de uso resultó ser falsa. Por decisión de dos revisores se revoca un informe; la verificación ya lo indica.',
        body: body(
          'En un control aleatorio se comprobó que una acreditación de uso presentada con un resultado de control de infusiones del Hospital Central de Binning no fue confirmada por la entidad que supuestamente la emitió.',
          'Un revisor propuso revocar el informe de evaluación y otro lo aprobó. Desde la fecha de este aviso el número figura como «revocado» en la página de verificación y el resultado ha salido de la lista pública.',
          'La decisión se ha notificado al titular y a la agencia de evaluación. Pueden recurrir en quince días hábiles; resolverá una persona ajena a la decisión.',
          'Recordamos a los titulares que deben aportar material veraz y a las agencias que deben comprobar la procedencia de las pruebas.',
        ),
      },
    },
  },
  {
    slug: 'demands-3',
    kind: '2',
    source: '江澜市卫生健康成果服务中心',
    publishedDaysAgo: 35,
    isTop: false,
    texts: {
      zh: {
        title: '成果转化需求征集（第三期）',
        summary: '面向医疗机构和企业征集技术需求，重点为老年健康、基层诊疗和创新器械三个方向。',
        body: body(
          '为促进供需对接，现开展第三期成果转化需求征集。征集重点为老年健康、基层诊疗能力提升和创新医疗器械三个方向，其他方向同样欢迎。',
          '需求单位请写明要解决的问题、期望的成熟度等级、预算范围和合作方式。平台按学科、产品类别和成熟度匹配成果，由科技经理在五个工作日内联系。',
          list(
            '老年健康：跌倒预警、居家康复、多病共存用药管理。',
            '基层诊疗：便携检测、影像辅助判读、慢病随访。',
            '创新器械：微创介入、可降解材料、康复辅具。',
          ),
          '需求信息默认只对科技经理可见，经需求单位同意后公开。本次征集不收取费用。',
        ),
      },
    },
  },
  {
    slug: 'national-day',
    kind: '2',
    source: centre,
    publishedDaysAgo: 52,
    isTop: false,
    texts: {
      zh: {
        title: '国庆假期服务安排',
        summary: '国庆假期期间平台正常访问，人工受理和审核顺延，时限自动扣除节假日。',
        body: body(
          '国庆假期期间，平台的申报填写、材料上传和报告查验正常使用，人工受理、审核和电话咨询暂停。',
          '各环节办理时限按工作日计算，系统已经自动扣除节假日，申报人和专家不必提前提交。',
          '假期期间如遇系统故障，请通过平台反馈页留言，值班人员将在当日处理。节后第一个工作日恢复人工服务。',
        ),
      },
    },
  },
];
