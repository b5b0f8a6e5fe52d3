import type { CodeOf, ProfessionalTitle } from '#product/dictionaries/dictionaries';
import type {
  DemoAchievement,
  DemoAchievementOrganisation,
  DemoAchievementPerson,
  DemoApproval,
  DemoBenefit,
  DemoNamed,
  DemoPaper,
  DemoRight,
  DemoSeat,
  DemoTopicSource,
} from './achievement';
import { organisationOf } from './organisations';
import { personOf } from './people';

/** Completing organisations by number, the main one first, each with what it did. */
export const organisationsOf = (
  ...rows: readonly (readonly [number: string, contribution: string])[]
): readonly DemoAchievementOrganisation[] =>
  rows.map(([number, contribution], place) => {
    const { name, type } = organisationOf(number);
    return { number, name, type, isMain: place === 0, sort: place + 1, contribution };
  });

type Colleague = readonly [
  name: string,
  sex: CodeOf<'sex'>,
  birthYear: number,
  title: ProfessionalTitle,
  organisation: string,
  share: number,
  contribution: string,
];

/** The owner as first author, then the colleagues; an organisation may be given by its number or by name. */
export const personsOf = (
  owner: string,
  share: number,
  contribution: string,
  ...colleagues: readonly Colleague[]
): readonly DemoAchievementPerson[] => {
  const first = personOf(owner);
  return [
    {
      user: owner,
      name: first.name,
      sex: first.sex,
      birthYear: Number(first.birthMonth.slice(0, 4)),
      professionalTitle: first.professionalTitle,
      education: first.education,
      organisation: organisationOf(first.organisation).name,
      sort: 1,
      contribution,
      share: String(share),
    },
    ...colleagues.map(([name, sex, birthYear, professionalTitle, organisation, part, did], place) => ({
      name,
      sex,
      birthYear,
      professionalTitle,
      education: place % 2 === 0 ? ('1' as const) : ('2' as const),
      organisation: /^[A-Z]{2}\d{3}$/.test(organisation) ? organisationOf(organisation).name : organisation,
      sort: place + 2,
      contribution: did,
      share: String(part),
    })),
  ];
};

const named = (people: string): readonly DemoNamed[] =>
  people.split('、').map((one) => {
    const [name, number] = one.split('@');
    return { name: name!, organisation: organisationOf(number!).name };
  });

/** A granted core patent. `people` reads `苏砚青@YL001、裴云岫@WB002`. */
export const patent = (
  serial: number,
  name: string,
  owner: string,
  people: string,
  more: Partial<DemoRight> = {},
): DemoRight => ({
  form: '1',
  status: '4',
  name,
  number: `ZL00001${String(serial).padStart(7, '0')}.0`,
  country: '中国',
  applicationDate: `20${19 + (serial % 5)}-0${1 + (serial % 9)}-15`,
  grantDate: `20${21 + (serial % 5)}-0${1 + (serial % 8)}-20`,
  owner: organisationOf(owner).name,
  isCore: true,
  inventors: named(people),
  ...more,
});

/** An application that is not granted yet. */
export const pending = (serial: number, name: string, owner: string, people: string): DemoRight => {
  const { grantDate: _none, ...right } = patent(serial, name, owner, people, { status: '3' });
  return { ...right, number: `CN0000${String(serial).padStart(8, '0')}.X` };
};

/** A registered software copyright. */
export const software = (serial: number, name: string, owner: string, people: string): DemoRight =>
  patent(serial, name, owner, people, {
    form: '4',
    status: '5',
    number: `0000SR${String(serial).padStart(7, '0')}`,
    isCore: false,
  });

/** A paper in a journal that does not exist, with a DOI that nobody can register. */
export const paper = (
  serial: number,
  title: string,
  journal: string,
  year: number,
  cites: number,
  people: string,
): DemoPaper => ({
  title,
  journal,
  year,
  doi: `10.0000/demo.${year}.${String(serial).padStart(4, '0')}`,
  cites,
  authors: named(people),
});

