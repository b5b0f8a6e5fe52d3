import { Link } from 'react-router';
import { FileLink } from '#product/files/web';
import { Facts } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import type { IntegrityRecord } from '../../record';
import { looks, stateWords } from './status';

/** The application whose end it came with: the way to it for whoever reads it. */
const EndOf = ({ id, achievementName, applicationNumber }: NonNullable<IntegrityRecord['application']>) => {
  const text = [applicationNumber, achievementName].filter(Boolean).join(' ');
  return id === null ? text : <Link to={`/EvaluationManagement/detail?Id=${id}`}>{text}</Link>;
};

/** A record as it is read: what it is about, what was answered, and what came of it; what has not happened is not shown. */
export const RecordFacts = ({ record }: { readonly record: IntegrityRecord }) => {
  const say = useWords();
  const { isOrganisation, state } = record;
  return (
    <Facts
      row={record}
      facts={[
        { field: 'name', label: 'integrity.name' },
        {
          field: 'isOrganisation',
          label: 'integrity.kind',
          draw: () => say(isOrganisation ? 'integrity.kind.organisation' : 'integrity.kind.person'),
        },
        ...(isOrganisation ? [] : [{ field: 'organisationName', label: 'integrity.organisation' } as const]),
        { field: 'ground', label: 'integrity.ground', as: { dictionary: 'integrityGround' } },
        { field: 'state', label: 'integrity.state', as: { status: looks, words: stateWords } },
        { field: 'months', label: 'integrity.months' },
        ...(record.startsOn === null
          ? []
          : ([
              { field: 'startsOn', label: 'integrity.startsOn', as: 'day' },
              { field: 'expiresOn', label: 'integrity.expiresOn', as: 'day' },
            ] as const)),
        { field: 'facts', label: 'integrity.facts', wide: true },
        {
          field: 'evidence',
          label: 'integrity.evidence',
          wide: true,
          draw: ({ evidence }) => <FileLink {...evidence} />,
        },
        ...(record.application === null
          ? []
          : ([
              {
                field: 'application',
                label: 'integrity.application',
                wide: true,
                draw: ({ application }: IntegrityRecord) => application && <EndOf {...application} />,
              },
            ] as const)),
        { field: 'proposedAt', label: 'integrity.proposedAt', as: 'moment' },
        ...(record.proposedByName === null
          ? []
          : [{ field: 'proposedByName', label: 'integrity.proposedBy' } as const]),
        ...(record.repliedAt === null
          ? ([{ field: 'replyUntil', label: 'integrity.replyUntil', as: 'moment' }] as const)
          : ([
              { field: 'repliedAt', label: 'integrity.repliedAt', as: 'moment' },
              { field: 'reply', label: 'integrity.reply', wide: true },
            ] as const)),
        ...(record.files.length === 0
          ? []
          : ([
              {
                field: 'files',
                label: 'integrity.files',
                wide: true,
                draw: ({ files }: IntegrityRecord) =>
                  files.map((file) => <FileLink key={file.id} {...file} />),
              },
            ] as const)),
        ...(record.decidedAt === null
          ? []
          : ([
              { field: 'decidedAt', label: 'integrity.decidedAt', as: 'moment' },
              ...(record.decidedByName === null
                ? []
                : [{ field: 'decidedByName', label: 'integrity.decidedBy' } as const]),
              { field: 'decision', label: 'integrity.decision', wide: true },
            ] as const)),
        ...(record.appealedAt === null
          ? state === 'inForce'
            ? ([{ field: 'appealUntil', label: 'integrity.appealUntil', as: 'moment' }] as const)
            : []
          : ([
              { field: 'appealedAt', label: 'integrity.appealedAt', as: 'moment' },
              { field: 'appeal', label: 'integrity.appeal', wide: true },
            ] as const)),
        ...(record.appealDecidedAt === null
          ? []
          : ([
              { field: 'appealDecidedAt', label: 'integrity.appealDecidedAt', as: 'moment' },
              ...(record.appealDecidedByName === null
                ? []
                : [{ field: 'appealDecidedByName', label: 'integrity.appealDecidedBy' } as const]),
              { field: 'appealAnswer', label: 'integrity.appealAnswer', wide: true },
            ] as const)),
        ...(record.withdrawnAt === null
          ? []
          : ([
              { field: 'withdrawnAt', label: 'integrity.withdrawnAt', as: 'moment' },
              { field: 'withdrawal', label: 'integrity.withdrawal', wide: true },
            ] as const)),
      ]}
    />
  );
};
