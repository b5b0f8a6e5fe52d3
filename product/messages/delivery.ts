import type * as z from 'zod';
import {
  day,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { deliveryCauses } from './causes';

export const deliveryStates = ['sent', 'waiting', 'retrying', 'failed', 'expired'] as const;
const channel = oneOf(['mail', 'sms']);

/** One page of what was sent, or waits to be: its text is nobody's to read again. */
export const DeliveryFilter = strictObject({
  ...paging,
  state: oneOf(deliveryStates).optional(),
  channel: channel.optional(),
  cause: oneOf(deliveryCauses).optional(),
  /** A part of the name of whom it was to reach. */
  name: text(50).optional(),
  startTime: day.optional(),
  endTime: day.optional(),
});
export type DeliveryFilter = z.output<typeof DeliveryFilter>;

export const DeliveryPage = pageOf(
  strictObject({
    id: ref('delivery'),
    channel,
    /** Masked: `138****1234`. */
    recipient: text(254),
    subject: text(500),
    /** Whom it was to reach, where that is somebody with an account. */
    trueName: text(64),
    cause: oneOf(deliveryCauses),
    createdAt: moment,
    sentAt: moment.nullable(),
    state: oneOf(deliveryStates),
    tries: integer(0, 1_000),
    nextTryAt: moment.nullable(),
    lastError: text(500),
    can: listOf(oneOf(['resend'])),
  }),
);
