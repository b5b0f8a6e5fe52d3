import type * as z from 'zod';
import { day, listOf, moment, oneOf, pageOf, paging, ref, text, thing, whole } from '../../contract/field';

export const deliveryStates = ['sent', 'waiting', 'failed'] as const;
const channel = oneOf(['mail', 'sms']);

/** One page of what was sent, or waits to be: its text is nobody's to read again. */
export const DeliveryFilter = thing({
  ...paging,
  state: oneOf(deliveryStates).optional(),
  channel: channel.optional(),
  cause: text(60).optional(),
  startTime: day.optional(),
  endTime: day.optional(),
});
export type DeliveryFilter = z.output<typeof DeliveryFilter>;

export const DeliveryPage = pageOf(
  thing({
    id: ref('delivery'),
    channel,
    /** Masked: `138****1234`. */
    recipient: text(254),
    subject: text(500),
    cause: text(120),
    createdAt: moment,
    sentAt: moment.nullable(),
    state: oneOf(deliveryStates),
    tries: whole(0, 1_000),
    lastError: text(500),
    can: listOf(oneOf(['resend'])),
  }),
);
