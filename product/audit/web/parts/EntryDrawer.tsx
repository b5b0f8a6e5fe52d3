import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Link } from 'react-router';
import { Facts, type Fact } from '#shell/pages/Facts';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { auditApi } from '../calls';
import './audit.css';
import { Actor, resultLook, Subject, timelineOf, type AuditRow } from './columns';

type Entry = AuditRow & { readonly requestKey: string; readonly seal: string };

const facts: readonly Fact<Entry>[] = [
  { field: 'at', label: 'audit.at', as: 'moment' },
  { field: 'result', label: 'audit.result', as: resultLook },
  { field: 'actorName', label: 'audit.actor', draw: (row) => <Actor row={row} /> },
  { field: 'actorRoles', label: 'audit.roles' },
  { field: 'organisationName', label: 'audit.organisation' },
  { field: 'address', label: 'audit.address' },
  { field: 'objectKindName', label: 'audit.kind' },
  { field: 'objectName', label: 'audit.object', draw: (row) => <Subject row={row} /> },
  { field: 'reason', label: 'audit.reason', wide: true },
  { field: 'seal', label: 'audit.seal' },
  { field: 'requestKey', label: 'audit.request', wide: true },
];

/** One entry of the log: who, what, when, from where; what changed by it; its place in the chain. */
const EntryDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const say = useWords();
  const found = useQuery(auditApi.entry.query({ id }));
  const entry = found.data;
  const before = (hidden: boolean, value: string) =>
    hidden ? <span className="faint">{say('audit.hiddenValue')}</span> : value || '/';
  return (
    <Drawer open size={560} title={entry?.callName ?? say('audit.entry')} onClose={onClose}>
      {entry ? (
        <div className="audit-entry">
          <Facts
            row={{
              ...entry,
              seal: entry.sealNumber === null ? say('audit.unsealed') : `#${entry.sealNumber}`,
            }}
            facts={facts}
          />
          {entry.differences.length > 0 ? (
            <SmallTable
              title="audit.changes"
              head={['audit.field', 'audit.before', 'audit.after']}
              rows={entry.differences.map(({ name, before: was, after, isHidden }) => [
                name,
                before(isHidden, was),
                before(isHidden, after),
              ])}
            />
          ) : (
            <p className="faint">{say('audit.noChanges')}</p>
          )}
          <p className="audit-entry__ways">
            {entry.objectKey && (
              <Link to={timelineOf(entry.objectKind, entry.objectKey)} onClick={onClose}>
                {say('audit.ofRecord')}
              </Link>
            )}
            {entry.actorKey && (
              <Link to={timelineOf('actor', entry.actorKey)} onClick={onClose}>
                {say('audit.ofPerson')}
              </Link>
            )}
            {entry.sessionKey && (
              <Link to={timelineOf('sign-in', entry.sessionKey)} onClick={onClose}>
                {say('audit.ofSession')}
              </Link>
            )}
          </p>
        </div>
      ) : (
        <PartAwaited of={found} rows={8} />
      )}
    </Drawer>
  );
};
export default EntryDrawer;
