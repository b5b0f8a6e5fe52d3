import { useMemo } from 'react';
import { usePerson } from '#shell/frame/useMenu';
import { ListPage } from '#shell/list/ListPage';
import { auditApi } from '../calls';
import { columns, objectKind, period, states } from '../parts/columns';
import { useCallName } from '../parts/useCallName';
import { useEntry } from '../parts/useEntry';

/** One knows who did it, and reads how long ago; in the log as it is kept it stands to the minute. */
const own: typeof columns = columns
  .filter(({ field }) => field !== 'actorName')
  .map((column) => (column.field === 'at' ? { ...column, as: 'ago' } : column));

/** What was done under one's own name, whatever else of the log one may read. */
const OwnActions = () => {
  const person = usePerson();
  const { actions, drawer } = useEntry();
  const callName = useCallName();
  const always = useMemo(() => ({ personId: person?.id ?? '' }), [person?.id]);
  if (!person) return null;
  return (
    <>
      <ListPage
        call={auditApi.list}
        rowKey="id"
        always={always}
        columns={own}
        states={states}
        filters={[period, callName, objectKind]}
        actions={actions}
        empty="audit.none"
      />
      {drawer}
    </>
  );
};
export default OwnActions;
