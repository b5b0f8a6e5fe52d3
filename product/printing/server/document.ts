/**
 * What an evaluation report says, as plain JSON: everything the official PDF prints and nothing else
 * (domain §6.1). No database, no dictionary: codes arrive already as the words that are to be printed,
 * days as 'YYYY-MM-DD', moments as ISO strings, money as decimal strings in 万元.
 */
import type { Language } from '#contract/words';
import type { Annexes } from './annexes';
import type {
  AchievementOverview,
  AdvancementSection,
  BenefitSection,
  ConclusionSection,
  EvaluationOverview,
  InnovationSection,
  MaturitySection,
  MedicalSection,
  PanelSection,
  Piece,
  RightsSection,
  Risk,
  TeamSection,
  TransformationSection,
} from './sections';

/** The three outcome categories; they choose the template, the wording and the cap of the scale. */
export type OutcomeCategory = 'applied' | 'publicBenefit' | 'basicTheory';

/** What is written across the pages. A passed copy has none (domain §6.7). */
export type Watermark =
  | { readonly kind: 'none' }
  | { readonly kind: 'demonstration' }
  | { readonly kind: 'draft'; readonly name: string; readonly time: string }
  | { readonly kind: 'expertCopy'; readonly expertNumber: string };

interface Cover {
  readonly platformName: string;
  readonly achievementName: string;
  readonly achievementNameEnglish: string | null;
  /** Printed in the head of every page; the renderer shortens the name itself when this is null. */
  readonly shortName: string | null;
  readonly mainOrganisation: string;
  readonly evaluationAgency: string;
}

/** What identifies an issued report; a draft has only null here. */
interface Issue {
  readonly reportNumber: string | null;
  /** Printed as stored, `XXXX-XXXX-XXXX-XXXX`. */
  readonly verifyCode: string | null;
  readonly verifyUrl: string | null;
  readonly issueDate: string | null;
  readonly validUntil: string | null;
  /** SHA-256 of the canonical JSON of the report and its evidence hashes, hexadecimal. */
  readonly contentHash: string | null;
  /** The fingerprint of the key that signs the report's receipt, as it is compared. */
  readonly receiptKey: string | null;
}

export interface Signature {
  readonly role: 'assessor' | 'secondReviewer' | 'agencyManager' | 'publicAgencyReviewer';
  readonly name: string;
  /** ISO moment with offset; printed as it stands, to the second. */
  readonly time: string;
  readonly hash: string;
}

/** A level that was computed, with the rule that gave it; null where the category is not rated on it. */
interface LevelResult {
  readonly level: number | null;
  readonly basis: string;
  readonly trace: readonly string[];
  /** From the computed level to the published one: changes by hand, the panel, the note of reconciliation. */
  readonly course: readonly string[];
}

interface ReportLevels {
  readonly maturity: LevelResult;
  /** Σ weight × level / 100, one decimal, as a string. */
  readonly maturityIndex: string | null;
  readonly innovation: LevelResult;
  readonly advancement: LevelResult;
  /** 国际领先 … 未评价 */
  readonly overallLevel: string;
  readonly overallLevelReason: string;
}

/** The six lines of the five-value scheme, each 0–100 (domain §6.3). */
interface ValueScores {
  readonly scientific: number;
  readonly technical: number;
  readonly economic: number;
  readonly social: number;
  readonly cultural: number;
  readonly potential: number;
}

interface Summary {
  readonly conclusion: string;
  readonly plainLanguage: string | null;
  /** Means of the experts' scores; null as long as nobody has judged. */
  readonly values: ValueScores | null;
}

/** The numbered chapters, as the document names them. */
type ChapterName =
  | 'evaluation'
  | 'achievement'
  | 'maturity'
  | 'innovation'
  | 'advancement'
  | 'medical'
  | 'benefit'
  | 'rights'
  | 'team'
  | 'risks'
  | 'transformation'
  | 'panel'
  | 'conclusion';

export interface ReportDocument {
  /** What its frame and its labels speak: Chinese in the official report; what people wrote stays as they wrote it. */
  readonly language: Language;
  readonly category: OutcomeCategory;
  readonly cover: Cover;
  readonly issue: Issue;
  /** ISO moment the file is dated with: issuing, or the version's saving for a draft. Makes bytes repeatable. */
  readonly documentMoment: string;
  /** 限制公开 on every page. */
  readonly limited: boolean;
  /** A demonstration's database: 演示 on every page, whatever else the watermark says. */
  readonly demonstration: boolean;
  readonly watermark: Watermark;
  /** Paragraphs of 声明; `standardStatement` of labels.ts gives the usual ones. */
  readonly statement: readonly string[];
  readonly levels: ReportLevels;
  readonly summary: Summary;
  readonly evaluation: EvaluationOverview;
  readonly achievement: AchievementOverview;
  readonly maturity: MaturitySection;
  readonly innovation: InnovationSection;
  readonly advancement: AdvancementSection;
  readonly medical: MedicalSection;
  readonly benefit: BenefitSection;
  readonly rights: RightsSection;
  readonly team: TeamSection;
  readonly risks: readonly Risk[];
  readonly transformation: TransformationSection;
  readonly panel: PanelSection;
  readonly conclusion: ConclusionSection;
  /** What chapters say beyond what is drawn in a place of its own, by their names. */
  readonly further: Readonly<Partial<Record<ChapterName, readonly Piece[]>>>;
  readonly annexes: Annexes;
  readonly signatures: readonly Signature[];
  /** The agency's seal as `data:image/png;base64,…` or `data:image/jpeg;base64,…`. */
  readonly seal: string | null;
}
