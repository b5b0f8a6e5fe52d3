import type * as z from 'zod';
import { read } from '#contract/call';
import { day, decimal, integer, oneOf, pageOf, paging, strictObject, text } from '#contract/field';

/** Whose turns are counted (domain §9.3). */
export const punctualKinds = ['agency', 'assessor', 'expert'] as const;
const kind = oneOf(punctualKinds);
const count = integer(0, 1_000_000);

const OnTimeFilter = strictObject({
  ...paging,
  kind: kind.optional(),
  /** A part of the name of a person or an agency. */
  name: text(50).optional(),
  /** When what was done was done. */
  startTime: day.optional(),
  endTime: day.optional(),
});
export type OnTimeFilter = z.output<typeof OnTimeFilter>;

/** How often agencies, assessors and experts keep their terms. */
export const onTimeCalls = {
  onTimeRates: read('POST /api/Message/GetOnTimeRates', {
    called: ['查看按时办结率', 'On-time rates listed', 'Lista de tasas de puntualidad'],
    may: 'deadline.rates',
    takes: OnTimeFilter,
    gives: pageOf(
      strictObject({
        id: text(60),
        kind,
        name: text(200),
        organisationName: text(200),
        done: count,
        inTime: count,
        /** Per cent of what was done; null where nothing was. */
        rate: decimal(0, 100).nullable(),
        overdue: count,
      }),
    ),
  }),
};
