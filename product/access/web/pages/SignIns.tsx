import { momentText } from '#contract/formatters';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { accessApi } from '../calls';

/** Where and when one has signed in oneself, newest first; what runs elsewhere can be ended. */
const SignIns = () => {
  return (
    <ListPage
      call={accessApi.signIns}
      rowKey="id"
      states={{
        field: 'state',
        options: [
          { value: 'all', label: 'shell.all' },
          { value: 'running', label: 'accessScreens.state.running' },
          { value: 'ended', label: 'accessScreens.state.ended' },
        ],
      }}
      columns={[
        { field: 'signedInAt', label: 'accessScreens.signedInAt', width: 170, as: 'ago' },
        {
          field: 'state',
          label: 'accessScreens.state',
          width: 130,
          as: {
            status: { current: 'passed', running: 'progress', ended: 'cancelled' },
            words: {
              current: 'accessScreens.state.current',
              running: 'accessScreens.state.running',
              ended: 'accessScreens.state.ended',
            },
          },
        },
        { field: 'program', label: 'accessScreens.program', width: 180 },
        { field: 'address', label: 'accessScreens.address', width: 160 },
        { field: 'lastUsedAt', label: 'accessScreens.lastUsedAt', width: 160, as: 'ago' },
        { field: 'endedAt', label: 'accessScreens.endedAt', width: 160, as: 'ago' },
      ]}
      filters={[
        { control: 'days', from: 'startTime', to: 'endTime', label: 'accessScreens.signedInAt' },
        { control: 'text', field: 'address', label: 'accessScreens.address' },
      ]}
      actions={[
        {
          action: 'end',
          danger: true,
          label: 'accessScreens.end',
          question: {
            title: 'accessScreens.endQuestion',
            values: ({ signedInAt, program }) => ({ at: momentText(signedInAt), program }),
          },
          many: 'accessScreens.endMany',
          call: ({ id }) => prepare(accessApi.endSignIn, { id }),
          done: 'accessScreens.ended',
        },
      ]}
      empty="accessScreens.none"
    />
  );
};
export default SignIns;
