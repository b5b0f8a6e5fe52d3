import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { judgedReports } from '#queries/reports';
import { conclusionNamed } from '#product/opinions/conclusion';
import { isAskedToConfirm } from '#product/opinions/tally';

type Row = Selectable<Tables['opinion']>;

/** Who sits on the panel: each seat as it judged by a whole sheet, in the last round that asked everybody or since. */
export const wholePanel = async (
  db: Db,
  reportId: string,
  { since, before }: { readonly since: number; readonly before: number },
): Promise<Row[]> =>
  db
    .selectFrom('opinion')
    .distinctOn('number')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('panelRound', '>=', since)
    .where('panelRound', '<', before)
    .where('invitation', '=', 'accepted')
    .where('number', '>', 0)
    .where('isShort', '=', false)
    .orderBy('number')
    .orderBy('panelRound', 'desc')
    .execute();

/** The seats of the round before that a confirm round asks. */
const toConfirm = async (db: Db, reportId: string, panelRound: number): Promise<Row[]> => {
  const before = await db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('panelRound', '=', panelRound - 1)
    .where('invitation', '=', 'accepted')
    .where('number', '>', 0)
    .orderBy('number')
    .execute();
  const mode = before.some(({ isShort }) => isShort) ? 'confirm' : 'full';
  return before.filter(({ isLeader, conclusion }) =>
    isAskedToConfirm(
      { isLeader, conclusion: conclusion === null ? null : conclusionNamed(conclusion) },
      mode,
    ),
  );
};

/** An expert who judged before gets a sheet in a later round, in the same seat and under the same declaration. Gives its id. */
export const openSheet = async (
  { db, newId, now }: Context<unknown, unknown>,
  row: Row,
  { sheet, ...later }: Pick<Row, 'panelRound' | 'isShort' | 'sheet' | 'revises' | 'dueOn'>,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('opinion')
    .values({
      ...later,
      id,
      reportId: row.reportId,
      agencyId: row.agencyId,
      expertId: row.expertId,
      expertKind: row.expertKind,
      isLeader: row.isLeader,
      number: row.number,
      invitation: 'accepted',
      declineReason: null,
      declaration: JSON.stringify(row.declaration),
      status: null,
      conclusion: null,
      sheet: sheet && JSON.stringify(sheet),
      salt: null,
      commitment: null,
      signedAt: null,
      formReason: null,
      formText: null,
      invitedAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute();
  return id;
};

/**
 * Opens the sheets of a report's next round (R8): for the whole panel or, in a confirm round, short ones for the leader and
 * whoever asked for modification (domain §3.3). Seats keep their numbers. Gives the report's id.
 */
export const nextRound = async (context: Context<unknown, unknown>, reportId: string): Promise<string> => {
  const { db } = context;
  const { panelRound, panelMode, lastWholeRound } = await db
    .selectFrom(judgedReports.as('report'))
    .select(['panelRound', 'panelMode', 'lastWholeRound'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const isShort = panelMode === 'confirm';
  const asked = isShort
    ? await toConfirm(db, reportId, panelRound)
    : await wholePanel(db, reportId, { since: lastWholeRound, before: panelRound });
  for (const row of asked)
    await openSheet(context, row, { panelRound, isShort, sheet: null, revises: null, dueOn: null });
  return reportId;
};
