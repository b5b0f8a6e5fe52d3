import { outcomeCategoryOf, type DocumentType } from '#product/dictionaries/dictionaries';
import type { DemoAchievement } from './achievement';

/** The levels the evidence of an achievement has to prove, as numbers. */
export interface DemoLevels {
  readonly maturity: number;
  readonly innovation: number;
  /** Absent where nothing is compared. */
  readonly advancement: number | undefined;
}

/** What the owners hope for while nothing has been evaluated. */
const hoped: Readonly<Record<number, DemoLevels>> = {
  12: { maturity: 7, innovation: 1, advancement: 4 },
  13: { maturity: 8, innovation: 1, advancement: 4 },
};

/** The levels of the table in domain §8; where it has none yet, what the owner hopes for. */
export const levelsFor = ({ number, progress }: DemoAchievement): DemoLevels =>
  hoped[number] ?? {
    maturity: Number(progress.maturityLevel),
    innovation: Number(progress.innovationLevel),
    advancement: progress.advancementLevel === undefined ? undefined : Number(progress.advancementLevel),
  };

/** A document of the material. */
export interface DemoDocument {
  readonly type: DocumentType;
  readonly title: string;
  readonly issuer: string;
  /** Days before the material was submitted. */
  readonly daysBefore: number;
}

type Made = 'device' | 'assay' | 'software' | 'drug' | 'method' | 'theory';
const madeAs = (one: DemoAchievement): Made => {
  const category = outcomeCategoryOf(one.achievementType);
  if (category === '3') return 'theory';
  if (category === '2') return 'method';
  return (
    ({ '1.1': 'drug', '1.3': 'assay', '1.5': 'software' } as const)[one.achievementType as '1.1'] ?? 'device'
  );
};

/** What proves levels 1 to 9 (domain §5.1); `null`: that proof makes no sense here, and the table says why. */
const proofs: Readonly<Record<Made, readonly (DocumentType | null)[]>> = {
  device: ['1.1', '1.3', '2.2', '2.3', '2.6', '2.9', '3.4', '4.5', '5.1'],
  assay: ['1.1', '1.3', '2.1', '2.3', '3.1', '2.9', '3.5', '4.5', '5.1'],
  software: ['1.1', '1.3', null, '2.5', '2.7', '2.9', '3.5', '4.6', '5.1'],
  drug: ['1.1', '1.3', '2.1', '2.4', '2.6', '3.2', '3.3', '3.6', '5.1'],
  method: ['1.1', '1.3', null, '2.5', '3.1', null, '3.5', '4.6', '5.1'],
  theory: ['1.1', '1.3', '2.1', '2.4'],
};
const market: Readonly<Record<'applied' | 'method', readonly (readonly DocumentType[])[]>> = {
  applied: [['5.3', '5.4', '5.5'], ['5.12'], ['5.13'], ['5.14']],
  method: [['5.8'], ['5.9'], ['5.10'], ['5.11']],
};
const skipReasons: Readonly<Record<number, string>> = {
  3: '软件与管理方法不作体外或动物功能实验，以回顾性数据验证代替。',
  6: '管理方法没有样机，不适用注册检验，以先导队列与多中心研究代替。',
};

/** Types of the documents that prove the single items, level by level up to 9. */
export const itemTypes = (one: DemoAchievement, { maturity }: DemoLevels): DocumentType[] =>
  proofs[madeAs(one)].slice(0, Math.min(maturity, 9)).filter((type) => type !== null);

/** Types of the documents that prove levels 10 to 13 of the whole achievement. */
export const marketTypes = (one: DemoAchievement, { maturity }: DemoLevels): DocumentType[] =>
  market[madeAs(one) === 'method' ? 'method' : 'applied'].slice(0, Math.max(0, maturity - 9)).flat();

/** The proofs that make no sense for this achievement, with the reason. */
export const skippedProofs = (one: DemoAchievement) =>
  ([3, 6] as const)
    .filter((level) => proofs[madeAs(one)][level - 1] === null)
    .map((level) => ({ level, reason: skipReasons[level]! }));

