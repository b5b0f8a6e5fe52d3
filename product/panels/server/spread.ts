import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { settingsOf } from '#product/settings/server';
import type { PanelSpread } from '../discussion';
import { spreadOf } from '#product/opinions/spread';
import { proposedLevels } from '#queries/reports';
import type { Report } from './achievements';
import { countedSheets, isWritten, saidIn } from './counted';
import { expertsOf } from './experts';
import { reportOf } from './reports';
import { visibleOpinions } from './visible';

/**
 * The sheets of a round side by side, once it is closed, for those who may read them (domain §1.1): the agency and the
 * public-service agency with names, the assessor by numbers. Throws 404 for everybody else, experts too, and while it is open.
 */
export const spread = async (
  { panelRound }: { reportId: string; panelRound?: number | undefined },
  context: Context<Context['me'], Report>,
): Promise<z.output<typeof PanelSpread>> => {
  const { db, me, object } = context;
  const asked = panelRound ?? object.panelRound;
  if (asked > object.panelRound || (asked === object.panelRound && object.tally === null))
    throw general.notFound();
  const seats = (
    await countedSheets(context, object.id, asked)
      .where((row) => visibleOpinions(row, me))
      .where('expertId', '!=', me.personId)
      .execute()
  ).filter(isWritten);
  if (seats.length === 0) throw general.notFound();
  const report = await reportOf(context, object.id);
  const proposed = await proposedLevels(db, [object.id]);
  const about = {
    template: report.template,
    proposed: proposed({ reportId: object.id, panelRound: asked }),
  };
  const settings = await settingsOf(db, report.applicationId);
  const revised = new Map(
    seats.some(({ revises }) => revises !== null)
      ? (await saidIn(context, object.id, asked - 1)).map((row) => [row.id, row.sheet])
      : [],
  );
  const isAssessor = me.roles.has(roleCode.assessor) && object.authorId === me.personId;
  const names = new Map(
    isAssessor
      ? []
      : (
          await expertsOf(
            db,
            seats.map(({ expertId }) => expertId),
          )
        ).map(({ id, trueName }) => [id, trueName]),
  );
  const rows = spreadOf(seats, about, settings);
  const before = seats.map(({ revises }) => (revises === null ? undefined : revised.get(revises)));
  const earlier = before.map((sheet) =>
    sheet ? spreadOf([{ sheet, revisionReason: null }], about, settings) : undefined,
  );
  return {
    reportId: object.id,
    panelRound: asked,
    seats: seats.map(({ id, number, expertId, isLeader, sheet, revisionReason }) => ({
      ...{ id, number, isLeader, revisionReason },
      expertName: names.get(expertId) ?? null,
      overall: sheet.overall,
      conclusion: sheet.conclusion,
    })),
    rows: rows
      .map(({ place, median, deviation, said }, row) => ({
        ...{ field: place.join('.'), median, deviation },
        said: said.map((one, seat) => ({ ...one, before: earlier[seat]?.[row]?.said[0]?.value ?? null })),
      }))
      .filter((row) => row.median !== null),
  };
};
