import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { exportsApi } from '../calls';

const words = {
  pending: 'exports.state.pending',
  approved: 'exports.state.approved',
  refused: 'exports.state.refused',
  over: 'exports.state.over',
} as const;

/** Requests to take personal data along: one's own, or everybody's for whom decides (PI-07). */
export const RequestList = ({ own }: { readonly own: boolean }) => {
  const take = async (id: string): Promise<void> => {
    const { handOver } = await import('#shell/client/hand-over');
    handOver(await exportsApi.take.file({ id }));
  };
  return (
    <ListPage
      call={{
        query: (input: Parameters<typeof exportsApi.requests.query>[0]) =>
          exportsApi.requests.query({ ...input, own }),
      }}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          ...Object.entries(words).map(([value, label]) => ({ value, label })),
        ],
      }}
      columns={[
        { field: 'title', label: 'exports.list', width: 150 },
        ...(own
          ? []
          : ([
              { field: 'applicantName', label: 'exports.applicant', width: 120 },
              { field: 'organisationName', label: 'exports.organisation', width: 200 },
            ] as const)),
        {
          field: 'state',
          label: 'exports.state',
          width: 110,
          as: {
            status: { pending: 'progress', approved: 'passed', refused: 'rejected', over: 'cancelled' },
            words,
          },
        },
        {
          field: 'personalColumns',
          label: 'exports.personalColumns',
          width: 200,
          draw: ({ personalColumns }) => personalColumns.join(' · '),
        },
        { field: 'rowCount', label: 'exports.rows', width: 80, as: 'number' },
        { field: 'reason', label: 'exports.reason', width: 240 },
        { field: 'narrowing', label: 'exports.narrowing', width: 180 },
        { field: 'askedAt', label: 'exports.askedAt', width: 160, as: 'ago' },
        { field: 'decidedBy', label: 'exports.decidedBy', width: 110 },
        { field: 'decidedAt', label: 'exports.decidedAt', width: 160, as: 'ago' },
        { field: 'decisionReason', label: 'exports.decisionReason', width: 200 },
        { field: 'goodUntil', label: 'exports.goodUntil', width: 160, as: 'moment' },
      ]}
      actions={[
        { action: 'take', label: 'exports.take', run: ({ id }) => take(id) },
        {
          action: 'approve',
          label: 'exports.approve',
          question: {
            title: 'exports.approveQuestion',
            values: ({ applicantName, title, rowCount }) => ({
              name: applicantName,
              list: title,
              rows: rowCount,
            }),
          },
          call: ({ id }) => prepare(exportsApi.decide, { id, approve: 'yes' }),
          done: 'exports.decided',
        },
        {
          action: 'refuse',
          danger: true,
          label: 'exports.refuse',
          question: {
            title: 'exports.refuseQuestion',
            values: ({ applicantName }) => ({ name: applicantName }),
            reason: { least: 5 },
          },
          call: ({ id }, reason) => prepare(exportsApi.decide, { id, approve: 'no', reason }),
          done: 'exports.decided',
        },
      ]}
      empty="exports.none"
    />
  );
};