const titles: Partial<Record<DocumentType, string>> = {
  '1.1': '代表性论文',
  '1.3': '研究方案',
  '1.6': '技术研制报告',
  '2.1': '体外功能实验报告',
  '2.2': '动物功能实验报告',
  '2.3': '台架试验报告',
  '2.4': '动物药效研究报告',
  '2.5': '回顾性数据验证报告',
  '2.6': '安全性评价报告',
  '2.7': '模拟环境样机测试报告',
  '2.8': '第三方检测报告',
  '2.9': '注册检验报告',
  '3.1': '先导队列研究报告',
  '3.2': '首次人体研究报告',
  '3.3': '二期临床研究报告',
  '3.4': '器械临床试验报告',
  '3.5': '多中心研究报告',
  '3.6': '三期临床研究报告',
  '4.1': '伦理审查批件',
  '4.2': '人类遗传资源备案凭证',
  '4.3': '生物医学新技术备案凭证',
  '4.4': '临床试验注册证明',
  '4.5': '产品注册证',
  '4.6': '医疗新技术准入批件',
  '4.7': '知识产权证书',
  '5.1': '多机构常规应用证明',
  '5.2': '用户应用证明',
  '5.3': '首份销售合同',
  '5.4': '销售发票',
  '5.5': '银行到账回单',
  '5.6': '经济效益证明',
  '5.7': '社会效益证明',
  '5.8': '外部机构采用证明',
  '5.9': '区域推广文件',
  '5.12': '盈亏平衡专项报表',
  '5.13': '利润专项报表',
  '6.1': '科技查新报告',
  '6.2': '论文引用检索报告',
  '6.4': '团队与条件说明',
  '6.5': '风险说明',
  '6.6': '患者数据去标识化说明',
  '6.7': '数据可得性与可重复性说明',
  '6.8': '论文发表诚信声明',
  '6.9': '理论转化前景说明',
};
const outsiders: Readonly<Record<string, string>> = {
  '2': '岳川医学检测研究院（演示）',
  '4': '主管部门（演示）',
  '6.1': '江澜科技查新站（演示）',
  '6.2': '江澜科技查新站（演示）',
  '5.8': '澄湖市卫生健康中心（演示）',
  '5.9': '岳川省卫生健康部门（演示）',
  '3.5': '多中心研究协作组（演示）',
};

const required = (one: DemoAchievement): DocumentType[] => {
  if (madeAs(one) === 'theory')
    return ['6.2', '6.1', '6.7', '4.1', '6.8', '6.9', '6.4'].filter(
      (type) => type !== '4.1' || one.humanResearch === '1',
    ) as DocumentType[];
  const hasEthics = one.humanResearch === '1' && one.approvals.some(({ kind }) => kind === '1');
  return [
    '1.6',
    '6.1',
    '2.8',
    ...(one.humanResearch === '1' ? (['4.4'] as const) : []),
    ...(hasEthics ? (['4.1'] as const) : []),
    ...(one.usesHumanGeneticResources === '1' ? (['4.2'] as const) : []),
    '5.2',
    '5.2',
    ...(one.rights.length > 0 ? (['4.7'] as const) : []),
    ...(Number(one.economicBenefit) > 0 && madeAs(one) !== 'method' ? (['5.6'] as const) : []),
    ...(madeAs(one) === 'method' ? (['5.7'] as const) : []),
    '6.4',
    '6.5',
    '6.6',
  ];
};

/** Every document of an achievement's material: what its checklist wants, and what its levels rest on. */
export const documentsFor = (one: DemoAchievement, levels: DemoLevels): DemoDocument[] => {
  const main = one.organisations[0]!.name;
  const extra = [...itemTypes(one, levels), ...marketTypes(one, levels)];
  const types = [...required(one), ...extra];
  return types.map((type, place) => {
    const again = types.slice(0, place).filter((other) => other === type).length;
    const issuer =
      type === '5.2'
        ? again === 0
          ? '青岚县人民医院（演示）'
          : '沂川市第二医院（演示）'
        : (outsiders[type] ?? outsiders[type.split('.')[0]!] ?? main);
    return {
      type,
      title: `${titles[type] ?? '证明材料'}${again > 0 ? `（${again + 1}）` : ''}`,
      issuer,
      daysBefore: type === '6.1' ? 25 : 40 + ((place * 37) % 260),
    };
  });
};
