import { codeSet } from '../code-set';

export const rightForm = codeSet(
  'IP_FORM',
  ['知识产权形式', 'Form of intellectual property', 'Forma de propiedad intelectual'],
  [
    ['1', '发明专利', 'Invention patent', 'Patente de invención'],
    ['2', '实用新型专利', 'Utility model', 'Modelo de utilidad'],
    ['3', '外观设计专利', 'Design patent', 'Diseño industrial'],
    ['4', '软件著作权', 'Software copyright', 'Derechos de software'],
    ['5', '植物新品种权', 'Plant variety right', 'Obtención vegetal'],
    ['6', '集成电路布图设计专有权', 'IC layout design right', 'Topografía de circuito integrado'],
    ['7', '商标权', 'Trademark', 'Marca'],
    ['8', '技术秘密', 'Trade secret (know-how)', 'Secreto técnico'],
    ['9', '著作权（非软件）', 'Copyright (non-software)', 'Derechos de autor'],
    ['10', 'PCT/境外专利', 'PCT or foreign patent', 'PCT o patente extranjera'],
    ['11', '其他', 'Other', 'Otro'],
    ['12', '无', 'None', 'Ninguno'],
  ],
  { reserves: ['8', '12'] },
);

export const rightStatus = codeSet(
  'IP_STATUS',
  ['知识产权状态', 'State of the right', 'Estado del derecho'],
  [
    ['1', '已受理', 'Filed', 'Presentada'],
    ['2', '已公开', 'Published', 'Publicada'],
    ['3', '实质审查', 'Substantive examination', 'Examen de fondo'],
    ['4', '已授权（有效）', 'Granted, in force', 'Concedida, vigente'],
    ['5', '已登记', 'Registered', 'Registrada'],
    ['6', '许可中', 'Licensed', 'Licenciada'],
    ['7', '已转让', 'Assigned', 'Cedida'],
    ['8', '质押中', 'Pledged', 'Pignorada'],
    ['9', '驳回/撤回', 'Refused or withdrawn', 'Denegada o retirada'],
    ['10', '失效', 'Lapsed', 'Caducada'],
    ['11', '无效宣告中', 'Invalidation pending', 'En anulación'],
  ],
);

export const transformationMethod = codeSet(
  'TRANSFORM_METHOD',
  ['转化方式', 'Transformation method', 'Forma de transferencia'],
  [
    ['1', '自行投资实施转化', 'Own investment', 'Inversión propia'],
    ['2', '转让', 'Assignment', 'Cesión'],
    ['3', '许可', 'Licence', 'Licencia'],
    ['4', '合作实施', 'Joint implementation', 'Ejecución conjunta'],
    ['5', '作价投资', 'Contribution as equity', 'Aportación al capital'],
    ['6', '其他协商方式', 'Other agreed way', 'Otra forma pactada'],
  ],
);

export const limitReason = codeSet(
  'LIMIT_REASON',
  ['限制公开原因', 'Reason for limited release', 'Motivo de difusión limitada'],
  [
    ['0', '否', 'No', 'No'],
    ['1', '技术秘密', 'Trade secret', 'Secreto técnico'],
    ['2', '专利申请中', 'Patent pending', 'Patente en trámite'],
    ['3', '合同约定', 'Contract', 'Contrato'],
    ['4', '人类遗传资源/伦理', 'Genetic resources or ethics', 'Recursos genéticos o ética'],
    ['5', '其他', 'Other', 'Otro'],
  ],
  { reserves: ['0'] },
);
