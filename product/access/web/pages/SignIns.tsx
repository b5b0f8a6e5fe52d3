import { momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { accessApi } from '../calls';

/** Where and when one has signed in oneself, newest first; what runs elsewhere can be ended. */
const SignIns = () => {
  const confirm = useConfirm();
  const perform = useDo();
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
          run: ({ id, signedInAt, program }) =>
            confirm({
              title: 'accessScreens.endQuestion',
              values: { at: momentText(signedInAt), program },
              okText: 'accessScreens.end',
              danger: true,
              run: () => perform(accessApi.endSignIn, { id }, 'accessScreens.ended'),
            }),
        },
      ]}
      batch={[
        {
          action: 'end',
          danger: true,
          label: 'accessScreens.end',
          question: 'accessScreens.endMany',
          run: ({ id }, { requestId }) => accessApi.endSignIn({ id }, { requestId }),
        },
      ]}
      empty="accessScreens.none"
    />
  );
};
export default SignIns;
