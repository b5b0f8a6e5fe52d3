import type { DemoAchievement, DemoNamed } from '../demo/achievements';
import type { Draft } from '#product/applications/application';
import { commitmentIds } from '#product/applications/commitments';

/** What the demonstration's people and organisations are called in this database. */
export interface SeededIds {
  /** By organisation number. */
  readonly organisations: ReadonlyMap<string, string>;
  /** By login name. */
  readonly people: ReadonlyMap<string, string>;
}

const named = (people: readonly DemoNamed[]) =>
  people.map(({ name, organisation }) => ({ name, organisationName: organisation }));

const yes = (code: string): boolean => code === '1';

const achievementOf = (one: DemoAchievement, ids: SeededIds): Draft => ({
  achievementName: one.name,
  achievementNameEnglish: one.nameEnglish,
  achievementType: one.achievementType,
  evaluationPurposes: [...one.evaluationPurposes],
  keywords: [...one.keywords],
  introduction: one.introduction,
  technologyField: one.technologyField,
  newIndustry: one.newIndustry,
  applicationIndustries: [...one.applicationIndustries],
  medicalProduct: { kind: one.medicalProducts[0]!.split('.')[0]!, options: [...one.medicalProducts] },
  outcomeForms: [...one.outcomeForms],
  outcomeAttribute: one.outcomeAttribute,
  stage: one.stage,
  standardLevel: one.standardLevel,
  topicSources: one.topicSources.map((source) => ({ ...source })),
  startMonth: one.startMonth,
  endMonth: one.endMonth,
  collegeName: one.college || null,
  technologyManagerId: one.technologyManager ? ids.people.get(one.technologyManager)! : null,
  limitReason: one.limitReason,
  humanResearch: yes(one.humanResearch),
  usesGeneticResources: yes(one.usesHumanGeneticResources),
  isSecret: false,
});

const completionOf = (one: DemoAchievement, ids: SeededIds): Draft => ({
  organisations: one.organisations.map(({ number, ...row }) => ({
    ...row,
    organisationId: number ? ids.organisations.get(number)! : null,
  })),
  persons: one.persons.map(({ user, organisation, share, ...row }) => ({
    ...row,
    personId: user ? ids.people.get(user)! : null,
    organisationName: organisation,
    share: Number(share),
  })),
  rights: one.rights.map(({ applicationDate, grantDate, inventors, ...row }) => ({
    ...row,
    appliedOn: applicationDate,
    grantedOn: grantDate ?? null,
    inventors: named(inventors),
  })),
  papers: one.papers.map(({ authors, ...row }) => ({ ...row, authors: named(authors) })),
  standards: one.standards.map((row) => ({ ...row })),
  approvals: one.approvals.map((row) => ({ ...row })),
  awards: [...one.awards],
  useStatus: one.useStatus,
  transformationMethod: one.transformationMethod ?? null,
  benefits: one.benefits.map((row) => ({ ...row })),
  economicBenefit: one.economicBenefit,
  socialBenefit: one.socialBenefit,
});

/** An achievement of the demonstration as its owner would have filled in the three steps. */
export const draftOf = (one: DemoAchievement, ids: SeededIds): Draft => ({
  ...achievementOf(one, ids),
  ...completionOf(one, ids),
  evaluationAgencyId: ids.organisations.get(one.agency)!,
  avoidedExperts: one.avoidExperts.map(({ name, organisation, reason }) => ({
    name,
    organisationName: organisation,
    reason,
  })),
  attachments: [],
  commitments: [...commitmentIds],
  consentPublish: yes(one.consentPublish),
});
