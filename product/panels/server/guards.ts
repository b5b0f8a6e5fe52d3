import { general } from '#contract/problems';
import type { Move } from '#host/moves';
import { isOfOwn, type Me } from '#host/me';
import { independent } from '#product/conflicts/server';
import { settingsOf } from '#product/settings/server';
import { dayOf } from '#contract/calendar';
import { dueOn, reportOf } from './reports';
import { defectsOf, sayDefect, wireField } from './sheet-state';
import type { OpinionRow } from './visible';

const withExperts = 0;

/** Towards a sheet one is its expert or, as a manager of the agency, its checker; never both. */
export const opinionHats = (me: Me, row: Pick<OpinionRow, 'expertId' | 'agencyId'>): string[] => {
  if (row.expertId === me.personId) return ['expert'];
  return me.roles.has('PJJ') && isOfOwn(me, row.agencyId) ? ['checker'] : [];
};

/** What a returned sheet says of its form. */
export type Data = { readonly reason: string } | undefined;
export type OpinionMove = Move<OpinionRow, Data>;

/** The guards of a sheet's workflow (domain §3.4). */
export const guards = {
  independent: async ({ context, hat, row }: OpinionMove) =>
    independent(context, hat, (await reportOf(context, row.reportId)).applicationId),
  isSeated: async ({ context, row }: OpinionMove) =>
    row.invitation === 'accepted' && row.panelRound === (await reportOf(context, row.reportId)).panelRound,
  isWithExperts: async ({ context, row }: OpinionMove) =>
    (await reportOf(context, row.reportId)).status === withExperts,
  isOpen: async ({ context, row }: OpinionMove) => (await reportOf(context, row.reportId)).tally === null,
  isInTime: async ({ context, row }: OpinionMove) => {
    const due = dueOn(row, await reportOf(context, row.reportId));
    return due === null || dayOf(context.now) <= due;
  },
  isComplete: async ({ context, row }: OpinionMove) => {
    const missing = defectsOf(row, await reportOf(context, row.reportId));
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
  notOwnReport: async ({ context, row }: OpinionMove) => {
    const { authorId, checkedBy } = await reportOf(context, row.reportId);
    return ![authorId, checkedBy].includes(context.me!.personId);
  },
  // After so many returns the public-service agency decides (E4).
  hasReturnsLeft: async ({ context, row }: OpinionMove) => {
    const { applicationId } = await reportOf(context, row.reportId);
    return row.formReturns < (await settingsOf(context.db, applicationId)).formReturns;
  },
};
