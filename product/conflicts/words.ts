import { words } from '#contract/words';

/** A sentence for each rule of the conflict engine; `{{who}}` and `{{where}}` come from the hit. */
export const conflictsWords = words({
  owner: [
    '是本成果的申报人：{{who}}',
    'Applied for this very achievement: {{who}}',
    'Presentó este mismo resultado: {{who}}',
  ],
  technologyManager: [
    '是本成果的科技经理：{{who}}',
    'Coaches this achievement as its technology manager: {{who}}',
    'Acompaña este resultado como gestor tecnológico: {{who}}',
  ],
  isAgencyManager: [
    '{{who}} 以（或曾以）评价机构管理员身份经办本成果',
    '{{who}} handles or handled this achievement as a manager of the agency',
    '{{who}} tramita o tramitó este resultado como gestor de la agencia',
  ],
  isAssessor: [
    '{{who}} 是（或曾是）本成果的评估师',
    '{{who}} is or was the assessor of this achievement',
    '{{who}} es o fue el evaluador de este resultado',
  ],
  isSecondChecker: [
    '{{who}} 是本成果报告的二审人',
    '{{who}} checked the report on this achievement',
    '{{who}} revisó el informe de este resultado',
  ],
  isExpert: [
    '{{who}} 是（或曾是、曾受邀为）本成果的评价专家',
    '{{who}} sits or sat on a panel of this achievement, or was asked to',
    '{{who}} forma o formó parte de un panel de este resultado, o fue invitado a él',
  ],
  isPublicReviewer: [
    '{{who}} 是（或曾是）本成果的审核人',
    '{{who}} reviews or reviewed this achievement for the public-service agency',
    '{{who}} revisa o revisó este resultado por el organismo público',
  ],
  completingShareholder: [
    '声明持有完成单位 {{who}} 的股份',
    'Declared to hold shares in {{who}}, which completed the achievement',
    'Declaró tener participación en {{who}}, que realizó el resultado',
  ],
  sameOrganisation: [
    '三年内在完成单位 {{who}} 任职（{{where}}）',
    'Works or worked within three years at {{who}}, which completed the achievement ({{where}})',
    'Trabaja o trabajó en los últimos tres años en {{who}}, que realizó el resultado ({{where}})',
  ],
  namedAsPerson: [
    '列为完成人：{{who}}',
    'Is named among those who did the work: {{who}}',
    'Figura entre los autores del resultado: {{who}}',
  ],
  coInventor: [
    '列为知识产权“{{where}}”的发明人：{{who}}',
    'Is an inventor of “{{where}}”: {{who}}',
    'Figura como inventor de «{{where}}»: {{who}}',
  ],
  paperAuthor: [
    '列为论文“{{where}}”的作者：{{who}}',
    'Is an author of the listed paper “{{where}}”: {{who}}',
    'Figura como autor del artículo citado «{{where}}»: {{who}}',
  ],
  avoided: [
    '在申报人的回避名单中：{{who}}',
    'Is on the applicant’s list of experts to avoid: {{who}}',
    'Figura en la lista de expertos que el solicitante pide evitar: {{who}}',
  ],
  agencyEmployee: [
    '任职于评价机构 {{who}}',
    'Works for the evaluation agency {{who}}',
    'Trabaja para la agencia de evaluación {{who}}',
  ],
  formerAgencyEmployee: [
    '近年曾任职于评价机构 {{who}}（{{where}}）',
    'Worked until lately for the evaluation agency {{who}} ({{where}})',
    'Trabajó hasta hace poco para la agencia de evaluación {{who}} ({{where}})',
  ],
  publicAgencyEmployee: [
    '现任职或近年曾任职于可查阅全部报告的公共服务机构 {{who}}（{{where}}）',
    'Works or lately worked for {{who}}, a public-service agency, which reads every report ({{where}})',
    'Trabaja o trabajó hace poco para {{who}}, agencia de servicio público que lee todos los informes ({{where}})',
  ],
  agencyShareholder: [
    '声明持有评价机构 {{who}} 的股份',
    'Declared to hold shares in the evaluation agency {{who}}',
    'Declaró tener participación en la agencia de evaluación {{who}}',
  ],
  transfereeEmployee: [
    '任职于受让方 {{who}}',
    'Works for {{who}}, which takes over the achievement',
    'Trabaja para {{who}}, que recibe el resultado',
  ],
  transfereeShareholder: [
    '声明持有受让方 {{who}} 的股份',
    'Declared to hold shares in {{who}}, which takes over the achievement',
    'Declaró tener participación en {{who}}, que recibe el resultado',
  ],
  namesake: [
    '与 {{who}} 同名，请核实是否为同一人 {{where}}',
    'Has the same name as {{who}}; check whether it is the same person {{where}}',
    'Tiene el mismo nombre que {{who}}; compruebe si es la misma persona {{where}}',
  ],
  collaborated: [
    '五年内与 {{who}} 合作：{{where}}',
    'Worked with {{who}} within five years: {{where}}',
    'Colaboró con {{who}} en los últimos cinco años: {{where}}',
  ],
  coAuthor: [
    '与完成人 {{who}} 同为论文“{{where}}”的作者',
    'Is, like {{who}}, an author of the paper “{{where}}”',
    'Es, como {{who}}, autor del artículo «{{where}}»',
  ],
  sharedProject: [
    '与完成人 {{who}} 同属项目“{{where}}”',
    'Belongs, like {{who}}, to the project “{{where}}”',
    'Pertenece, como {{who}}, al proyecto «{{where}}»',
  ],
  sameCollege: [
    '同一学院：{{who}}（{{where}}）',
    'The same college: {{who}} ({{where}})',
    'La misma facultad: {{who}} ({{where}})',
  ],
  sharedSupervisor: [
    '声明与 {{who}} 师出同门（博士导师相同）',
    'Declared to share a doctoral supervisor with {{who}}',
    'Declaró haber tenido el mismo director de tesis que {{who}}',
  ],
  oftenForOrganisation: [
    '近期已为 {{who}} 参加 {{where}} 次评价',
    'Has recently sat on {{where}} panels for {{who}}',
    'Ha participado hace poco en {{where}} paneles para {{who}}',
  ],
});

export type ConflictsWord = keyof typeof conflictsWords;

declare module '#contract/words' {
  interface WordRegistry {
    conflicts: keyof typeof conflictsWords;
  }
}
