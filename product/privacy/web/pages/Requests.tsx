import { useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { leastReason } from '../../reason';
import { privacyApi } from '../calls';

const words = {
  pending: 'privacy.state.pending',
  accepted: 'privacy.state.accepted',
  refused: 'privacy.state.refused',
  withdrawn: 'privacy.state.withdrawn',
} as const;

/** Who asks to be erased, what still stands against it, and what was decided (domain §1.2). */
const Requests = () => {
  const confirm = useConfirm();
  const perform = useDo();
  return (
    <ListPage
      call={privacyApi.requests}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          ...Object.entries(words).map(([value, label]) => ({ value, label })),
        ],
      }}
      columns={[
        { field: 'trueName', label: 'privacy.trueName', width: 130 },
        { field: 'loginName', label: 'privacy.loginName', width: 150 },
        { field: 'organisationName', label: 'privacy.organisation', width: 220 },
        {
          field: 'state',
          label: 'privacy.state',
          width: 110,
          as: {
            status: { pending: 'progress', accepted: 'passed', refused: 'rejected', withdrawn: 'cancelled' },
            words,
          },
        },
        { field: 'openCases', label: 'privacy.openCases', width: 110, as: 'number' },
        { field: 'askedAt', label: 'privacy.askedAt', width: 160, as: 'ago' },
        { field: 'dueAt', label: 'privacy.dueAt', width: 160, as: 'moment' },
        { field: 'decidedBy', label: 'privacy.decidedBy', width: 110 },
        { field: 'decidedAt', label: 'privacy.decidedAt', width: 160, as: 'ago' },
        { field: 'decisionReason', label: 'privacy.decisionReason', width: 240 },
      ]}
      actions={[
        {
          action: 'refuse',
          label: 'privacy.refuse',
          run: ({ id, trueName }) =>
            confirm({
              title: 'privacy.refuseQuestion',
              values: { name: trueName },
              okText: 'privacy.refuse',
              danger: true,
              reason: { least: leastReason },
              run: (reason) => perform(privacyApi.decide, { id, accept: 'no', reason }, 'privacy.decided'),
            }),
        },
        {
          action: 'accept',
          danger: true,
          label: 'privacy.accept',
          run: ({ id, trueName }) =>
            confirm({
              title: 'privacy.acceptQuestion',
              values: { name: trueName },
              okText: 'privacy.accept',
              danger: true,
              run: () => perform(privacyApi.decide, { id, accept: 'yes' }, 'privacy.decided'),
            }),
        },
      ]}
      empty="privacy.none"
    />
  );
};
export default Requests;
