import { Link } from 'react-router';
import type { Given } from '#shell/client/client';
import type { Column, Filter } from '#shell/list/types';
import { useWords } from '#shell/words/say';
import type { audit } from '../../contract';
import type { AuditFilter } from '../../entry';
import { objectKinds } from '../../names';

export type AuditRow = Given<(typeof audit)['calls']['list']>['rows'][number];

/** Who did it; an action without anybody was a visitor's. */
export const Actor = ({ row }: { readonly row: Pick<AuditRow, 'actorName'> }) => {
  const say = useWords();
  return row.actorName || say('audit.visitor');
};

/** What an entry is about: by its name and on its page, where its reader has one. */
export const Subject = ({ row }: { readonly row: Pick<AuditRow, 'objectName' | 'url'> }) =>
  row.url ? <Link to={row.url}>{row.objectName}</Link> : row.objectName || '/';

export const resultLook = {
  status: { ok: 'passed', refused: 'returned', failed: 'rejected' },
  words: { ok: 'audit.ok', refused: 'audit.refused', failed: 'audit.failed' },
} as const;

/** An entry as lists of the log show it. */
export const columns: readonly Column<AuditRow>[] = [
  { field: 'at', label: 'audit.at', width: 160, as: 'moment' },
  { field: 'actorName', label: 'audit.actor', width: 120, draw: (row) => <Actor row={row} /> },
  { field: 'callName', label: 'audit.action', width: 180 },
  { field: 'objectKindName', label: 'audit.kind', width: 110 },
  { field: 'objectName', label: 'audit.object', width: 260, draw: (row) => <Subject row={row} /> },
  { field: 'result', label: 'audit.result', width: 110, as: resultLook },
  { field: 'reason', label: 'audit.reason', width: 220 },
  { field: 'organisationName', label: 'audit.organisation', width: 200 },
  { field: 'actorRoles', label: 'audit.roles', width: 160 },
  { field: 'address', label: 'audit.address', width: 130 },
];

/** The states above the table. */
export const states = {
  field: 'result',
  options: [
    { value: 'all', label: 'shell.all' },
    { value: 'ok', label: 'audit.ok' },
    { value: 'refused', label: 'audit.refused' },
    { value: 'failed', label: 'audit.failed' },
  ],
} as const;

export const period: Filter<Pick<AuditFilter, 'startTime' | 'endTime'>> = {
  control: 'days',
  from: 'startTime',
  to: 'endTime',
  label: 'audit.period',
};

/** To what kind of thing something was done. */
export const objectKind: Filter<Pick<AuditFilter, 'objectKind'>> = {
  control: 'choice',
  field: 'objectKind',
  label: 'audit.kind',
  options: objectKinds.map((kind) => ({ value: kind, label: `audit.kind.${kind}` as const })),
};

/** Where the log about one record, person or sign-in is read. */
export const timelineOf = (kind: string, id: string): string => `/system/timeline?Kind=${kind}&Id=${id}`;
