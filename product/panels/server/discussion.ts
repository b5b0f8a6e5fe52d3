import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { dayOf } from '#contract/calendar';
import { general } from '#contract/problems';
import { canonical } from '#contract/canonical';
import type { Context } from '#host/context';
import { recordStep } from '#host/timeline';
import { proposedLevels, storeTally } from '#queries/reports';
import { settingsOf } from '#product/settings/server';
import { endDeadlines, endOfStep, startDeadline } from '#product/tasks/server';
import type { Discussion } from '../discussion';
import { spreadOf } from '#product/opinions/spread';
import { saidIn } from './counted';
import { openSheet } from './next-round';
import type { Report } from './achievements';
import { notifyPanel } from './people';
import { reportOf, type SheetReport } from './reports';
import type { OpinionRow } from './visible';

type Tally = NonNullable<Report['tally']>;

/**
 * Talks a round over that is too far apart (domain §9.7): its tally stays with the report and decides nothing; everybody who
 * judged gets their sheet again as a new version, with the usual days for it, and reads what the others said without names.
 * Throws 2003 where the report was changed meanwhile.
 */
export const beginDiscussion = async (
  context: Context<Context['me'], Report>,
  sheets: readonly OpinionRow[],
  tally: Tally,
): Promise<void> => {
  const report = context.object;
  const { id, applicationId, panelRound } = report;
  const dueOn = dayOf(await endOfStep(context, applicationId, 'discussionDays'));
  const past = {
    ...{ panelRound, panelMode: report.panelMode, tally, issues: [] },
    isDiscussed: true as const,
    endedAt: context.now.toISOString(),
  };
  const next = { rounds: [...report.rounds, past], panelRound: panelRound + 1, expertsDueOn: dueOn };
  if (!(await storeTally(context, report, next))) throw general.changedMeanwhile();
  const { achievementName } = await reportOf(context, id);
  for (const row of sheets) {
    const opened = await openSheet(context, row, {
      panelRound: panelRound + 1,
      isShort: false,
      sheet: row.sheet,
      revises: row.id,
      dueOn,
    });
    await notifyPanel(context, 'toldDiscussion', [row.expertId], ['opinion', opened], {
      achievement: achievementName,
      due: dueOn,
    });
  }
  const clock = { applicationId, object: ['report', id], step: 'experts', holder: 'agency' } as const;
  await endDeadlines(context, clock.object);
  await startDeadline(context, clock, 'discussionDays');
  await recordStep(context, {
    object: ['report', id],
    actorId: context.me.personId,
    actor: 'agency',
    transition: 'beginDiscussion',
    from: report.status,
    to: report.status,
    visibility: 'agency,assessor,publicAgency',
  });
};

/** How far the panel agreed before it talked over what it judges in this round; `null` where this one is no discussion. */
export const agreementBefore = (rounds: Report['rounds'], panelRound: number) =>
  rounds.find((past) => past.isDiscussed && past.panelRound === panelRound - 1)?.tally?.agreement ?? null;

/** What orders the words of others: themselves alone, and not as they sort by language. */
const mark = (said: unknown): string => createHash('sha256').update(canonical(said)).digest('hex');
const inNobodysOrder = <Item>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (mark(one) < mark(other) ? -1 : 1));

/**
 * What the expert of a sheet reads of the others in a discussion: on each criterion what was said and why, the least first,
 * equal ones by their words. The same expert stands at another place in each row, and no number goes along; `null` for a sheet
 * that revises nothing.
 */
export const discussionFor = async (
  context: Pick<Context, 'db'>,
  row: OpinionRow,
  report: SheetReport,
): Promise<z.output<typeof Discussion> | null> => {
  if (row.revises === null) return null;
  const before = agreementBefore(report.rounds, row.panelRound);
  if (!before) return null;
  const sheets = await saidIn(context, row.reportId, row.panelRound - 1);
  const at = sheets.findIndex(({ id }) => id === row.revises);
  const proposed = await proposedLevels(context.db, [row.reportId]);
  const spread = spreadOf(
    sheets,
    { template: report.template, proposed: proposed({ ...row, panelRound: row.panelRound - 1 }) },
    await settingsOf(context.db, report.applicationId),
  );
  return {
    before,
    rows: spread.map(({ place, median, deviation, said }) => ({
      field: place.join('.'),
      median,
      deviation,
      own: said[at]!,
      others: inNobodysOrder(said.filter((_, other) => other !== at)).toSorted(
        (one, other) => (one.value ?? -1) - (other.value ?? -1),
      ),
    })),
    arguments: inNobodysOrder(
      sheets.flatMap(({ sheet }, other) =>
        other === at
          ? []
          : [
              ...sheet.problems.map(({ text }) => ({ kind: 'problem' as const, text })),
              ...sheet.advice.map(({ text }) => ({ kind: 'advice' as const, text })),
            ],
      ),
    ),
    revisionReason: row.revisionReason ?? '',
  };
};
