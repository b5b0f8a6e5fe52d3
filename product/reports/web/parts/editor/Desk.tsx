import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isCallFailed } from '#shell/client/failed';
import { useDo } from '#shell/client/useDo';
import { usePage, usePageTitle } from '#shell/frame/page';
import { NotFound } from '#shell/frame/errors/NotFound';
import type { OfRecord } from '#shell/pages/ofRecord';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { applicationsApi } from '#product/applications/web/calls';
import { reportsApi } from '../../calls';
import { CheckPage } from './CheckPage';
import { Workshop } from './Workshop';

/** A report being written: its author writes, a colleague checks, everybody else is shown the way to the report. */
const Desk = ({ id, named }: OfRecord<'Id' | 'ApplyId'>) =>
  named === 'Id' ? <OneReport id={id} /> : <CreateReport applicationId={id} />;

const OneReport = ({ id }: { readonly id: string }) => {
  const query = useQuery(reportsApi.byId.query({ id }));
  const report = query.data;
  usePageTitle(report?.achievementName);
  if (!report) return <PageAwaited of={query} />;
  if (report.audience !== 'staff') return <NotFound title="reportScreens.notYours" />;
  return report.can.includes('save') ? <Workshop report={report} /> : <CheckPage report={report} />;
};

/** An application without a report in hand: its report is found, or begun with one click. */
const CreateReport = ({ applicationId }: { readonly applicationId: string }) => {
  const say = useWords();
  const perform = useDo();
  const { title } = usePage();
  const [busy, setBusy] = useState(false);
  const [, setAsked] = useSearchParams();
  const dossier = useQuery(applicationsApi.dossier.query({ id: applicationId }));
  const name = dossier.data?.achievementName ?? '';
  const existing = useQuery({
    ...reportsApi.list.query({ achievementName: name.slice(0, 100), pageSize: 30 }),
    enabled: name !== '',
  });
  const found = existing.data?.rows.find((row) => row.applicationId === applicationId);
  const open = (id: string) => setAsked({ Id: id }, { replace: true });
  const create = async (): Promise<void> => {
    setBusy(true);
    const created = await perform(reportsApi.create, { applicationId }, 'reportScreens.begun');
    setBusy(false);
    if (created) open(created.id);
  };
  if (isCallFailed(dossier.error)) return <NoRecord of={dossier} />;
  return (
    <div className="page__body">
      <h1>{title}</h1>
      <section className="card begin">
        <h2>{name}</h2>
        <p className="faint">{say(found ? 'reportScreens.existsText' : 'reportScreens.beginText')}</p>
        {found ? (
          <Button type="primary" onClick={() => open(found.id)}>
            {say('reportScreens.write')}
          </Button>
        ) : (
          <Button type="primary" loading={busy} disabled={!existing.isSuccess} onClick={() => void create()}>
            {say('reportScreens.begin')}
          </Button>
        )}
      </section>
    </div>
  );
};

export default Desk;
