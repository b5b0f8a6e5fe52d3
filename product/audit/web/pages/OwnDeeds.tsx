import { useMemo } from 'react';
import { usePerson } from '../../../../shell/frame/useMenu';
import { ListPage } from '../../../../shell/list/ListPage';
import { auditApi } from '../calls';
import { columns, objectKind, period, states } from '../parts/columns';
import { useDeedName } from '../parts/useDeedName';
import { useEntry } from '../parts/useEntry';

/** What was done under one's own name, whatever else of the log one may read. */
const OwnDeeds = () => {
  const person = usePerson();
  const { deeds, drawer } = useEntry();
  const deedName = useDeedName();
  const always = useMemo(() => ({ personId: person?.id ?? '' }), [person?.id]);
  if (!person) return null;
  return (
    <>
      <ListPage
        call={auditApi.list}
        rowKey="id"
        always={always}
        columns={columns.filter(({ field }) => field !== 'actorName')}
        states={states}
        filters={[period, deedName, objectKind]}
        deeds={deeds}
        empty="audit.none"
      />
      {drawer}
    </>
  );
};
export default OwnDeeds;
