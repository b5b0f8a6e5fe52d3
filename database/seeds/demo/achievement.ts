import type {
  AchievementType,
  AdvancementLevel,
  CodeOf,
  EvaluationPurpose,
  InnovationLevel,
  MaturityLevel,
  MedicalProduct,
  OverallLevel,
  ProfessionalTitle,
} from '#product/dictionaries/dictionaries';

export interface DemoTopicSource {
  readonly source: CodeOf<'topicSource'>;
  readonly planName: string;
  readonly projectNumber: string;
  /** 万元 */
  readonly fund: string;
}

export interface DemoAchievementOrganisation {
  /** Organisation number; absent for one that has no account here. */
  readonly number?: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly type: CodeOf<'organisationType'>;
  readonly sort: number;
  readonly contribution: string;
}

export interface DemoAchievementPerson {
  /** Login name, when the person has an account. */
  readonly user?: string;
  readonly name: string;
  readonly sex: CodeOf<'sex'>;
  readonly birthYear: number;
  readonly professionalTitle: ProfessionalTitle;
  readonly education: CodeOf<'education'>;
  readonly organisation: string;
  readonly sort: number;
  readonly contribution: string;
  /** Per cent. */
  readonly share: string;
}

/** A person as papers and patents name them. */
export interface DemoNamed {
  readonly name: string;
  readonly organisation: string;
}

export interface DemoRight {
  readonly form: CodeOf<'rightForm'>;
  readonly status: CodeOf<'rightStatus'>;
  readonly name: string;
  /** In year 0000, which no office ever gave. */
  readonly number: string;
  readonly country: string;
  readonly applicationDate: string;
  readonly grantDate?: string;
  readonly owner: string;
  readonly isCore: boolean;
  readonly inventors: readonly DemoNamed[];
}

export interface DemoPaper {
  readonly title: string;
  readonly journal: string;
  readonly year: number;
  readonly doi: string;
  readonly cites: number;
  readonly authors: readonly DemoNamed[];
}

interface DemoStandard {
  readonly name: string;
  readonly number: string;
  readonly level: CodeOf<'standardLevel'>;
}

export interface DemoApproval {
  readonly kind: CodeOf<'approvalKind'>;
  readonly number: string;
  readonly issuer: string;
  readonly date: string;
}

/** Money in 万元, two decimals. */
export interface DemoBenefit {
  readonly year: number;
  readonly newSales: string;
  readonly newProfit: string;
  readonly tax: string;
  readonly savedCost: string;
  readonly basis: string;
}

/** One seat of a panel with the sheet as it stands. `null`: untouched. `6`: saved. */
export interface DemoSeat {
  readonly expert: string;
  readonly isLeader: boolean;
  readonly opinionStatus: null | '6' | '0' | '1' | '3';
  /** Its form came back as often as it may, and waits for the public-service agency (domain §3.4 E4b). */
  readonly isReferred?: true;
  /** The public-service agency has decided about it since. */
  readonly isRuledOn?: true;
  readonly conclusion?: CodeOf<'conclusion'>;
}

/** A panel that met instead of judging by correspondence (domain §6.5): everybody was there, one from elsewhere. */
interface DemoMeeting {
  readonly place: string;
  readonly minutes: string;
  readonly points: readonly string[];
  /** Who took part from elsewhere, by the place of their seat. */
  readonly remote: number;
}

