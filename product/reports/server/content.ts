import { contentHash } from '#host/audit/record';
import type { MaturityLevel } from '#product/levels/level';
import { allowedMaturity, regulatoryPath, type RegulatoryStep } from '#product/levels/regulatory';
import type { Db } from '#host/database/connection';
import { settingsOf } from '#product/settings/server';
import type { SettingValues } from '#product/settings/settings';
import { applicationOf, type ApplicationFacts } from './application';
import { levelsOf, type ReportRecord } from './computed-levels';
import { writtenIn } from './kept';
import { evidenceOf, type EvidenceRow } from '#queries/materials';
import { evidenceNumber } from '#product/printing/server';
import { heldMeetings, type HeldMeeting } from '#product/panels/server';
import { seatsOf, wholePanelOf, type Seat } from '#queries/panels';

/** A report with everything it stands on, read once for one transition. */
export interface ReportContent {
  readonly row: ReportRecord;
  readonly application: ApplicationFacts;
  readonly evidence: readonly EvidenceRow[];
  readonly seats: readonly Seat[];
  /** Everybody whose whole sheet counts: in a confirm round those who judged before it, too. */
  readonly panel: readonly Seat[];
  /** The meetings of its panel whose minutes are signed, round by round. */
  readonly meetings: readonly HeldMeeting[];
  /** Those the evaluation was submitted with. */
  readonly settings: SettingValues;
}

/** The last round that ended in which everybody judged. */
const lastWholeRound = ({ rounds }: ReportRecord): number =>
  Math.max(1, ...rounds.map(({ panelMode, panelRound }) => (panelMode === 'full' ? panelRound : 1)));

export const dossierOf = async (db: Db, row: ReportRecord): Promise<ReportContent> => {
  const seats = await seatsOf(db, row.id, row.panelRound);
  return {
    row,
    application: await applicationOf(db, row.applicationId, row.agencyId),
    evidence: await evidenceOf(db, row.applicationId, row.round),
    seats,
    panel: row.panelMode === 'full' ? seats : await wholePanelOf(db, row.id, lastWholeRound(row)),
    meetings: await heldMeetings(db, row.id),
    settings: await settingsOf(db, row.applicationId),
  };
};

/** What the assessor wrote and what it rests on: this is checked a second time and sent to the experts. */
const draftOf = ({ row, application, evidence }: ReportContent) => ({
  application: {
    id: application.id,
    number: application.applicationNumber,
    round: application.round,
    snapshot: application.snapshot,
  },
  ...writtenIn(row),
  evidence: evidence.map(({ id, documentType, issuer, issuedOn, passed, sha256 }) => ({
    id,
    documentType,
    issuer,
    issuedOn,
    passed,
    sha256,
  })),
});

/** SHA-256 of the draft; any change to text, table or evidence makes it another. */
export const draftHash = (dossier: ReportContent): string => contentHash(draftOf(dossier));

const sealed = (seats: readonly Seat[]) =>
  seats.map(({ number, isLeader, conclusion, sheet }) => ({
    number,
    isLeader,
    conclusion,
    sha256: contentHash(sheet),
  }));

/**
 * The whole report as it is signed, numbered and frozen (domain §6.6): the draft, the levels with their trace,
 * the panel's verdict and the answers. Numbers and dates of issue come after it and are no part of it.
 */
const contentOf = (dossier: ReportContent) => {
  const { row, seats } = dossier;
  return {
    draft: draftOf(dossier),
    levels: levelsOf(row),
    beforePanel: row.beforePanel,
    // Only where there is one: what was signed without keeps its hash.
    ...(row.confirmedChanges.length > 0 && { confirmedChanges: row.confirmedChanges }),
    trace: row.trace,
    panel: {
      round: row.panelRound,
      mode: row.panelMode,
      tally: row.tally,
      sheets: sealed(seats),
      // What a confirm round stands on.
      ...(row.panelMode === 'confirm' && { judged: sealed(dossier.panel) }),
      // Only where a panel has met: what was signed without keeps its hash.
      ...(dossier.meetings.length > 0 && {
        meetings: dossier.meetings.map(({ panelRound, sha256 }) => ({ round: panelRound, sha256 })),
      }),
    },
    answers: row.answers,
    reconciliation: row.reconciliation,
  };
};
/** The content hash: printed on the last page, bound by every signature. */
export const reportHash = (dossier: ReportContent): string => contentHash(contentOf(dossier));

type Papers = Pick<ReportContent, 'row' | 'application' | 'evidence'>;

/** The regulatory path of a report's achievement, as its papers stood on the base date (domain §9.10). */
export const pathOf = ({ row, application, evidence }: Papers): RegulatoryStep[] =>
  regulatoryPath({
    products: application.productOptions ?? [],
    humanResearch: application.humanResearch ?? false,
    usesGeneticResources: application.usesGeneticResources ?? false,
    approvals: application.form.approvals ?? [],
    documents: evidence,
    baseDate: row.baseDate,
  });

/** A maturity, or the highest that the path allows where that is less. */
export const withinPath = (about: Papers, level: MaturityLevel | null): MaturityLevel | null =>
  level === null ? null : (Math.min(level, allowedMaturity(pathOf(about))) as MaturityLevel);

/** The documents of the material that a report may cite, numbered as in its annex. */
export const evidenceList = ({ evidence }: Pick<ReportContent, 'evidence'>) =>
  evidence.map(({ id, fileId, title, documentType, issuer, issuedOn, passed, sha256, fileName }, place) => ({
    id,
    fileId,
    number: evidenceNumber(place),
    title,
    documentType,
    issuer,
    issuedOn,
    passed,
    sha256,
    fileName,
  }));
