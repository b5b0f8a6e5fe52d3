import { attempt, useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { exportsApi } from '../calls';

const words = {
  pending: 'exports.state.pending',
  approved: 'exports.state.approved',
  refused: 'exports.state.refused',
  over: 'exports.state.over',
} as const;

/** Requests to take personal data along: one's own, or everybody's for whom decides (PI-07). */
export const RequestList = ({ own }: { readonly own: boolean }) => {
  const confirm = useConfirm();
  const perform = useDo();
  const take = async (id: string): Promise<void> => {
    const { handOver } = await import('#shell/client/hand-over');
    await attempt(async () => handOver(await exportsApi.take.file({ id })));
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
          run: ({ id, applicantName, title, rowCount }) =>
            confirm({
              title: 'exports.approveQuestion',
              values: { name: applicantName, list: title, rows: rowCount },
              okText: 'exports.approve',
              run: () => perform(exportsApi.decide, { id, approve: 'yes' }, 'exports.decided'),
            }),
        },
        {
          action: 'refuse',
          danger: true,
          label: 'exports.refuse',
          run: ({ id, applicantName }) =>
            confirm({
              title: 'exports.refuseQuestion',
              values: { name: applicantName },
              okText: 'exports.refuse',
              danger: true,
              reason: { least: 5 },
              run: (reason) => perform(exportsApi.decide, { id, approve: 'no', reason }, 'exports.decided'),
            }),
        },
      ]}
      empty="exports.none"
    />
  );
};
