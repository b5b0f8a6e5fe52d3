import { useDo } from '../../../../shell/client/useDo';
import { ListPage } from '../../../../shell/list/ListPage';
import { tasksApi } from '../calls';

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
          { value: 'failed', label: 'tasks.delivery.failed' },
        ],
      }}
      columns={[
        { field: 'subject', label: 'tasks.delivery.subject', width: 260 },
        {
          field: 'state',
          label: 'tasks.delivery.state',
          width: 120,
          as: {
            status: { sent: 'passed', waiting: 'progress', failed: 'rejected' },
            words: {
              sent: 'tasks.delivery.sent',
              waiting: 'tasks.delivery.waiting',
              failed: 'tasks.delivery.failed',
            },
          },
        },
        {
          field: 'channel',
          label: 'tasks.delivery.channel',
          width: 110,
          as: { status: {}, words: { mail: 'tasks.mail', sms: 'tasks.sms' } },
        },
        { field: 'recipient', label: 'tasks.delivery.recipient', width: 190 },
        { field: 'cause', label: 'tasks.delivery.cause', width: 180 },
        { field: 'createdAt', label: 'tasks.delivery.createdAt', width: 160, as: 'moment' },
        { field: 'sentAt', label: 'tasks.delivery.sentAt', width: 160, as: 'moment' },
        { field: 'tries', label: 'tasks.delivery.tries', width: 90, as: 'number' },
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
        { control: 'text', field: 'cause', label: 'tasks.delivery.cause' },
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
