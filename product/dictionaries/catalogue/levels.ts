import { codeSet } from '../code-set';

const thirteen = [
  ['1', '报告级', 'Report', 'Informe'],
  ['2', '方案级', 'Concept', 'Concepto'],
  ['3', '功能级', 'Function', 'Función'],
  ['4', '仿真级', 'Simulation', 'Simulación'],
  ['5', '初样级', 'Initial sample', 'Muestra inicial'],
  ['6', '正样级', 'Engineering sample', 'Muestra de ingeniería'],
  ['7', '环境级', 'Real environment', 'Entorno real'],
  ['8', '产品级', 'Product', 'Producto'],
  ['9', '系统级', 'System', 'Sistema'],
  ['10', '销售级', 'Sales', 'Venta'],
  ['11', '盈亏级', 'Break-even', 'Equilibrio'],
  ['12', '利润级', 'Profit', 'Beneficio'],
  ['13', '回报级', 'Return', 'Retorno'],
] as const;

/** Technology maturity (CSD). What a level means for each category stands in `../levels`. */
export const maturity = codeSet('CSD', ['成熟度', 'Technology maturity', 'Madurez tecnológica'], thirteen, {
  builtIn: true,
});

/** The level of one row of the work breakdown: the maturity scale, kept as a list of its own by the specification. */
export const level = codeSet('LEVEL', ['等级', 'Level', 'Nivel'], thirteen, { builtIn: true });

export const innovation = codeSet(
  'CXD',
  ['创新度', 'Innovation degree', 'Grado de innovación'],
  [
    ['1', '一级·国内领域首创', 'Domestic, one field', 'Nacional, un campo'],
    ['2', '二级·国内原创', 'Domestic, all fields', 'Nacional, todos los campos'],
    ['3', '三级·国际领域首创', 'International, one field', 'Internacional, un campo'],
    ['4', '四级·国际原创', 'International, all fields', 'Internacional, todos los campos'],
  ],
  { builtIn: true },
);

export const advancement = codeSet(
  'XJD',
  ['先进度', 'Advancement degree', 'Grado de avance'],
  [
    ['1', '一级·未达到标准', 'Standard not reached', 'Norma no alcanzada'],
    ['2', '二级·达到标准', 'Standard reached', 'Norma alcanzada'],
    ['3', '三级·高于标准', 'Above the standard', 'Superior a la norma'],
    ['4', '四级·国内达到', 'Domestic level reached', 'Nivel nacional alcanzado'],
    ['5', '五级·国内领先', 'Domestically leading', 'Líder nacional'],
    ['6', '六级·国际达到', 'International level reached', 'Nivel internacional alcanzado'],
    ['7', '七级·国际领先', 'Internationally leading', 'Líder internacional'],
  ],
  { builtIn: true },
);
