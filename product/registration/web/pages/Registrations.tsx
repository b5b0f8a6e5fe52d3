import { useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { registrationApi } from '../calls';

/** Newcomers: who they say they are, and whether they may come in. */
const Registrations = () => {
  const confirm = useConfirm();
  const perform = useDo();
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
          run: ({ id, trueName, organisationName }) =>
            confirm({
              title: 'registration.approveQuestion',
              values: { name: trueName, organisation: organisationName },
              okText: 'registration.approve',
              run: () => perform(registrationApi.decide, { id, approve: 'yes' }, 'registration.decided'),
            }),
        },
        {
          action: 'refuse',
          danger: true,
          label: 'registration.refuse',
          run: ({ id, trueName, organisationName }) =>
            confirm({
              title: 'registration.refuseQuestion',
              values: { name: trueName, organisation: organisationName },
              okText: 'registration.refuse',
              danger: true,
              reason: { least: 5 },
              run: (reason) =>
                perform(registrationApi.decide, { id, approve: 'no', reason }, 'registration.decided'),
            }),
        },
      ]}
      batch={[
        {
          action: 'approve',
          label: 'registration.approve',
          question: 'registration.approveMany',
          run: ({ id }, { requestId }) => registrationApi.decide({ id, approve: 'yes' }, { requestId }),
        },
      ]}
      empty="registration.none"
    />
  );
};
export default Registrations;
