import { serve } from '#host/serve';
import { messages } from '../contract';
import { listDeliveries, resend } from './deliveries';
import { demonstrationOutbox } from './outbox';

export { deliveryKind } from './deliveries';

export default serve(messages, {
  deliveries: listDeliveries,
  resend,
  outbox: (_, context) => demonstrationOutbox(context),
});
