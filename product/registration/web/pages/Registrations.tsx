import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { registrationApi } from '../calls';

/** Newcomers: who they say they are, and whether they may come in. */
const Registrations = () => {
  return (
    <ListPage
      call={registrationApi.list}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          { value: 'pending', label: 'registration.state.pending' },
          { value: 'approved', label: 'registration.state.approved' },
          { value: 'refused', label: 'registration.state.refused' },
        ],
      }}
      columns={[
        { field: 'trueName', label: 'registration.trueName', width: 140 },
        { field: 'loginName', label: 'registration.loginName', width: 160 },
        { field: 'organisationName', label: 'registration.organisation', width: 260 },
        {
          field: 'state',
          label: 'registration.state',
          width: 120,
          as: {
            status: { pending: 'progress', approved: 'passed', refused: 'rejected' },
            words: {
              pending: 'registration.state.pending',
              approved: 'registration.state.approved',
              refused: 'registration.state.refused',
            },
          },
        },
        { field: 'registeredAt', label: 'registration.registeredAt', width: 160, as: 'ago' },
        { field: 'decidedBy', label: 'registration.decidedBy', width: 120 },
        { field: 'decidedAt', label: 'registration.decidedAt', width: 160, as: 'ago' },
        { field: 'reason', label: 'registration.reason', width: 240 },
      ]}
      filters={[{ control: 'text', field: 'name', label: 'registration.trueName' }]}
      actions={[
        {
          action: 'approve',
          label: 'registration.approve',
          question: {
            title: 'registration.approveQuestion',
            values: ({ trueName, organisationName }) => ({ name: trueName, organisation: organisationName }),
          },
          many: 'registration.approveMany',
          call: ({ id }) => prepare(registrationApi.decide, { id, approve: 'yes' }),
          done: 'registration.decided',
        },
        {
          action: 'refuse',
          danger: true,
          label: 'registration.refuse',
          question: {
            title: 'registration.refuseQuestion',
            values: ({ trueName, organisationName }) => ({ name: trueName, organisation: organisationName }),
            reason: { least: 5 },
          },
          call: ({ id }, reason) => prepare(registrationApi.decide, { id, approve: 'no', reason }),
          done: 'registration.decided',
        },
      ]}
      empty="registration.none"
    />
  );
};
export default Registrations;
