import { lazy, Suspense, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { ListPage } from '#shell/list/ListPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { organisationsApi } from '../calls';
import { listed } from '../parts/facts';
import type { Row } from '../parts/OrganisationDialog';

/** With its calendar, when it is first opened. */
const OrganisationDialog = lazy(() => import('../parts/OrganisationDialog'));
const MergeDialog = lazy(() => import('../parts/MergeDialog'));

/** Every organisation of the platform, by its number (EN2). */
const OrganisationList = () => {
  const confirm = useConfirm();
  const perform = useDo();
  const [open, setOpen] = useState<{ readonly row?: Row }>();
  const [merging, setMerging] = useState<Row>();
  const unmerge = ({ id, organisationName, peopleCount }: Row) =>
    confirm({
      title: 'organisations.unmergeQuestion',
      values: { name: organisationName, count: peopleCount },
      okText: 'organisations.unmerge',
      run: () => perform(organisationsApi.unmerge, { id }, 'organisations.unmerged'),
    });
  const turn = ({ id, organisationName, peopleCount }: Row, locks: boolean) =>
    confirm({
      title: locks ? 'organisations.lockQuestion' : 'organisations.unlockQuestion',
      values: { name: organisationName, count: peopleCount },
      okText: locks ? 'organisations.lock' : 'organisations.unlock',
      danger: locks,
      run: () => perform(organisationsApi.lock, { id }, 'organisations.saved'),
    });
  return (
    <>
      <ListPage
        call={organisationsApi.list}
        rowKey="id"
        states={{
          field: 'state',
          options: [
            { value: 'all', label: 'shell.all' },
            { value: 'open', label: 'organisations.state.open' },
            { value: 'locked', label: 'organisations.state.locked' },
            { value: 'merged', label: 'organisations.state.merged' },
          ],
        }}
        columns={[
          listed('organisationName', 280),
          listed('organisationNumber', 120),
          listed('organisationType', 200),
          { field: 'parentName', label: 'organisations.parent', width: 220 },
          { field: 'peopleCount', label: 'organisations.people', width: 100, as: 'number' },
          { field: 'isLocked', label: 'organisations.state.locked', width: 110, as: 'yesNo' },
          { field: 'mergedInto', label: 'organisations.mergedInto', width: 220 },
          listed('creditCode', 220),
          listed('qualification', 220),
          listed('technologyFields', 220),
          listed('validUntil', 130),
        ]}
        filters={[
          { control: 'text', field: 'organisationName', label: 'organisations.name' },
          {
            control: 'item',
            field: 'organisationType',
            dictionary: 'organisationType',
            label: 'organisations.type',
          },
        ]}
        toolbar={[
          {
            label: 'organisations.add',
            primary: true,
            action: 'organisation.manage',
            run: () => setOpen({}),
          },
        ]}
        actions={[
          { action: 'edit', label: 'organisations.edit', run: (row) => setOpen({ row }) },
          { action: 'unmerge', label: 'organisations.unmerge', run: unmerge },
          { action: 'merge', label: 'organisations.merge', run: setMerging },
          { action: 'unlock', label: 'organisations.unlock', run: (row) => turn(row, false) },
          { action: 'lock', danger: true, label: 'organisations.lock', run: (row) => turn(row, true) },
        ]}
        empty="organisations.none"
      />
      {merging && (
        <Suspense fallback={null}>
          <MergeDialog row={merging} onClose={() => setMerging(undefined)} />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <OrganisationDialog row={open.row} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
export default OrganisationList;
