import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useConfirm } from '#shell/parts/useConfirm';
import { NotFound } from '#shell/frame/NotFound';
import { Printable } from '#shell/print/Printable';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Timeline } from '#shell/parts/Timeline';
import { LabelMoment } from '#shell/dictionary/useDictionary';
import { useDo } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import type { ApplicationTransition } from '../../workflow';
import { applicationsApi } from '../calls';
import { AcceptDialog } from '../parts/AcceptDialog';
import { Defects } from '../parts/Defects';
import { TimelineLink } from '#product/audit/web';
import { EvidenceFacts, InformationFacts, PeopleFacts } from '../parts/DossierFacts';
import { holderOf, stageWord } from '../parts/holder';
import { NextStep } from '../parts/NextStep';
import { ReassignDialog } from '../parts/ReassignDialog';
import { RejectDialog } from '../parts/RejectDialog';
import { ReturnDialog } from '../parts/ReturnDialog';
import { applicationLooks, applicationStatusWords } from '../parts/status';

/** One application, read: what it is, who stands behind it, what happened to it, and what I may do with it now. */
const Detail = ({ id }: OfRecord) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const dossier = useQuery(applicationsApi.dossier.query({ id }));
  const timeline = useQuery(applicationsApi.timeline.query({ id }));
  const record = dossier.data;
  if (dossier.isError && !record) return <NotFound />;
  const may = (deed: ApplicationTransition) => record?.can.includes(deed) ?? false;
  const name = record?.achievementName ?? '';
  const version = record?.rowVersion ?? 0;
  const cancel = () =>
    confirm({
      title: 'applicationScreens.cancelQuestion',
      values: { name },
      okText: 'applicationScreens.cancel',
      danger: true,
      reason: { least: 0 },
      run: (reason) =>
        perform(applicationsApi.cancel, { id, rowVersion: version, reason }, 'applicationScreens.cancelled'),
    });
  const release = () =>
    confirm({
      title: 'applicationScreens.releaseQuestion',
      values: { name },
      okText: 'applicationScreens.release',
      danger: true,
      reason: { least: 10 },
      run: (reason) =>
        perform(applicationsApi.release, { id, rowVersion: version, reason }, 'applicationScreens.released'),
    });
  const tabs = record
    ? [
        {
          key: 'information',
          label: 'applicationScreens.information' as const,
          content: (
            <>
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
      ]
    : [];
  return (
    <Printable title={name}>
      <LabelMoment value={record?.submittedAt ?? null}>
        <RecordPage
          loading={dossier.isPending}
          number={record?.applicationNumber ?? null}
          name={name}
          {...(record && {
            status: { look: applicationLooks[record.status], word: applicationStatusWords[record.status] },
          })}
          deadline={record?.dueAt ?? null}
          {...(record?.standing && { stage: stageWord(record.standing.stage) })}
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
                entries={(timeline.data ?? []).map((entry) => ({
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
            <>
              {may('cancel') && (
                <Button danger onClick={cancel}>
                  {say('applicationScreens.cancel')}
                </Button>
              )}
              {may('release') && (
                <Button danger onClick={release}>
                  {say('applicationScreens.release')}
                </Button>
              )}
              {may('reject') && <RejectDialog id={id} rowVersion={version} />}
            </>
          }
          deeds={
            <>
              {may('reassign') && <ReassignDialog id={id} rowVersion={version} />}
              {may('return') && <ReturnDialog id={id} rowVersion={version} />}
              {may('submit') && (
                <Link to={`/EvaluationManagement/edit?Id=${id}`}>
                  <Button type="primary">{say('applicationScreens.edit')}</Button>
                </Link>
              )}
              {may('accept') && <AcceptDialog id={id} rowVersion={version} />}
              {record?.standing?.next && <NextStep {...record.standing} next={record.standing.next} />}
            </>
          }
        />
      </LabelMoment>
    </Printable>
  );
};
export default ofRecord(Detail);
