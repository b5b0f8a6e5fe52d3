import { smallPdf } from './pdf';
import { dayFrom, said, signingCode, type StoryWorld } from './world';
import { cast } from '../cast';

/** Which application a story is about, and what it is called. */
export interface ApplicationOf {
  readonly applicationId: string;
  readonly achievementName: string;
}

/** What may differ from the story's usual achievement. */
export interface Wishes {
  readonly owner?: string;
  readonly achievementName?: string;
  /** Fields of the three steps that replace the usual ones, in wire names. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

let made = 0;

/** The three steps of the wizard, in wire names (domain §4.3): a wearable that warns of irregular heartbeats. */
export const stepsOf = async (world: StoryWorld, { owner = cast.owner, achievementName, fields }: Wishes) => {
  const person = await world.signIn(owner);
  made += 1;
  const [myself] = await said(person.wire('GET /api/UserInfo/GetUserInfo'));
  const managers = await said(person.wire('POST /api/ApplyFor/LoadScienceHandlerList', { Name: '唐予安' }));
  const agencies = await said(person.wire('POST /api/ApplyFor/GetAgencyList'));
  const agency = agencies.find(({ OrgNumber }: { OrgNumber: string }) => OrgNumber === 'PJ001');
  const steps: Readonly<Record<'apply' | 'apply2' | 'apply3', Record<string, unknown>>> = {
    apply: {
      ApplyInfo: achievementName ?? `可穿戴心律失常预警贴片 ${made}`,
      ApplyInfoEn: 'A wearable patch that warns of arrhythmia',
      FruitType: '1.2',
      PKJMD: ['1'],
      KeyWords: ['心律失常', '可穿戴', '预警'],
      Intro: '贴片在家中连续记录心电信号，边缘侧算法判别信号质量并识别房颤发作，及时提醒佩戴者和随访医生。',
      TechnologyField: '4',
      NewIndustry: '3',
      ApplyIndustry: ['2'],
      MedProductTech: { Kind: '2', Sub: ['2.1'] },
      OutcomeForms: ['4', '2'],
      OutcomeAttr: '1',
      Stage: '2',
      TopicSources: [
        { Source: '1.3', PlanName: '国家重点研发计划（演示）', ProjectNo: 'Y2020-7', Fund: '180' },
      ],
      StartDate: '2021-01',
      EndDate: '2025-08',
      ScienceHandlerId: managers.rows[0].Id,
      HumanResearch: 1,
      UsesHGR: 2,
      IsSecret: 2,
    },
    apply2: {
      Orgs: [
        {
          OrgId: myself.OrgId,
          OrgName: myself.OrgName,
          IsMan: 1,
          OrgType: '1',
          Contribution: '临床方案、样机试制与多中心验证',
        },
      ],
      Persons: [
        {
          UserId: myself.Id,
          Name: myself.TrueName,
          Sex: '1',
          BirthYear: 1975,
          ZhiCheng: '1.1',
          Education: '1',
          OrgName: myself.OrgName,
          Contribution: '总体设计与组织实施',
          Share: 60,
        },
        {
          UserId: null,
          Name: '路知遥',
          Sex: '2',
          BirthYear: 1988,
          ZhiCheng: '7.3',
          Education: '1',
          OrgName: myself.OrgName,
          Contribution: '判别算法',
          Share: 40,
        },
      ],
      IPs: [
        {
          Form: '1',
          Status: '4',
          Name: '一种心电信号质量判别方法',
          No: `ZL 2021 1 ${7_000_000 + made}.${made % 10}`,
          Country: 'CN',
          ApplyDate: '2021-03-05',
          GrantDate: '2023-06-09',
          Owner: myself.OrgName,
          IsCore: 1,
          Inventors: [{ Name: '路知遥', OrgName: myself.OrgName }],
        },
      ],
      Papers: [],
      Standards: [],
      Approvals: [
        { Kind: '1', No: '伦审 2021-107', Issuer: '医院伦理委员会', Date: '2021-04-01', FileId: null },
      ],
      Awards: [],
      ApplyStatus: '5',
      TransformMethod: '3',
      Benefits: [
        { Year: 2025, NewSales: '900', NewProfit: '210.5', Tax: '30', SavedCost: '0', Basis: '财务报表' },
      ],
      SocialBenefit: '减少不必要的急诊就诊，便于基层随访。',
    },
    apply3: {
      PJJGOrgId: agency.Id,
      ExpectFinish: dayFrom(world, 120),
      AvoidExperts: [],
      Attachments: [],
      CommitmentIds: ['truth.2026-1', 'ownership.2026-1', 'publication.2026-1'],
      ConsentPublish: 1,
    },
  };
  for (const [field, value] of Object.entries(fields ?? {})) {
    const step = Object.values(steps).find((each) => field in each);
    if (!step) throw new Error(`no step of the wizard has a field ${field}`);
    step[field] = value;
  }
  return steps;
};

/** A draft of all three steps, saved one after the other as the wizard does (A1, A2). */
export const draft = async (world: StoryWorld, wishes: Wishes = {}): Promise<ApplicationOf> => {
  const owner = await world.signIn(wishes.owner ?? cast.owner);
  const steps = await stepsOf(world, wishes);
  let saved: { Id?: string; RowVersion?: number } = {};
  for (const [Step, Data] of Object.entries(steps))
    saved = await said(owner.wire('POST /api/ApplyFor/SaveApply', { ...saved, Step, Data }));
  return { applicationId: saved.Id!, achievementName: String(steps.apply['ApplyInfo']) };
};

/** A draft with a document beside one of its approvals: a file that stands with the application. */
export const draftWithFile = async (world: StoryWorld): Promise<ApplicationOf> => {
  const owner = await world.signIn(cast.owner);
  const [{ FileId }] = await said(
    owner.upload('/api/OriginalMaterial/UploadFile', '伦理批件.pdf', smallPdf('approval')),
  );
  const Approvals = [
    { Kind: '1', No: '伦审 2021-107', Issuer: '医院伦理委员会', Date: '2021-04-01', FileId },
  ];
  return draft(world, { fields: { Approvals } });
};

/** The whole application as somebody reads it. */
export const application = async (world: StoryWorld, loginName: string, { applicationId }: ApplicationOf) =>
  said((await world.signIn(loginName)).wire('GET /api/ApplyFor/GetApplyById', { Id: applicationId }));

/** Signed with a code for exactly what stands there, and submitted (A3). */
export const submit = async (world: StoryWorld, about: ApplicationOf, login: string = cast.owner) => {
  const { Id, ContentHash, RowVersion } = await application(world, login, about);
  const SmsCode = await signingCode(world, login, 'apply.submit', Id, ContentHash);
  const owner = await world.signIn(login);
  return said(owner.wire('POST /api/ApplyFor/SubmitApply', { Id, RowVersion, SmsCode }));
};

/** Accepted and given to an assessor of the agency (A5). */
export const accept = async (world: StoryWorld, about: ApplicationOf) => {
  const manager = await world.signIn(cast.manager);
  const { Id, RowVersion } = await application(world, cast.manager, about);
  const options = await said(manager.wire('GET /api/ApplyFor/GetAssessorOptions', { Id }));
  const { id } = await world.signIn(cast.assessor);
  const chosen = options.find((option: { Id: string; TrueName: string }) =>
    id ? option.Id === id : option.TrueName === '陆景行',
  );
  return said(
    manager.wire('POST /api/ApplyFor/AcceptApply', {
      Id,
      RowVersion,
      PGSId: chosen.Id,
      ContractNo: 'HT-2026-107',
      Fee: '3.50',
      // The stories of one file together give one assessor more than a person has in hand.
      LoadReason: '该方向仅此一名评估师',
      PlanStart: dayFrom(world, 1),
      PlanEnd: dayFrom(world, 90),
    }),
  );
};