/** Where an achievement stands at the moment of seeding (domain §8, last columns). */
interface DemoProgress {
  readonly applicationStatus: CodeOf<'applicationStatus'>;
  readonly reportStatus?: CodeOf<'reportStatus'>;
  readonly materialStatus?: CodeOf<'materialStatus'>;
  readonly maturityLevel?: MaturityLevel;
  readonly innovationLevel?: InnovationLevel;
  readonly advancementLevel?: AdvancementLevel;
  readonly overallLevel?: OverallLevel;
  /** The panel set the overall level by vote, because there is none to compute. */
  readonly overallByVote?: true;
  /** Days before seeding. */
  readonly createdDaysAgo: number;
  readonly submittedDaysAgo?: number;
  readonly acceptedDaysAgo?: number;
  readonly reportedDaysAgo?: number;
  readonly decidedDaysAgo?: number;
  readonly assessor?: string;
  readonly secondChecker?: string;
  readonly meeting?: DemoMeeting;
  readonly panel: readonly DemoSeat[];
  /**
   * Its round is over and the product's own transitions took it further: talked over by a panel too far apart (domain §9.7),
   * or sent back, mended and out to be confirmed (domain §3.3 R8).
   */
  readonly goesOn?: 'discussion' | 'confirmRound';
  /** Its deadline has passed. */
  readonly isOverdue?: true;
  /** Defects of a return for supplement; the field is named as in this file. */
  readonly defects?: readonly { readonly field: string; readonly text: string }[];
  readonly decision?: {
    readonly reason?: CodeOf<'rejectReason'>;
    readonly text: string;
    readonly isFinal: boolean;
  };
}

/** A report that no longer stands: superseded by the current one, or revoked. */
interface DemoOldReport {
  readonly state: 'superseded' | 'revoked';
  readonly issuedDaysAgo: number;
  readonly endedDaysAgo: number;
  readonly maturityLevel: MaturityLevel;
  readonly innovationLevel: InnovationLevel;
  readonly advancementLevel: AdvancementLevel;
  readonly overallLevel: OverallLevel;
  readonly note: string;
  /** What had changed when it was evaluated anew. */
  readonly changesSince?: string;
}

/** An invented achievement with every field of the wizard (domain §4.3) and its place in the work (domain §8). */
export interface DemoAchievement {
  /** The row of the table in domain §8. */
  readonly number: number;
  readonly owner: string;
  readonly technologyManager?: string;
  readonly name: string;
  readonly nameEnglish: string;
  readonly achievementType: AchievementType;
  readonly evaluationPurposes: readonly EvaluationPurpose[];
  readonly keywords: readonly string[];
  readonly introduction: string;
  readonly technologyField: CodeOf<'technologyField'>;
  readonly newIndustry: CodeOf<'newIndustry'>;
  readonly applicationIndustries: readonly CodeOf<'applicationIndustry'>[];
  readonly medicalProducts: readonly MedicalProduct[];
  readonly outcomeForms: readonly CodeOf<'outcomeForm'>[];
  readonly outcomeAttribute: CodeOf<'outcomeAttribute'>;
  readonly stage: CodeOf<'stage'>;
  readonly standardLevel: CodeOf<'standardLevel'>;
  readonly topicSources: readonly DemoTopicSource[];
  /** `YYYY-MM` */
  readonly startMonth: string;
  readonly endMonth: string;
  readonly college: string;
  readonly limitReason: CodeOf<'limitReason'>;
  readonly humanResearch: CodeOf<'yesNo'>;
  readonly usesHumanGeneticResources: CodeOf<'yesNo'>;
  readonly organisations: readonly DemoAchievementOrganisation[];
  readonly persons: readonly DemoAchievementPerson[];
  readonly rights: readonly DemoRight[];
  readonly papers: readonly DemoPaper[];
  readonly standards: readonly DemoStandard[];
  readonly approvals: readonly DemoApproval[];
  readonly awards: readonly string[];
  readonly useStatus: CodeOf<'useStatus'>;
  readonly transformationMethod?: CodeOf<'transformationMethod'>;
  readonly benefits: readonly DemoBenefit[];
  /** 万元: the sum of profit, tax and saved cost. */
  readonly economicBenefit: string;
  readonly socialBenefit: string;
  readonly agency: string;
  readonly avoidExperts: readonly (DemoNamed & { readonly reason: string })[];
  readonly consentPublish: CodeOf<'yesNo'>;
  readonly progress: DemoProgress;
  readonly oldReports: readonly DemoOldReport[];
}
