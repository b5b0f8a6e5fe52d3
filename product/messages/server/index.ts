import { serve } from '#host/serve';
import { messages } from '../contract';
import { channelsOf, chooseChannels } from './channels';
import { listDeliveries, resend } from './deliveries';
import { demonstrationOutbox } from './outbox';

export { noticeChannels } from './channels';
export { deliveryKind, messageFigures } from './deliveries';

export default serve(messages, {
  deliveries: listDeliveries,
  resend,
  outbox: (_, context) => demonstrationOutbox(context),
  channels: (_, context) => channelsOf(context),
  chooseChannels: async ({ channels }, context) => {
    await chooseChannels(channels, context);
    return {};
  },
});
