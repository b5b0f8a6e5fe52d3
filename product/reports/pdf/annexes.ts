/** The five annexes of an evaluation report, as plain data (domain §6.1, 附件 A–E). */
import type { Fact } from './sections';

export interface EvidenceLine {
  readonly number: string;
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly issuer: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
}

export interface NoveltySearch {
  readonly number: string;
  readonly agency: string;
  readonly date: string;
  readonly scope: string;
  readonly conclusion: string;
}

export interface TestReport {
  readonly number: string;
  readonly title: string;
  readonly issuer: string;
  readonly date: string;
  /** What it measured: each indicator with its value. */
  readonly results: string;
}

/** One expert's sheet without his name: 专家1 … 专家n. */
export interface ExpertSheet {
  readonly number: string;
  readonly scores: readonly Fact[];
  readonly levels: readonly Fact[];
  readonly comments: readonly Fact[];
  readonly conclusion: string;
  readonly signedAt: string;
  readonly hash: string;
}

export interface Annexes {
  readonly evidence: readonly EvidenceLine[];
  readonly noveltySearches: readonly NoveltySearch[];
  readonly testReports: readonly TestReport[];
  readonly expertSheets: readonly ExpertSheet[];
  readonly agency: readonly Fact[];
  readonly assessors: readonly {
    readonly name: string;
    readonly certificateNumber: string;
    readonly grade: string;
    readonly validUntil: string;
    readonly duty: string;
  }[];
}
