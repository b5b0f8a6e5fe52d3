import { lazy, Suspense, useState } from 'react';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { integrityApi } from '../calls';
import { looks, stateWords } from '../parts/status';

const ProposeDialog = lazy(() => import('../parts/ProposeDialog'));

/** The integrity records before the public-service agency, those that wait for a decision first. */
const IntegrityList = () => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListPage
        call={integrityApi.list}
        rowKey="id"
        states={{
          field: 'state',
          options: [
            { value: 'all', label: 'shell.all' },
            ...(['proposed', 'inForce', 'withdrawn', 'dismissed', 'expired'] as const).map((value) => ({
              value,
              label: stateWords[value],
            })),
          ],
        }}
        columns={[
          { field: 'name', label: 'integrity.name', width: 220 },
          {
            field: 'isOrganisation',
            label: 'integrity.kind',
            width: 110,
            draw: ({ isOrganisation }) =>
              say(isOrganisation ? 'integrity.kind.organisation' : 'integrity.kind.person'),
          },
          { field: 'organisationName', label: 'integrity.organisation', width: 200 },
          { field: 'ground', label: 'integrity.ground', width: 180, as: { dictionary: 'integrityGround' } },
          { field: 'state', label: 'integrity.state', width: 120, as: { status: looks, words: stateWords } },
          { field: 'proposedAt', label: 'integrity.proposedAt', width: 160, as: 'moment' },
          { field: 'startsOn', label: 'integrity.startsOn', width: 120, as: 'day' },
          { field: 'expiresOn', label: 'integrity.expiresOn', width: 120, as: 'day' },
        ]}
        filters={[{ control: 'text', field: 'name', label: 'integrity.name' }]}
        toolbar={[
          { label: 'integrity.propose', primary: true, action: 'integrity.manage', run: () => setOpen(true) },
          { label: 'integrity.statistics', to: '/EvaluationManagement/integrityStatistics' },
        ]}
        actions={[
          {
            action: 'detail',
            always: true,
            label: 'integrity.detail',
            to: ({ id }) => `/EvaluationManagement/integrityRecord?Id=${id}`,
          },
        ]}
        empty="integrity.none"
      />
      {open && (
        <Suspense fallback={null}>
          <ProposeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
export default IntegrityList;
