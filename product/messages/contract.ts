import { calls, read, write } from '#contract/call';
import { flag, listOf, moment, nothing, oneOf, ref, text, strictObject } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { DeliveryFilter, DeliveryPage } from './delivery';
import { messageRights } from './rights';
import { noticeCauses } from './channels';

/** A message the demonstration would have sent. */
const OutboxMessage = strictObject({
  at: moment,
  channel: text(10),
  to: text(200),
  subject: text(500),
  text: withMetadata(text(5_000), { wire: 'text' }),
});

/** By which ways somebody hears of one kind of notice, beside their desk. */
export const NoticeChannel = strictObject({ cause: oneOf(noticeCauses), mail: flag, textMessage: flag });

export const messages = calls('messages', messageRights, {
  deliveries: read('POST /api/Message/GetDeliveryList', {
    called: ['查看发送记录', 'Deliveries listed', 'Lista de envíos'],
    may: 'delivery.read',
    personal: ['recipient', 'trueName'],
    takes: DeliveryFilter,
    gives: DeliveryPage,
  }),
  resend: write('POST /api/Message/ResendDelivery', {
    called: ['重新发送', 'Message sent again', 'Mensaje reenviado'],
    may: 'delivery.read',
    on: 'delivery',
    takes: strictObject({ id: ref('delivery') }),
    gives: nothing,
  }),
  outbox: read('POST /api/Message/GetDemoOutbox', {
    called: ['查看演示发件箱', 'Demonstration outbox read', 'Consulta del buzón de demostración'],
    may: 'anyone',
    takes: nothing,
    gives: listOf(OutboxMessage),
  }),
  channels: read('GET /api/Message/GetNoticeChannels', {
    called: ['查看通知方式', 'Ways of notice read', 'Consulta de las vías de aviso'],
    may: 'signed-in',
    takes: nothing,
    gives: listOf(NoticeChannel),
  }),
  chooseChannels: write('POST /api/Message/SetNoticeChannels', {
    called: ['设置通知方式', 'Ways of notice chosen', 'Elección de las vías de aviso'],
    may: 'signed-in',
    takes: strictObject({ channels: listOf(NoticeChannel, noticeCauses.length) }),
    gives: nothing,
  }),
});
