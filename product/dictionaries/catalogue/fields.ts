import { codeSet } from '../code-set';

export const newIndustry = codeSet(
  'NEW_INDUSTRY',
  ['战略性新兴产业', 'Strategic emerging industry', 'Industria estratégica emergente'],
  [
    ['1', '新一代信息技术', 'New-generation IT', 'TI de nueva generación'],
    ['2', '高端装备制造', 'High-end equipment', 'Equipos de alta gama'],
    ['3', '新材料', 'New materials', 'Nuevos materiales'],
    ['4', '生物产业', 'Bio-industry', 'Bioindustria'],
    ['5', '新能源汽车', 'New-energy vehicles', 'Vehículos de nueva energía'],
    ['6', '新能源', 'New energy', 'Nuevas energías'],
    ['7', '节能环保', 'Energy saving and environment', 'Ahorro energético y medio ambiente'],
    ['8', '数字创意', 'Digital creative industry', 'Creatividad digital'],
    ['9', '相关服务业', 'Related services', 'Servicios afines'],
    ['10', '不属于', 'None', 'Ninguna'],
  ],
);

export const technologyField = codeSet(
  'TECH_FIELD',
  ['技术领域', 'Technology field', 'Campo tecnológico'],
  [
    ['1', '生物医药与医疗器械', 'Biomedicine and devices', 'Biomedicina y dispositivos'],
    ['2', '电子信息', 'Electronics and information', 'Electrónica e información'],
    ['3', '先进制造', 'Advanced manufacturing', 'Fabricación avanzada'],
    ['4', '新材料', 'New materials', 'Nuevos materiales'],
    ['5', '新能源与节能', 'New energy', 'Nueva energía y ahorro'],
    ['6', '环境保护', 'Environment', 'Medio ambiente'],
    ['7', '现代农业', 'Modern agriculture', 'Agricultura moderna'],
    ['8', '航空航天', 'Aerospace', 'Aeroespacial'],
    ['9', '现代交通', 'Modern transport', 'Transporte moderno'],
    ['10', '地球、空间与海洋', 'Earth, space and ocean', 'Tierra, espacio y océano'],
    ['11', '核应用技术', 'Nuclear application', 'Aplicación nuclear'],
    ['12', '其他', 'Other', 'Otro'],
  ],
);

export const applicationIndustry = codeSet(
  'APPLY_INDUSTRY',
  ['应用行业', 'Industry of application', 'Sector de aplicación'],
  [
    ['1', 'C27 医药制造业', 'Pharmaceutical manufacturing', 'Industria farmacéutica'],
    ['2', 'C358 医疗仪器设备及器械制造', 'Medical instruments', 'Instrumental médico'],
    ['3', 'Q84 卫生', 'Health care', 'Sanidad'],
    ['4', 'Q85 社会工作', 'Social work', 'Trabajo social'],
    ['5', 'M73 研究和试验发展', 'Research and development', 'Investigación y desarrollo'],
    ['6', 'M74 专业技术服务业', 'Professional technical services', 'Servicios técnicos'],
    ['7', 'I65 软件和信息技术服务业', 'Software and IT services', 'Software y servicios TI'],
    ['8', 'F51/F52 医药及器材批发零售', 'Medical trade', 'Comercio médico'],
    ['9', 'C14 食品制造业', 'Food manufacturing', 'Alimentación'],
    ['10', 'C26 化学原料和化学制品', 'Chemicals', 'Química'],
    ['11', 'A 农林牧渔', 'Agriculture', 'Agricultura'],
    ['12', 'N 水利环境公共设施', 'Environment and utilities', 'Medio ambiente'],
    ['13', 'P 教育', 'Education', 'Educación'],
    ['14', 'S 公共管理和社会保障', 'Public administration', 'Administración pública'],
    ['15', 'J 金融（健康保险）', 'Finance (health insurance)', 'Finanzas (seguro médico)'],
    ['16', '其他', 'Other', 'Otro'],
  ],
);

/** How far the achievement is in use; not the state of its application. */
export const useStatus = codeSet(
  'APPLY_STATUS',
  ['应用状态', 'State of use', 'Estado de aplicación'],
  [
    ['1', '产业化应用', 'Industrial application', 'Aplicación industrial'],
    ['2', '小批量或小范围应用', 'Small-scale application', 'Aplicación a pequeña escala'],
    ['3', '试用', 'Trial use', 'Uso de prueba'],
    ['4', '应用后停用', 'Stopped after use', 'Suspendido tras uso'],
    ['5', '未应用', 'Not applied', 'No aplicado'],
  ],
);
