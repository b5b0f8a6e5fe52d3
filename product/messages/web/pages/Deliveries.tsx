import { useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { deliveryCauses, type DeliveryCause } from '#product/tasks/causes';
import { tasksApi } from '#product/tasks/web/calls';

const causeWords = Object.fromEntries(deliveryCauses.map((cause) => [cause, `tasks.cause.${cause}`])) as {
  readonly [Cause in DeliveryCause]: `tasks.cause.${Cause}`;
};

/** What was sent to whom, why, and how it went. */
const Deliveries = () => {
  const perform = useDo();
  return (
    <ListPage
      call={tasksApi.deliveries}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          { value: 'sent', label: 'tasks.delivery.sent' },
          { value: 'waiting', label: 'tasks.delivery.waiting' },
          { value: 'retrying', label: 'tasks.delivery.retrying' },
          { value: 'failed', label: 'tasks.delivery.failed' },
          { value: 'expired', label: 'tasks.delivery.expired' },
        ],
      }}
      columns={[
        { field: 'subject', label: 'tasks.delivery.subject', width: 260 },
        {
          field: 'state',
          label: 'tasks.delivery.state',
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
              sent: 'tasks.delivery.sent',
              waiting: 'tasks.delivery.waiting',
              retrying: 'tasks.delivery.retrying',
              failed: 'tasks.delivery.failed',
              expired: 'tasks.delivery.expired',
            },
          },
        },
        {
          field: 'channel',
          label: 'tasks.delivery.channel',
          width: 110,
          as: { status: {}, words: { mail: 'tasks.mail', sms: 'tasks.sms' } },
        },
        { field: 'trueName', label: 'tasks.delivery.name', width: 130 },
        { field: 'recipient', label: 'tasks.delivery.recipient', width: 190 },
        { field: 'cause', label: 'tasks.delivery.cause', width: 160, as: { status: {}, words: causeWords } },
        { field: 'createdAt', label: 'tasks.delivery.createdAt', width: 160, as: 'ago' },
        { field: 'sentAt', label: 'tasks.delivery.sentAt', width: 160, as: 'ago' },
        { field: 'tries', label: 'tasks.delivery.tries', width: 90, as: 'number' },
        { field: 'nextTryAt', label: 'tasks.delivery.nextTryAt', width: 160, as: 'moment' },
        { field: 'lastError', label: 'tasks.delivery.lastError', width: 260 },
      ]}
      filters={[
        {
          control: 'choice',
          field: 'channel',
          label: 'tasks.delivery.channel',
          options: [
            { value: 'mail', label: 'tasks.mail' },
            { value: 'sms', label: 'tasks.sms' },
          ],
        },
        { control: 'days', from: 'startTime', to: 'endTime', label: 'tasks.delivery.createdAt' },
        { control: 'text', field: 'name', label: 'tasks.delivery.name' },
        {
          control: 'choice',
          field: 'cause',
          label: 'tasks.delivery.cause',
          options: deliveryCauses.map((cause) => ({ value: cause, label: causeWords[cause] })),
        },
      ]}
      deeds={[
        {
          deed: 'resend',
          label: 'tasks.delivery.resend',
          run: ({ id }) => perform(tasksApi.resend, { id }, 'tasks.delivery.resent'),
        },
      ]}
      empty="tasks.delivery.none"
    />
  );
};
export default Deliveries;
