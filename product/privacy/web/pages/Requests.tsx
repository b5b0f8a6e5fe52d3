import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
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
          question: {
            title: 'privacy.refuseQuestion',
            values: ({ trueName }) => ({ name: trueName }),
            danger: true,
            reason: { least: leastReason },
          },
          call: ({ id }, reason) => prepare(privacyApi.decide, { id, accept: 'no', reason }),
          done: 'privacy.decided',
        },
        {
          action: 'accept',
          danger: true,
          label: 'privacy.accept',
          question: {
            title: 'privacy.acceptQuestion',
            values: ({ trueName }) => ({ name: trueName }),
          },
          call: ({ id }) => prepare(privacyApi.decide, { id, accept: 'yes' }),
          done: 'privacy.decided',
        },
      ]}
      empty="privacy.none"
    />
  );
};
export default Requests;
