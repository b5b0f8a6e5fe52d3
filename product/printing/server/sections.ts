/** The thirteen numbered sections of an evaluation report, as plain data (domain §6.1, §6.2). */

/** A label and what it says; the smallest piece of a report. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A field that its chapter draws no place for, under its name: a text, several of them, or rows. */
export type Piece = { readonly title: string } & (
  | { readonly text: string }
  | { readonly lines: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
);

export interface EvaluationOverview {
  readonly client: string;
  readonly purposes: readonly string[];
  readonly basis: readonly string[];
  readonly method: readonly string[];
  readonly baseDate: string;
  readonly version: string;
  readonly applicationNumber: string;
  readonly feeDeclaration: string;
  readonly process: readonly { readonly date: string; readonly event: string; readonly by: string }[];
}

interface Organisation {
  readonly name: string;
  readonly type: string;
  readonly isMain: boolean;
  readonly contribution: string;
}

interface Person {
  readonly name: string;
  readonly professionalTitle: string;
  readonly organisation: string;
  readonly contribution: string;
  /** Percent of the contribution, or null where the applicants gave none. */
  readonly share: string | null;
}

export interface AchievementOverview {
  readonly facts: readonly Fact[];
  readonly problem: string;
  readonly principle: string;
  readonly route: string;
  readonly mainIndicators: readonly Fact[];
  readonly organisations: readonly Organisation[];
  readonly persons: readonly Person[];
  readonly topicSources: readonly {
    readonly source: string;
    readonly planName: string;
    readonly projectNumber: string;
    readonly fundWan: string;
  }[];
}

interface WbsRow {
  /** `1`, `1.2`, `1.2.3`: the depth indents the name. */
  readonly code: string;
  readonly name: string;
  readonly weight: string;
  readonly isKey: boolean;
  readonly level: number | null;
  readonly levelBasis: string;
  readonly evidence: readonly string[];
  readonly gapToNext: string;
}

export interface MaturitySection {
  readonly text: string;
  readonly wbs: readonly WbsRow[];
  readonly evidenceMatrix: readonly {
    readonly wbsCode: string;
    /** The levels a document of this kind can prove, `7` or `2、7`; empty where it proves none by itself. */
    readonly levels: string;
    readonly evidence: string;
    readonly title: string;
    readonly date: string;
    readonly accepted: boolean;
  }[];
  readonly gapText: string;
  readonly gap: readonly { readonly missing: string; readonly action: string }[];
}

interface InnovationPoint {
  readonly number: string;
  readonly text: string;
  readonly isCore: boolean;
  readonly noveltyReport: string | null;
  readonly scope: string;
  readonly result: string;
  readonly closeDocuments: readonly string[];
  readonly level: number;
}

export interface InnovationSection {
  readonly text: string;
  readonly points: readonly InnovationPoint[];
  readonly distribution: string;
}

interface Comparison {
  readonly levelType: string;
  readonly comparator: string;
  readonly source: string;
  readonly value: string;
  readonly compareLevel: string;
}

interface Indicator {
  readonly name: string;
  readonly unit: string;
  readonly direction: string;
  readonly ownValue: string;
  readonly tolerance: string;
  readonly testReport: string;
  readonly isCore: boolean;
  readonly level: number | null;
  readonly comparisons: readonly Comparison[];
}

export interface AdvancementSection {
  readonly text: string;
  readonly indicators: readonly Indicator[];
}

export interface MedicalSection {
  /** Safety, effectiveness, clinical need, ethics risk: 1–5 with its reasons. */
  readonly grades: readonly {
    readonly aspect: string;
    readonly grade: number | null;
    readonly text: string;
  }[];
  readonly regulatoryPath: readonly {
    readonly step: string;
    readonly state: string;
    readonly number: string;
    readonly date: string;
  }[];
  /** What the papers show of each step that this achievement has to take (domain §9.10); empty where it has none to take. */
  readonly checkedPath: readonly {
    readonly step: string;
    readonly neededFrom: number;
    readonly state: string;
    readonly number: string;
    readonly date: string;
  }[];
  readonly standardOfCare: readonly {
    readonly aspect: string;
    readonly standard: string;
    readonly achievement: string;
  }[];
}

interface BenefitYear {
  readonly year: string;
  readonly newSales: string;
  readonly newProfit: string;
  readonly tax: string;
  readonly savedCost: string;
  readonly basis: string;
}

export interface BenefitSection {
  readonly years: readonly BenefitYear[];
  /** 经济效益合计, 万元. */
  readonly economicBenefit: string;
  readonly economicBasis: string;
  readonly social: string;
  readonly socialFacts: readonly Fact[];
  /** Citations and uptake by guidelines; the main thing for basic theory, else empty. */
  readonly academicFacts: readonly Fact[];
}

export interface RightsSection {
  readonly rights: readonly {
    readonly form: string;
    readonly name: string;
    readonly number: string;
    readonly status: string;
    readonly owner: string;
    readonly date: string;
    readonly isCore: boolean;
  }[];
  readonly ownershipChain: string;
  readonly encumbrances: string;
  readonly approvals: readonly {
    readonly kind: string;
    readonly number: string;
    readonly issuer: string;
    readonly date: string;
  }[];
}

export interface TeamSection {
  readonly team: string;
  readonly conditions: string;
  readonly facts: readonly Fact[];
}

export interface Risk {
  readonly kind: string;
  readonly description: string;
  /** 1–5 each; the product is printed. */
  readonly probability: number;
  readonly impact: number;
  readonly mitigation: string;
}

export interface TransformationSection {
  readonly methods: readonly string[];
  readonly advice: readonly string[];
  readonly plan: readonly {
    readonly target: string;
    readonly work: string;
    readonly costWan: string;
    readonly months: string;
  }[];
  readonly priceBasis: string | null;
}

export interface PanelSection {
  readonly text: string;
  readonly members: readonly {
    readonly number: string;
    readonly field: string;
    readonly professionalTitle: string;
    readonly familiarity: string;
    readonly isLeader: boolean;
  }[];
  /** Votes by line: conclusion, overall level, each scale. */
  readonly tally: readonly { readonly item: string; readonly result: string; readonly agreement: string }[];
  readonly consolidated: string;
  readonly remarks: readonly {
    readonly number: string;
    readonly kind: string;
    readonly text: string;
    readonly answer: string;
  }[];
}

export interface ConclusionSection {
  readonly values: readonly Fact[];
  readonly opinion: string;
  readonly conditionsOfUse: readonly string[];
  readonly validity: string;
}
