import { words } from '#contract/words';

/** The steps by which a hit leads to the achievement; `{{it}}` is a name from the hit. */
export const conflictPathWords = words({
  by_account: ['同一账号', 'the same account', 'la misma cuenta'],
  by_identityCard: ['同一证件号码', 'the same identity card', 'el mismo documento de identidad'],
  by_mobile: ['同一手机号码', 'the same mobile number', 'el mismo móvil'],
  by_nameAndOrganisation: [
    '姓名与单位相同',
    'the same name and organisation',
    'el mismo nombre y organización',
  ],
  by_nameAlone: ['仅姓名相同', 'the same name alone', 'solo el mismo nombre'],
  by_organisation: ['单位登记', 'the register of workplaces', 'el registro de organizaciones'],
  by_declaration: ['本人声明', 'their own declaration', 'su propia declaración'],
  by_count: ['评价记录', 'the record of panels', 'el registro de paneles'],
  applicant: ['申报人 {{it}}', 'applicant {{it}}', 'solicitante {{it}}'],
  manager: ['科技经理 {{it}}', 'technology manager {{it}}', 'gestor tecnológico {{it}}'],
  otherPart: [
    '同一评价中的另一身份（{{it}}）',
    'another part in this evaluation ({{it}})',
    'otra función en esta evaluación ({{it}})',
  ],
  shares: ['持股 {{it}}', 'shares in {{it}}', 'participación en {{it}}'],
  workplace: ['任职 {{it}}', 'workplace {{it}}', 'puesto {{it}}'],
  completing: ['完成单位 {{it}}', 'completing organisation {{it}}', 'organización autora {{it}}'],
  person: ['完成人 {{it}}', '{{it}}, who did the work', '{{it}}, autor del resultado'],
  right: ['知识产权“{{it}}”', 'right “{{it}}”', 'derecho «{{it}}»'],
  inventor: ['发明人 {{it}}', 'inventor {{it}}', 'inventor {{it}}'],
  paper: ['论文“{{it}}”', 'paper “{{it}}”', 'artículo «{{it}}»'],
  author: ['作者 {{it}}', 'author {{it}}', 'autor {{it}}'],
  avoidList: ['回避名单 {{it}}', 'list to avoid: {{it}}', 'lista a evitar: {{it}}'],
  agency: ['评价机构 {{it}}', 'agency {{it}}', 'agencia {{it}}'],
  publicAgency: ['公共服务机构 {{it}}', 'public-service agency {{it}}', 'agencia de servicio público {{it}}'],
  transferee: ['受让方 {{it}}', 'transferee {{it}}', 'receptor {{it}}'],
  project: ['项目“{{it}}”', 'project “{{it}}”', 'proyecto «{{it}}»'],
  work: ['此前合作“{{it}}”', 'earlier work “{{it}}”', 'trabajo anterior «{{it}}»'],
  college: ['学院 {{it}}', 'college {{it}}', 'facultad {{it}}'],
  supervisor: [
    '与 {{it}} 同一博士导师',
    'the same doctoral supervisor as {{it}}',
    'el mismo director de tesis que {{it}}',
  ],
  panels: ['{{it}} 次评价', '{{it}} panels', '{{it}} paneles'],
  mainOrganisation: ['第一完成单位 {{it}}', 'main organisation {{it}}', 'organización principal {{it}}'],
});

export type ConflictPathWord = keyof typeof conflictPathWords;
