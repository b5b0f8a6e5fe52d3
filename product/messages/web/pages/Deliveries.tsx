import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { deliveryCauses, type DeliveryCause } from '../../causes';
import { messagesApi } from '../calls';

const causeWords = Object.fromEntries(deliveryCauses.map((cause) => [cause, `messages.cause.${cause}`])) as {
  readonly [Cause in DeliveryCause]: `messages.cause.${Cause}`;
};

/** What was sent to whom, why, and how it went. */
const Deliveries = () => {
  return (
    <ListPage
      call={messagesApi.deliveries}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          { value: 'sent', label: 'messages.delivery.sent' },
          { value: 'waiting', label: 'messages.delivery.waiting' },
          { value: 'retrying', label: 'messages.delivery.retrying' },
          { value: 'failed', label: 'messages.delivery.failed' },
          { value: 'expired', label: 'messages.delivery.expired' },
        ],
      }}
      columns={[
        { field: 'subject', label: 'messages.delivery.subject', width: 260 },
        {
          field: 'state',
          label: 'messages.delivery.state',
          width: 120,
          as: {
            status: {
              sent: 'passed',
              waiting: 'progress',
              retrying: 'returned',
              failed: 'rejected',
              expired: 'cancelled',
            },
            words: {
              sent: 'messages.delivery.sent',
              waiting: 'messages.delivery.waiting',
              retrying: 'messages.delivery.retrying',
              failed: 'messages.delivery.failed',
              expired: 'messages.delivery.expired',
            },
          },
        },
        {
          field: 'channel',
          label: 'messages.delivery.channel',
          width: 110,
          as: { status: {}, words: { mail: 'messages.mail', sms: 'messages.sms' } },
        },
        { field: 'trueName', label: 'messages.delivery.name', width: 130 },
        { field: 'recipient', label: 'messages.delivery.recipient', width: 190 },
        {
          field: 'cause',
          label: 'messages.delivery.cause',
          width: 160,
          as: { status: {}, words: causeWords },
        },
        { field: 'createdAt', label: 'messages.delivery.createdAt', width: 160, as: 'ago' },
        { field: 'sentAt', label: 'messages.delivery.sentAt', width: 160, as: 'ago' },
        { field: 'tries', label: 'messages.delivery.tries', width: 90, as: 'number' },
        { field: 'nextTryAt', label: 'messages.delivery.nextTryAt', width: 160, as: 'moment' },
        { field: 'lastError', label: 'messages.delivery.lastError', width: 260 },
      ]}
      filters={[
        {
          control: 'choice',
          field: 'channel',
          label: 'messages.delivery.channel',
          options: [
            { value: 'mail', label: 'messages.mail' },
            { value: 'sms', label: 'messages.sms' },
          ],
        },
        { control: 'days', from: 'startTime', to: 'endTime', label: 'messages.delivery.createdAt' },
        { control: 'text', field: 'name', label: 'messages.delivery.name' },
        {
          control: 'choice',
          field: 'cause',
          label: 'messages.delivery.cause',
          options: deliveryCauses.map((cause) => ({ value: cause, label: causeWords[cause] })),
        },
      ]}
      actions={[
        {
          action: 'resend',
          label: 'messages.delivery.resend',
          call: ({ id }) => prepare(messagesApi.resend, { id }),
          done: 'messages.delivery.resent',
        },
      ]}
      empty="messages.delivery.none"
    />
  );
};
export default Deliveries;
