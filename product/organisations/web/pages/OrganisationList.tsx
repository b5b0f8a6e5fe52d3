import { lazy, Suspense, useState } from 'react';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import type { WordKey } from '#contract/words';
import { organisationsApi } from '../calls';
import { listed } from '../parts/facts';
import type { OrganisationRow } from '../parts/OrganisationDialog';

/** With its calendar, when it is first opened. */
const OrganisationDialog = lazy(() => import('../parts/OrganisationDialog'));
const MergeDialog = lazy(() => import('../parts/MergeDialog'));

/** What is asked before an organisation is turned, naming it and those who belong to it. */
const asking = (title: WordKey) => ({
  title,
  values: ({ organisationName, peopleCount }: OrganisationRow) => ({
    name: organisationName,
    count: peopleCount,
  }),
});
/** Locks what is open, opens what is locked. */
const turn = {
  call: ({ id }: OrganisationRow) => prepare(organisationsApi.lock, { id }),
  done: 'organisations.saved',
} as const;

/** Every organisation of the platform, by its number (EN2). */
const OrganisationList = () => {
  const [open, setOpen] = useState<{ readonly row?: OrganisationRow }>();
  const [merging, setMerging] = useState<OrganisationRow>();
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
          {
            action: 'unmerge',
            label: 'organisations.unmerge',
            question: asking('organisations.unmergeQuestion'),
            call: ({ id }) => prepare(organisationsApi.unmerge, { id }),
            done: 'organisations.unmerged',
          },
          { action: 'merge', label: 'organisations.merge', run: setMerging },
          {
            action: 'unlock',
            label: 'organisations.unlock',
            question: asking('organisations.unlockQuestion'),
            ...turn,
          },
          {
            action: 'lock',
            danger: true,
            label: 'organisations.lock',
            question: asking('organisations.lockQuestion'),
            ...turn,
          },
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
