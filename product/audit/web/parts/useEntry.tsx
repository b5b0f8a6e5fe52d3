import { lazy, Suspense, useState } from 'react';
import type { RowAction } from '#shell/list/types';
import { timelineOf, type AuditRow } from './columns';

const EntryDrawer = lazy(() => import('./EntryDrawer'));

/** What one may do with an entry of the log: read it whole, and see what else happened to its record. */
export const useEntry = () => {
  const [open, setOpen] = useState<string>();
  const actions: readonly RowAction<AuditRow>[] = [
    { action: 'details', always: true, label: 'audit.details', run: ({ id }) => setOpen(id) },
    {
      action: 'timeline',
      always: true,
      label: 'audit.timeline',
      // An action without a record, as a sign-in that failed, has the timeline of whoever did it.
      to: ({ objectKind, objectKey, actorKey }) =>
        objectKey ? timelineOf(objectKind, objectKey) : timelineOf('actor', actorKey),
    },
  ];
  const drawer = open && (
    <Suspense>
      <EntryDrawer id={open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { actions, drawer } as const;
};
