import type { CodeOf, OrganisationType } from '#product/dictionaries/dictionaries';
import { creditCodeOf } from './credit-code';

/** What the register knows of an evaluation agency besides its name. */
interface DemoAgency {
  /** Technology fields it may evaluate. */
  readonly fields: readonly CodeOf<'technologyField'>[];
  readonly introduction: string;
  readonly qualification: string;
  /** Months from the moment of seeding until its entry in the register ends. */
  readonly validMonths: number;
}

/** An invented organisation (domain §8). */
export interface DemoOrganisation {
  readonly number: string;
  readonly name: string;
  readonly type: OrganisationType;
  readonly creditCode: string;
  readonly colleges: readonly string[];
  readonly agency?: DemoAgency;
}

const organisation = (
  number: string,
  name: string,
  type: OrganisationType,
  more: { readonly colleges?: readonly string[]; readonly agency?: DemoAgency } = {},
): DemoOrganisation => ({
  number,
  name,
  type,
  creditCode: creditCodeOf(number, type),
  colleges: more.colleges ?? [],
  ...(more.agency && { agency: more.agency }),
});

const achievementOwners: readonly DemoOrganisation[] = [
  organisation('YL001', '江澜医科大学附属第一医院', '1'),
  organisation('YL002', '云岫大学附属肿瘤医院', '1'),
  organisation('YL003', '滨宁市中心医院', '1'),
  organisation('YL004', '岳川省中医院', '1'),
  organisation('YL005', '青渚市儿童医院', '1'),
  organisation('YL006', '江澜市口腔医院', '1'),
  organisation('GX001', '江澜医科大学', '2', { colleges: ['基础医学院', '公共卫生学院', '护理学院'] }),
  organisation('GX002', '云岫大学药学院', '2'),
  organisation('KY001', '岳川省医学科学研究院', '3'),
  organisation('JK001', '青渚省疾病预防控制中心', '4'),
  organisation('QY001', '江澜微创器械有限公司', '5'),
  organisation('QY002', '云岫智影科技有限公司', '5'),
];

const agencies: readonly DemoOrganisation[] = [
  organisation('PJ001', '江澜衡正科技评价中心', '6', {
    agency: {
      fields: ['1', '2', '3', '4', '12'],
      introduction:
        '专注医疗器械、体外诊断与诊疗技术评价，现有评估师二人，实行评估师、二审、负责人三级签署，评价费用与评价结论无关。',
      qualification: '科技评估机构信用评价AA级（演示）',
      validMonths: 26,
    },
  }),
  organisation('PJ002', '云岫明析科技评估有限公司', '6', {
    agency: {
      fields: ['1', '2', '12'],
      introduction:
        '以肿瘤、药物与数字健康方向见长，建有本地化的对比指标数据库，评价全过程留痕，工作底稿保存不少于十年。',
      qualification: '科技评估机构信用评价A级（演示）',
      validMonths: 14,
    },
  }),
  organisation('PJ003', '岳川知衡成果评价研究院', '6', {
    agency: {
      fields: ['1', '4', '12'],
      introduction: '面向中医药、公共卫生与软科学成果，开展社会效益和推广潜力评价，服务基层医疗卫生机构。',
      qualification: '科技评估机构信用评价A级（演示）',
      validMonths: 3,
    },
  }),
];

const publicServiceAgencies: readonly DemoOrganisation[] = [
  organisation('GF001', '岳川省医药卫生科技促进中心', '7'),
  organisation('GF002', '江澜市卫生健康成果服务中心', '7'),
];

/** Where experts from elsewhere work. */
const otherWorkplaces: readonly DemoOrganisation[] = [
  organisation('WB001', '海岱医科大学', '2'),
  organisation('WB002', '星渚大学第一医院', '1'),
  organisation('WB003', '望岳省肿瘤研究所', '3'),
  organisation('WB004', '沧原市药品检验研究院', '3'),
  organisation('WB005', '鹭屿知识产权服务所', '5'),
  organisation('WB006', '鹭屿会计师事务所', '5'),
];

/** Every organisation of the demonstration. */
export const organisations: readonly DemoOrganisation[] = [
  ...achievementOwners,
  ...agencies,
  ...publicServiceAgencies,
  ...otherWorkplaces,
];

/** The organisation of a number; throws for one that is not there, for only the seeds ask. */
export const organisationOf = (number: string): DemoOrganisation => {
  const found = organisations.find((one) => one.number === number);
  if (!found) throw new Error(`no organisation ${number}`);
  return found;
};
