import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Made, TransitionAttempt } from '#host/transitions';
import { isOfOwn, type Me } from '#host/me';
import { independent } from '#product/conflicts/server';
import { settingsOf } from '#product/settings/server';
import { dayOf } from '#contract/calendar';
import { dueOn, reportOf, type SheetReport } from './reports';
import { defectsOf, sayDefect, wireField } from './sheet-state';
import type { OpinionRow } from './visible';

/** Towards a sheet one is its expert or, as a manager of the agency, its checker, or reviews it from outside; never two of them. */
export const opinionActors = (me: Me, row: Pick<OpinionRow, 'expertId' | 'agencyId'>): string[] => {
  if (row.expertId === me.personId) return ['expert'];
  if (me.roles.has(roleCode.agency) && isOfOwn(me, row.agencyId)) return ['checker'];
  return me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : [];
};

/** What a returned sheet says of its form. */
export type Data = { readonly reason: string } | undefined;

/** How often a sheet may still be returned for its form. */
export const returnsLeft = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  { formReturns }: Pick<OpinionRow, 'formReturns'>,
  { applicationId }: Pick<SheetReport, 'applicationId'>,
): Promise<number> => Math.max(0, (await settingsOf(db, applicationId)).formReturns - formReturns);
/** A sheet with its report, which every rule of it looks at. */
export type Sheet = OpinionRow & { readonly report: SheetReport };
export type OpinionAttempt = TransitionAttempt<Sheet, Data>;
export type OpinionMade = Made<Sheet, Data>;

export const sheetOf = async (
  context: Pick<Context<unknown, unknown>, 'db'>,
  row: OpinionRow,
): Promise<Sheet> => ({ ...row, report: await reportOf(context, row.reportId) });

/** The guards of a sheet's workflow (domain §3.4). */
export const guards = {
  independent: async ({ context, actor, row }: OpinionAttempt) =>
    independent(context, actor, row.report.applicationId),
  isInTime: async ({ context, row }: OpinionAttempt) => {
    const due = dueOn(row, row.report);
    return due === null || dayOf(context.now) <= due;
  },
  isComplete: async ({ context, row }: OpinionAttempt) => {
    const missing = defectsOf(row, row.report);
    if (missing.length > 0)
      throw general.badInput(
        {},
        missing.map((defect) => ({
          Field: wireField(defect.field),
          Msg: sayDefect(defect, context.language),
        })),
      );
    return true;
  },
  notOwnReport: async ({ context, row }: OpinionAttempt) => {
    const { authorId, checkedBy } = row.report;
    return ![authorId, checkedBy].includes(context.me!.personId);
  },
  // After so many returns the public-service agency decides (E4).
  hasReturnsLeft: async ({ context, row }: OpinionAttempt) =>
    (await returnsLeft(context, row, row.report)) > 0,
  hasNoReturnsLeft: async ({ context, row }: OpinionAttempt) =>
    (await returnsLeft(context, row, row.report)) === 0,
};