/** Ethics approval by the committee of an organisation. */
export const ethics = (organisation: string, year: number, serial: number): DemoApproval => ({
  kind: '1',
  number: `〔${year}〕伦审${String(serial).padStart(3, '0')}号`,
  issuer: `${organisationOf(organisation).name}伦理审查委员会`,
  date: `${year}-03-12`,
});

/** Any other approval; its number carries the year 0000. */
export const approval = (
  kind: DemoApproval['kind'],
  number: string,
  issuer: string,
  date: string,
): DemoApproval => ({
  kind,
  number,
  issuer,
  date,
});

export const topic = (
  source: DemoTopicSource['source'],
  planName: string,
  serial: number,
  fund: number,
): DemoTopicSource => ({
  source,
  planName,
  projectNumber: `DEMO${String(serial).padStart(6, '0')}`,
  fund: fund.toFixed(2),
});

type BenefitRow = readonly [year: number, sales: number, profit: number, tax: number, saved: number];

/** Yearly benefits in 万元, all on the same basis. */
export const benefitsOf = (basis: string, ...rows: readonly BenefitRow[]): readonly DemoBenefit[] =>
  rows.map(([year, sales, profit, tax, saved]) => ({
    year,
    newSales: sales.toFixed(2),
    newProfit: profit.toFixed(2),
    tax: tax.toFixed(2),
    savedCost: saved.toFixed(2),
    basis,
  }));

/**
 * A panel whose first expert leads. Each seat reads `login`, `login:status` or `login:status:conclusion`, and may end in
 * `:referred` or, where that was decided, in `:ruledOn`.
 */
export const panelOf = (...seats: readonly string[]): readonly DemoSeat[] =>
  seats.map((seat, place) => {
    const [expert, status, conclusion, referred] = seat.split(':');
    return {
      expert: expert!,
      isLeader: place === 0,
      opinionStatus: (status ?? null) as DemoSeat['opinionStatus'],
      ...(conclusion && { conclusion: conclusion as CodeOf<'conclusion'> }),
      ...(referred && { isReferred: true as const }),
      ...(referred === 'ruledOn' && { isRuledOn: true as const }),
    };
  });

/** A closed panel in which every sheet agrees. */
export const agreed = (...experts: readonly string[]): readonly DemoSeat[] =>
  panelOf(...experts.map((one) => `${one}:1:1`));

type Given = Pick<
  DemoAchievement,
  | 'number'
  | 'owner'
  | 'name'
  | 'nameEnglish'
  | 'achievementType'
  | 'evaluationPurposes'
  | 'keywords'
  | 'introduction'
  | 'medicalProducts'
  | 'outcomeForms'
  | 'stage'
  | 'startMonth'
  | 'endMonth'
  | 'organisations'
  | 'persons'
  | 'useStatus'
  | 'agency'
  | 'progress'
>;

/** In cents of 万元, so that no sum of decimals goes astray. */
const cents = (money: string): number => Math.round(Number(money) * 100);

/** An achievement from what is special about it; the sum of its benefits is worked out here (domain §4.3 B). */
export const achievement = (given: Given & Partial<DemoAchievement>): DemoAchievement => ({
  technologyField: '1',
  newIndustry: '4',
  applicationIndustries: ['3'],
  outcomeAttribute: '1',
  standardLevel: '7',
  topicSources: [topic('9', '自选课题', given.number, 0)],
  college: '',
  limitReason: '0',
  humanResearch: '2',
  usesHumanGeneticResources: '2',
  rights: [],
  papers: [],
  standards: [],
  approvals: [],
  awards: [],
  benefits: [],
  socialBenefit: '',
  avoidExperts: [],
  consentPublish: '1',
  oldReports: [],
  ...given,
  economicBenefit: (
    (given.benefits ?? []).reduce(
      (sum, { newProfit, tax, savedCost }) => sum + cents(newProfit) + cents(tax) + cents(savedCost),
      0,
    ) / 100
  ).toFixed(2),
});
