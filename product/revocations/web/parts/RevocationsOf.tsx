import { Alert, Button, Space } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '#contract/formatters';
import { FileLink } from '#product/files/web';
import type { PieceProps } from '#shell/office';
import { Facts, type Fact } from '#shell/pages/Facts';
import { Transitions } from '#shell/pages/Transitions';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import type { Revocation } from '../../revocation';
import { revocationsApi } from '../calls';
import { revocationTransitions } from './transitions';

const ProposeDialog = lazy(() => import('./ProposeDialog'));

const looks = { proposed: 'warning', inForce: 'error', lifted: 'info', declined: 'info' } as const;

const factsOf = (of: Revocation): Fact<Revocation>[] => [
  of.newerNumber
    ? { field: 'newerNumber', label: 'revocations.newer' }
    : { field: 'ground', label: 'revocations.ground', as: { dictionary: 'rejectReason' } },
  { field: 'publicNote', label: 'revocations.publicNote', wide: true },
  { field: 'reason', label: 'revocations.reason', wide: true },
  ...(of.evidenceFileId
    ? [
        {
          field: 'evidenceFileId',
          label: 'revocations.evidence',
          draw: ({ evidenceFileId }: Revocation) => <FileLink id={evidenceFileId} />,
        } as const,
      ]
    : []),
  ...(of.proposedByName
    ? ([
        { field: 'proposedByName', label: 'revocations.proposedBy' },
        { field: 'proposedAt', label: 'revocations.proposedAt', as: 'moment' },
      ] as const)
    : []),
  ...(of.decidedAt ? ([{ field: 'decidedAt', label: 'revocations.decidedAt', as: 'moment' }] as const) : []),
  ...(of.decisionNote
    ? ([{ field: 'decisionNote', label: 'revocations.decisionNote', wide: true }] as const)
    : []),
];

/** What a passed report has lost its standing by, or may; reviewers propose and decide it here (domain §3.3 R10). */
export const RevocationsOf = ({ id }: PieceProps) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const found = useQuery(revocationsApi.ofReport.query({ id }));
  const { data } = found;
  if (!data) return <AskAgainIfFailed of={found} what="revocations.title" />;
  return (
    <>
      {data.revocations.map((of) => (
        <Alert
          key={of.id}
          type={looks[of.state]}
          showIcon
          className="gap-below"
          {...(of.can.length > 0 && {
            action: (
              <Space wrap>
                <Transitions of={of} table={revocationTransitions} drawn={{}} />
                <Transitions of={of} table={revocationTransitions} drawn={{}} apart />
              </Space>
            ),
          })}
          title={say(`revocations.${of.newerNumber ? 'newer' : 'state'}.${of.state}`)}
          description={
            <>
              <Facts row={of} facts={factsOf(of)} />
              {of.appealUntil !== null && (
                <p>
                  <Link to={`/EvaluationManagement/detail?Id=${of.applicationId}`}>
                    {say('revocations.appealHint', { until: momentText(of.appealUntil) })}
                  </Link>
                </p>
              )}
            </>
          }
        />
      ))}
      {data.canPropose && (
        <p className="gap-below">
          <Button danger onClick={() => setOpen(true)}>
            {say('revocations.propose')}
          </Button>
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <ProposeDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
