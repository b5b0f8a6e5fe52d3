import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { isOfOwn, type Me } from '#host/me';
import { materialHeads } from '#queries/materials';
import { judgedReports } from '#queries/reports';
import type { EarlierRound } from '../../details';
import type { Application } from '../visible';

interface Written {
  readonly agencyId: string;
  readonly authorId: string;
  readonly checkedBy: string | null;
  readonly isSentOn: unknown;
}

/** Whether somebody reads a report of an earlier round: its agency, who wrote or checked it, and whom it was sent on to. */
const reads = (me: Me, { agencyId, authorId, checkedBy, isSentOn }: Written): boolean =>
  (me.roles.has(roleCode.agency) && isOfOwn(me, agencyId)) ||
  (me.roles.has(roleCode.assessor) && [authorId, checkedBy].includes(me.personId)) ||
  (me.roles.has(roleCode.publicAgency) && isSentOn === true);

/** The rounds before the present one, oldest first: what was decided, the material and the report of each (domain §3.1 A16). */
export const earlierRounds = async ({
  db,
  me,
  object: { id, round: present },
}: Context<Me, Application>): Promise<z.output<typeof EarlierRound>[]> => {
  if (present === 1) return [];
  const ended = await db.selectFrom('applicationRound').selectAll().where('applicationId', '=', id).execute();
  const materials = await db
    .selectFrom(materialHeads.as('material'))
    .select(['id', 'round'])
    .where('applicationId', '=', id)
    .execute();
  const reports = await db
    .selectFrom(judgedReports.as('report'))
    .select(['id', 'round', 'agencyId', 'authorId', 'checkedBy', 'isSentOn'])
    .where('applicationId', '=', id)
    .execute();
  return Array.from({ length: present - 1 }, (_, before) => {
    const of = <Row extends { readonly round: number }>(rows: readonly Row[]): Row | undefined =>
      rows.find(({ round }) => round === before + 1);
    const [end, report] = [of(ended), of(reports)];
    return {
      round: before + 1,
      decidedAt: end?.decidedAt ?? null,
      reasonCode: end?.decisionReason ?? null,
      reason: end?.decisionText ?? null,
      fileId: end?.decisionFileId ?? null,
      materialId: of(materials)?.id ?? null,
      reportId: report && reads(me, report) ? report.id : null,
    };
  });
};
