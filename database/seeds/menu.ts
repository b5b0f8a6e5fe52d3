import { roleCode, roleCodes, type RoleCode } from '#contract/rights';
import type { Word } from '#contract/words';

/** A page of the office: its address, the component that draws it, and who has it when the product is new. */
interface MenuPage {
  readonly url: string;
  readonly component: string;
  /** The call without which it shows nothing: whoever is shown the page has that call's right. */
  readonly call: string;
  readonly names: Word;
  readonly icon?: string;
  readonly hidden?: true;
  readonly roles: readonly RoleCode[];
}
export interface MenuSection {
  readonly url: string;
  readonly names: Word;
  readonly icon: string;
  readonly pages: readonly MenuPage[];
}

const everybody: readonly RoleCode[] = roleCodes;
const caseWorkers: readonly RoleCode[] = [
  roleCode.owner,
  roleCode.technologyManager,
  roleCode.agency,
  roleCode.assessor,
  roleCode.publicAgency,
  roleCode.administrator,
];

/** The menu of a new product (MN1, domain §1.2, §1.3): two levels. Staff edit it afterwards. */
export const menu: readonly MenuSection[] = [
  {
    url: '/workbench',
    names: ['工作台', 'Workbench', 'Mesa de trabajo'],
    icon: 'home',
    pages: [
      {
        url: '/workbench/workbench',
        component: 'tasks/Workbench',
        call: 'tasks.waiting',
        names: ['工作台', 'Workbench', 'Mesa de trabajo'],
        icon: 'home',
        roles: everybody,
      },
    ],
  },
  {
    url: '/EvaluationManagement',
    names: ['成果评价', 'Evaluation', 'Evaluación'],
    icon: 'audit',
    pages: [
      {
        url: '/EvaluationManagement/applyList',
        component: 'applications/ApplicationList',
        call: 'applications.list',
        names: ['成果申报', 'Applications', 'Solicitudes'],
        icon: 'file',
        roles: caseWorkers,
      },
      {
        url: '/EvaluationManagement/submit',
        component: 'materials/MaterialsToSubmit',
        call: 'materials.list',
        names: ['原始材料提交', 'Materials to submit', 'Materiales por presentar'],
        icon: 'upload',
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/original',
        component: 'materials/MaterialList',
        call: 'materials.list',
        names: ['原始材料', 'Original materials', 'Materiales originales'],
        icon: 'folder',
        roles: [roleCode.owner, roleCode.technologyManager, roleCode.agency, roleCode.assessor],
      },
      {
        url: '/EvaluationManagement/ReportList',
        component: 'reports/ReportList',
        call: 'reports.list',
        names: ['评价报告', 'Evaluation reports', 'Informes de evaluación'],
        icon: 'report',
        roles: [roleCode.agency, roleCode.assessor],
      },
      {
        url: '/EvaluationManagement/expertOpinion',
        component: 'panels/ExpertOpinion',
        call: 'panels.invitations',
        names: ['专家评价', 'Expert opinions', 'Dictámenes'],
        icon: 'expert',
        roles: [roleCode.expert],
      },
      {
        url: '/EvaluationManagement/hyCheck',
        component: 'reports/PublicReview',
        call: 'reports.list',
        names: ['公共服务机构审核', 'Public-service review', 'Revisión pública'],
        icon: 'stamp',
        roles: [roleCode.publicAgency],
      },
      {
        url: '/EvaluationManagement/appeals',
        component: 'appeals/AppealList',
        call: 'appeals.list',
        names: ['申诉', 'Appeals', 'Recursos'],
        icon: 'audit',
        roles: [roleCode.publicAgency],
      },
      {
        url: '/EvaluationManagement/feeDemands',
        component: 'contracts/FeeDemands',
        call: 'contracts.demands',
        names: ['额外收费举报', 'Demands for extra fees', 'Cobros adicionales'],
        icon: 'audit',
        roles: [roleCode.publicAgency],
      },
      {
        url: '/EvaluationManagement/appealStatistics',
        component: 'appeals/AppealStatistics',
        call: 'appeals.statistics',
        names: ['申诉统计', 'Statistics of appeals', 'Estadística de recursos'],
        hidden: true,
        roles: [roleCode.publicAgency],
      },
      {
        url: '/EvaluationManagement/appeal',
        component: 'appeals/AppealDetail',
        call: 'appeals.byId',
        names: ['申诉详情', 'Appeal', 'Recurso'],
        hidden: true,
        roles: [
          roleCode.owner,
          roleCode.technologyManager,
          roleCode.agency,
          roleCode.assessor,
          roleCode.publicAgency,
        ],
      },
      {
        url: '/EvaluationManagement/AllReportList',
        component: 'reports/AllReports',
        call: 'reports.ledger',
        names: ['报告台账', 'Ledger of reports', 'Registro de informes'],
        icon: 'ledger',
        roles: [roleCode.agency, roleCode.assessor, roleCode.publicAgency, roleCode.administrator],
      },
      {
        url: '/EvaluationManagement/onTimeRates',
        component: 'tasks/OnTimeRates',
        call: 'tasks.onTimeRates',
        names: ['按时办结率', 'On-time rates', 'Puntualidad'],
        icon: 'chart',
        roles: [roleCode.agency, roleCode.assessor, roleCode.publicAgency, roleCode.administrator],
      },
      {
        url: '/EvaluationManagement/apply',
        component: 'wizard/Apply',
        call: 'applications.save',
        names: ['申报 · 成果信息', 'Application · achievement', 'Solicitud · resultado'],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/apply2',
        component: 'wizard/Apply2',
        call: 'applications.save',
        names: ['申报 · 单位与人员', 'Application · people and rights', 'Solicitud · personas y derechos'],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/apply3',
        component: 'wizard/Apply3',
        call: 'applications.save',
        names: [
          '申报 · 委托与承诺',
          'Application · agency and commitment',
          'Solicitud · agencia y compromiso',
        ],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/applyTwo',
        component: 'wizard/ApplyTwo',
        call: 'applications.createReApply',
        names: ['复评申请', 'Re-evaluation', 'Reevaluación'],
        hidden: true,
        roles: [roleCode.owner],
      },
      {
        url: '/EvaluationManagement/edit',
        component: 'wizard/Edit',
        call: 'applications.save',
        names: ['修改申报', 'Edit application', 'Editar solicitud'],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/detail',
        component: 'applications/Detail',
        call: 'applications.dossier',
        names: ['成果详情', 'Achievement', 'Resultado'],
        hidden: true,
        roles: [...caseWorkers, roleCode.expert],
      },
      {
        url: '/EvaluationManagement/originalMaterialTem/Tem1',
        component: 'materials/TemplateOne',
        call: 'materials.byId',
        names: [
          '原始材料（应用/公益）',
          'Materials (applied, public benefit)',
          'Materiales (aplicado, interés público)',
        ],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/originalMaterialTem/Tem2',
        component: 'materials/TemplateTwo',
        call: 'materials.byId',
        names: ['原始材料（基础理论）', 'Materials (basic theory)', 'Materiales (teoría básica)'],
        hidden: true,
        roles: [roleCode.owner, roleCode.technologyManager],
      },
      {
        url: '/EvaluationManagement/detailOriginal',
        component: 'materials/MaterialDetail',
        call: 'materials.byId',
        names: ['材料详情', 'Material', 'Material'],
        hidden: true,
        roles: [
          roleCode.owner,
          roleCode.technologyManager,
          roleCode.agency,
          roleCode.assessor,
          roleCode.expert,
        ],
      },
      {
        url: '/EvaluationManagement/detailOriginal2',
        component: 'materials/MaterialReview',
        call: 'materials.byId',
        names: ['材料审核', 'Review of material', 'Revisión de material'],
        hidden: true,
        roles: [roleCode.assessor, roleCode.agency],
      },
      {
        url: '/EvaluationManagement/Report',
        component: 'reports/ReportEditor',
        call: 'reports.byId',
        names: ['评价报告编制', 'Write a report', 'Redactar informe'],
        hidden: true,
        roles: [roleCode.assessor],
      },
      {
        url: '/EvaluationManagement/reprotDetail',
        component: 'reports/ReportDetail',
        call: 'reports.byId',
        names: ['报告详情', 'Report', 'Informe'],
        hidden: true,
        roles: [
          roleCode.owner,
          roleCode.technologyManager,
          roleCode.agency,
          roleCode.assessor,
          roleCode.expert,
          roleCode.publicAgency,
        ],
      },
      {
        url: '/EvaluationManagement/drafting',
        component: 'applications/Authorisations',
        call: 'applications.authorise',
        names: ['起草授权', 'Authorised to draft', 'Autorizaciones para redactar'],
        hidden: true,
        roles: [roleCode.owner],
      },
    ],
  },
  {
    url: '/system/permissions',
    names: ['权限管理', 'Permissions', 'Permisos'],
    icon: 'key',
    pages: [
      {
        url: '/system/roles',
        component: 'roles/RoleList',
        call: 'roles.list',
        names: ['角色', 'Roles', 'Roles'],
        icon: 'team',
        roles: [roleCode.administrator],
      },
      {
        url: '/system/menus',
        component: 'roles/MenuTree',
        call: 'roles.tree',
        names: ['菜单与动作', 'Menus and actions', 'Menús y acciones'],
        icon: 'menu',
        roles: [roleCode.administrator],
      },
      {
        url: '/system/why',
        component: 'roles/Why',
        call: 'roles.why',
        names: ['权限诊断', 'Why may they', 'Por qué pueden'],
        icon: 'question',
        roles: [roleCode.administrator],
      },
      {
        url: '/system/roleActions',
        component: 'roles/RoleActions',
        call: 'roles.actionsOf',
        names: ['角色的权限', 'What a role may do', 'Permisos del rol'],
        hidden: true,
        roles: [roleCode.administrator],
      },
      {
        url: '/system/rolePeople',
        component: 'roles/RolePeople',
        call: 'roles.holders',
        names: ['角色的成员', 'People of a role', 'Personas del rol'],
        hidden: true,
        roles: [roleCode.administrator],
      },
    ],
  },
  {
    url: '/system',
    names: ['用户与组织', 'People and organisations', 'Personas'],
    icon: 'team',
    pages: [
      {
        url: '/system/users',
        component: 'people/UserList',
        call: 'staff.list',
        names: ['管理用户', 'Staff', 'Personal'],
        icon: 'team',
        roles: [roleCode.administrator, roleCode.agency, roleCode.publicAgency],
      },
      {
        url: '/system/experts',
        component: 'people/ExpertList',
        call: 'staff.experts',
        names: ['专家库', 'Experts', 'Expertos'],
        icon: 'expert',
        roles: [roleCode.administrator, roleCode.agency, roleCode.publicAgency],
      },
      {
        url: '/system/registrations',
        component: 'registration/Registrations',
        call: 'registration.list',
        names: ['注册审批', 'Registrations', 'Registros'],
        icon: 'expert',
        roles: [roleCode.publicAgency, roleCode.administrator],
      },
      {
        url: '/system/organisations',
        component: 'organisations/OrganisationList',
        call: 'organisations.list',
        names: ['组织', 'Organisations', 'Organizaciones'],
        icon: 'bank',
        roles: [roleCode.administrator, roleCode.publicAgency],
      },
      {
        url: '/system/outbox',
        component: 'messages/Outbox',
        call: 'messages.outbox',
        names: ['演示发件箱', 'Demonstration outbox', 'Buzón de demostración'],
        icon: 'mail',
        hidden: true,
        roles: everybody,
      },
    ],
  },
  {
    url: '/system/base',
    names: ['基础数据', 'Base data', 'Datos básicos'],
    icon: 'book',
    pages: [
      {
        url: '/system/dictionaries',
        component: 'dictionaries/CodeSets',
        call: 'dictionaries.sets',
        names: ['代码字典', 'Code dictionaries', 'Diccionarios'],
        icon: 'book',
        roles: [roleCode.administrator, roleCode.publicAgency],
      },
    ],
  },
  {
    url: '/system/configuration',
    names: ['系统设置', 'System settings', 'Ajustes del sistema'],
    icon: 'setting',
    pages: [
      {
        url: '/system/settings',
        component: 'settings/Settings',
        call: 'settings.now',
        names: ['参数', 'Settings', 'Parámetros'],
        icon: 'setting',
        roles: [roleCode.administrator],
      },
      {
        url: '/system/api',
        component: 'access/ApiDocs',
        call: 'access.openApi',
        names: ['接口文档', 'Calls', 'Llamadas'],
        icon: 'book',
        roles: [roleCode.administrator],
      },
    ],
  },
  {
    url: '/system/log',
    names: ['系统日志', 'System log', 'Registros del sistema'],
    icon: 'mail',
    pages: [
      {
        url: '/system/audit',
        component: 'audit/Log',
        call: 'audit.list',
        names: ['系统日志', 'Audit log', 'Auditoría'],
        icon: 'audit',
        roles: [roleCode.administrator, roleCode.publicAgency, roleCode.agency],
      },
      {
        url: '/system/myDeeds',
        component: 'audit/OwnActions',
        call: 'audit.list',
        names: ['我的操作记录', 'What I did', 'Mis acciones'],
        hidden: true,
        roles: [
          roleCode.administrator,
          roleCode.publicAgency,
          roleCode.agency,
          roleCode.assessor,
          roleCode.owner,
        ],
      },
      {
        url: '/system/timeline',
        component: 'audit/Timeline',
        call: 'audit.timeline',
        names: ['时间线', 'Timeline', 'Cronología'],
        hidden: true,
        roles: [
          roleCode.administrator,
          roleCode.publicAgency,
          roleCode.agency,
          roleCode.assessor,
          roleCode.owner,
        ],
      },
      {
        url: '/system/privacy',
        component: 'privacy/Requests',
        call: 'privacy.requests',
        names: ['个人信息删除申请', 'Requests for erasure', 'Solicitudes de supresión'],
        icon: 'user',
        roles: [roleCode.administrator],
      },
      {
        url: '/system/exports',
        component: 'exports/Approvals',
        call: 'exports.decide',
        names: ['导出审批', 'Exports to approve', 'Exportaciones por aprobar'],
        icon: 'audit',
        roles: [roleCode.administrator, roleCode.publicAgency],
      },
      {
        url: '/system/deliveries',
        component: 'messages/Deliveries',
        call: 'messages.deliveries',
        names: ['发送记录', 'Deliveries', 'Envíos'],
        icon: 'mail',
        roles: [roleCode.administrator],
      },
    ],
  },
];

/** Component → the call without which it shows nothing, for what is told about rights. */
export const pageCalls: Readonly<Record<string, string>> = Object.fromEntries(
  menu.flatMap(({ pages }) => pages.map(({ component, call }) => [component, call])),
);
