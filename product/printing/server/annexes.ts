/** The five annexes of an evaluation report, as plain data (domain §6.1, 附件 A–E). */
import type { Fact } from './sections';

interface EvidenceLine {
  readonly number: string;
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly issuer: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
}

/** A place in a document of the evidence, and what it proves (domain §9.2). */
interface CitedPlaceLine {
  readonly proves: string;
  /** The document by its number and title, with the page. */
  readonly where: string;
  /** The place in words, and what stands there. */
  readonly says: string;
  /** SHA-256 of the file that was cited, hexadecimal. */
  readonly sha256: string;
}

interface NoveltySearch {
  readonly number: string;
  readonly agency: string;
  readonly date: string;
  readonly scope: string;
  readonly conclusion: string;
}

interface TestReport {
  readonly number: string;
  readonly title: string;
  readonly issuer: string;
  readonly date: string;
  /** What it measured: each indicator with its value. */
  readonly results: string;
}

/**
 * How far the panel agreed: medians, how far the sheets lie from them, and what was advised by all together. Single sheets
 * stand in the file record of the agencies only, never in the official document.
 */
interface PanelAgreement {
  readonly lines: readonly {
    readonly item: string;
    /** Median and spread before a discussion; empty where there was none. */
    readonly before: string;
    readonly median: string;
    readonly spread: string;
  }[];
  /** The panel was too far apart and talked it over: what it said before stands beside what it says now. */
  readonly hasDiscussion: boolean;
  readonly text: string;
  readonly advice: readonly { readonly kind: string; readonly text: string; readonly count: string }[];
}

export interface Annexes {
  readonly evidence: readonly EvidenceLine[];
  readonly citedPlaces: readonly CitedPlaceLine[];
  readonly noveltySearches: readonly NoveltySearch[];
  readonly testReports: readonly TestReport[];
  readonly agreement: PanelAgreement;
  readonly agency: readonly Fact[];
  readonly assessors: readonly {
    readonly name: string;
    readonly certificateNumber: string;
    readonly grade: string;
    readonly validUntil: string;
    readonly duty: string;
  }[];
}
