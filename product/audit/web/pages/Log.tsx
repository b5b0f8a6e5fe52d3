import { lazy, Suspense } from 'react';
import { useCan } from '#shell/can';
import { ListPage } from '#shell/list/ListPage';
import { auditApi } from '../calls';
import { columns, objectKind, period, states } from '../parts/columns';
import { useCallName } from '../parts/useCallName';
import { useEntry } from '../parts/useEntry';

const Chain = lazy(() => import('../parts/Chain'));

/** The log, newest first, as far as one's scope reaches; for the administrator with the state of its chain. */
const Log = () => {
  const can = useCan();
  const { actions, drawer } = useEntry();
  const callName = useCallName();
  const everywhere = can('audit.verify');
  return (
    <>
      <ListPage
        call={auditApi.list}
        rowKey="id"
        columns={columns}
        states={states}
        filters={[
          period,
          { control: 'text', field: 'actor', label: 'audit.actor' },
          callName,
          objectKind,
          { control: 'text', field: 'objectKey', label: 'audit.objectKey' },
          { control: 'yesNo', field: 'onlyChanges', label: 'audit.onlyChanges' },
          { control: 'text', field: 'sessionKey', label: 'audit.session' },
          ...(everywhere ? ([{ control: 'text', field: 'address', label: 'audit.address' }] as const) : []),
        ]}
        actions={actions}
        above={
          everywhere && (
            <Suspense>
              <Chain />
            </Suspense>
          )
        }
        empty="audit.none"
      />
      {drawer}
    </>
  );
};
export default Log;
