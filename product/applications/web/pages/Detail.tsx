import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import { Printable } from '#shell/print/Printable';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { Piece } from '#shell/parts/Piece';
import { Timeline } from '#shell/parts/Timeline';
import { LabelMoment } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import type { ApplicationDetails } from '../../details';
import { applicationsApi } from '../calls';
import { CancellationNotice } from '../parts/endings/CancellationNotice';
import { Defects } from '../parts/Defects';
import { TimelineLink } from '#product/audit/web';
import { usePartTabs } from '#product/case-parts/web';
import { ContractPart, useContract } from '#product/contracts/web';
import { Messages, useCircles } from '#product/correspondence/web';
import { EvidenceFacts, InformationFacts, PeopleFacts } from '../parts/ApplicationFacts';
import { holderOf, stageWords } from '../parts/holder';
import { EvaluationChain } from '../parts/chain/EvaluationChain';
import { ReEvaluationNotice } from '../parts/versions/ReEvaluationNotice';
import { WhatChanged, type Against } from '../parts/versions/WhatChanged';
import { EarlierRounds } from '../parts/rounds/EarlierRounds';
import { NextStep } from '../parts/NextStep';
import { ProposalNotice } from '../parts/endings/ProposalDialog';
import { SimilarTo } from '../parts/check/SimilarTo';
import { applicationDialogs } from '../parts/transition-dialogs';
import { applicationTransitions } from '../parts/transitions';
import { applicationLooks, applicationStatusWords } from '../parts/status';

type ApplicationRead = z.output<typeof ApplicationDetails>;

/** What one came back for, and what was changed since: where there is an earlier version to compare with (domain §9.5). */
const changesOf = (record: ApplicationRead) => {
  if (record.view !== 'whole') return [];
  const { id, round, returnCount, previousApplicationId, status } = record;
  const against: Against[] = [
    ...((round > 1 || returnCount > 0) && status !== 'draft' ? (['submitted'] as const) : []),
    ...(previousApplicationId ? (['previous'] as const) : []),
  ];
  if (against.length === 0) return [];
  return [
    {
      key: 'changes',
      label: 'applicationScreens.whatChanged' as const,
      content: against.map((each) => <WhatChanged key={each} id={id} against={each} now={record} />),
    },
  ];
};

/** The tab of messages, for whoever takes part in the case; it says how many are unread. */
const messagesOf = (id: string, circles: readonly { readonly unread: number }[]) => {
  if (circles.length === 0) return [];
  const unread = circles.reduce((sum, each) => sum + each.unread, 0);
  return [
    {
      key: 'messages',
      label: 'correspondence.title' as const,
      ...(unread > 0 && { count: unread }),
      content: <Messages id={id} />,
    },
  ];
};

/** One application, read: what it is, who stands behind it, what happened to it, and what I may do with it now. */
const Detail = ({ id }: OfRecord) => {
  const say = useWords();
  const details = useQuery(applicationsApi.dossier.query({ id }));
  const timeline = useQuery(applicationsApi.timeline.query({ id }));
  const record = details.data;
  const isWhole = record?.view === 'whole';
  const chain = useQuery({ ...applicationsApi.chain.query({ id }), enabled: isWhole });
  const isContractReader = useContract(id).data?.isReader ?? false;
  const { parts, files } = usePartTabs(id);
  const circles = useCircles(id).data?.circles ?? [];
  if (details.isError && !record) return <NoRecord of={details} />;
  const name = record?.achievementName ?? '';
  const tabs = record
    ? [
        {
          key: 'information',
          label: 'applicationScreens.information' as const,
          content: (
            <>
              {record.view === 'whole' && <Piece name="appeals" id={id} />}
              {record.cancellation && <CancellationNotice cancellation={record.cancellation} />}
              {record.view === 'whole' && record.proposal && <ProposalNotice proposal={record.proposal} />}
              {record.view === 'whole' && record.can.includes('accept') && <SimilarTo id={id} />}
              {(record.view === 'whole' || record.view === 'returned') && (
                <Defects defects={record.defects} due={record.dueAt} />
              )}
              {record.view === 'returned' ? (
                <p className="faint">
                  {say(`applicationScreens.sentBack${record.status === 'cancelled' ? 'GivenUp' : ''}`)}
                </p>
              ) : (
                <InformationFacts record={record} />
              )}
              {record.view === 'whole' && (
                <ReEvaluationNotice
                  whole={record}
                  mayOpen={chain.data?.some((each) => each.id === record.previousApplicationId) ?? false}
                />
              )}
              {record.view === 'whole' && <EarlierRounds rounds={record.earlierRounds} />}
            </>
          ),
        },
        ...(record.view === 'summary' || record.view === 'returned'
          ? []
          : [
              {
                key: 'people',
                label: 'applicationScreens.people' as const,
                content: <PeopleFacts record={record} />,
              },
              {
                key: 'evidence',
                label: 'applicationScreens.evidence' as const,
                content: <EvidenceFacts record={record} />,
              },
            ]),
        ...changesOf(record),
        ...(chain.data && chain.data.length > 1
          ? [
              {
                key: 'chain',
                label: 'applicationScreens.chain' as const,
                count: chain.data.length,
                content: <EvaluationChain chain={chain.data} />,
              },
            ]
          : []),
        ...parts,
        ...(isContractReader
          ? [{ key: 'contract', label: 'contracts.title' as const, content: <ContractPart id={id} /> }]
          : []),
        ...messagesOf(id, circles),
        ...files,
      ]
    : [];
  return (
    <Printable title={name}>
      <LabelMoment value={record?.submittedAt ?? null}>
        <RecordPage
          loading={details.isPending}
          number={record?.applicationNumber ?? null}
          name={name}
          {...(record &&
            'achievementNameEnglish' in record && { english: record.achievementNameEnglish ?? null })}
          {...(record && {
            status: { look: applicationLooks[record.status], word: applicationStatusWords[record.status] },
          })}
          deadline={record?.dueAt ?? null}
          isOverdue={record?.isOverdue ?? false}
          heldSince={record?.heldSince ?? null}
          expectedOn={record?.expectedOn ?? null}
          {...(record?.standing && { stage: stageWords[record.standing.stage] })}
          holder={
            record
              ? holderOf(
                  record.standing,
                  {
                    owner: record.ownerName,
                    agency: record.evaluationAgencyName,
                    ...(record.view === 'whole' && { assessor: record.assessorName }),
                  },
                  say,
                )
              : null
          }
          tabs={tabs}
          aside={
            <>
              <Timeline
                of={timeline}
                entries={timeline.data?.map((entry) => ({
                  at: entry.at,
                  actor: entry.actor,
                  role: entry.roleName,
                  what: entry.action,
                  note: entry.note,
                }))}
              />
              <TimelineLink kind="application" id={id} />
            </>
          }
          danger={
            record && (
              <Transitions of={record} table={applicationTransitions} drawn={applicationDialogs} apart />
            )
          }
          actions={
            <>
              {record && (
                <Transitions of={record} table={applicationTransitions} drawn={applicationDialogs} />
              )}
              {record?.standing?.next && <NextStep {...record.standing} next={record.standing.next} />}
            </>
          }
        />
      </LabelMoment>
    </Printable>
  );
};
export default ofRecord(Detail);
