import { sql } from 'kysely';
import { systemCreate } from '#host/create';
import { snapshotHashes } from '#queries/applications';
import { setLastDay, withdrawSeats } from '#queries/panels';
import { conclusionNamed } from '#product/opinions/conclusion';
import type { Conclusion } from '#product/opinions/types';
import { startDeadline } from '#product/tasks/server';
import type { LevelsInForce } from '#product/levels/assessment';
import type { Confirmation } from '#product/levels/manual-override';
import type { Trace } from '#product/levels/trace';
import type { PastRound, StoredTally } from '../report';
import { levelsOf } from './computed-levels';
import { evidenceList, type ReportContent } from './content';
import { writtenIn } from './kept';
import { proposedTo } from './reconciliation';
import type { ReportMade } from './transition-data';

/** The sheets of the accepted seats open: they get their last day, and the clock starts (R3, R8). */
export const openSheets = async ({ is, data, context }: ReportMade): Promise<void> => {
  await setLastDay(context, is, data.dueOn ?? null);
  await startDeadline(
    context,
    { applicationId: is.applicationId, object: ['report', is.id], step: 'experts', holder: 'agency' },
    'expertDays',
  );
};

/** Withdrawing frees the panel: the next one is invited anew, under the next round's number (R4b). */
export const withdrawInvitations = ({ was, context }: ReportMade): Promise<void> =>
  withdrawSeats(context, was.id, was.panelRound);

/** The sheets of the next round, empty, for those who are asked again (R8): their area knows whom. */
export const newRound = async ({ is, context }: ReportMade): Promise<void> => {
  await systemCreate(context, 'opinion', { kind: 'report', id: is.id });
};

/** What a round ended with stays with the report when the next one begins (R4, R7). */
export const endRound = async ({ was, data, context }: ReportMade): Promise<void> => {
  const past: PastRound = {
    panelRound: was.panelRound,
    panelMode: was.panelMode,
    tally: was.tally,
    issues: data.issues ?? [],
    proposed: proposedTo({ row: was }),
    endedAt: context.now.toISOString(),
  };
  await context.db
    .updateTable('report')
    .set({ rounds: JSON.stringify([...was.rounds, past]) })
    .where('id', '=', was.id)
    .execute();
};

/** What is kept of a report as its reviewers read it: of the panel the experts' ids, so that nobody's name is stored twice. */
export interface ReviewedContent {
  readonly contentVersion: number;
  readonly panelRound: number;
  readonly written: ReturnType<typeof writtenIn>;
  readonly ruleSet: number;
  readonly confirmedChanges: Confirmation[];
  readonly levels: LevelsInForce;
  readonly trace: Trace;
  readonly evidence: ReturnType<typeof evidenceList>;
  readonly tally: StoredTally | null;
  readonly reconciliation: string | null;
  readonly panel: readonly {
    readonly number: number;
    readonly expertId: string;
    readonly isLeader: boolean;
    readonly conclusion: Conclusion | null;
  }[];
}

/** A report as its reviewers read it now. */
export const reviewedContent = (dossier: ReportContent): ReviewedContent => {
  const { row, seats } = dossier;
  return {
    contentVersion: row.contentVersion,
    panelRound: row.panelRound,
    written: writtenIn(row),
    ruleSet: row.ruleSet,
    confirmedChanges: row.confirmedChanges,
    levels: levelsOf(row),
    trace: row.trace,
    evidence: evidenceList(dossier),
    tally: row.tally,
    reconciliation: row.reconciliation,
    panel: seats.map(({ number, expertId, isLeader, conclusion }) => ({
      number,
      expertId,
      isLeader,
      // Sealed until the round is closed (domain §9.7).
      conclusion: row.tally === null || conclusion === null ? null : conclusionNamed(conclusion),
    })),
  };
};

/** R7: what the reviewer read stays, so that they are shown what is new when the application comes back (domain §9.5). */
export const keepReviewed = async ({ was, data, context }: ReportMade): Promise<void> => {
  const { applicationId } = was;
  await context.db
    .insertInto('reviewedVersion')
    .values((row) => ({
      id: context.newId(),
      applicationId,
      reportId: was.id,
      organisationId: context.me?.organisationId ?? null,
      applicationVersion: row
        .selectFrom(snapshotHashes.as('submitted'))
        .select(sql<number>`coalesce(max(submitted.version), 0)`.as('version'))
        .where('submitted.applicationId', '=', applicationId),
      content: JSON.stringify(reviewedContent(data.dossier)),
      seenAt: context.now.toISOString(),
    }))
    .execute();
};
