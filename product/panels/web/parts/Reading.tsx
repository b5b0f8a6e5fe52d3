import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { lazy, memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod';
import { Piece } from '#shell/parts/Piece';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { EvidenceList, FileView, type MaterialFile } from '#product/materials/web';
import { Others } from './spread/Others';
import type { OpinionForExpert } from '../../opinion';
import { applicationsApi } from '#product/applications/web/calls';
import { materialsApi } from '#product/materials/web/calls';

type AtWork = NonNullable<z.output<typeof OpinionForExpert>['work']>;

const Dossier = lazy(async () => ({ default: (await import('./Application')).Application }));

const waiting = <Skeleton active title={false} paragraph={{ rows: 8 }} />;

/** What an expert reads beside their sheet: the material with its files, the report, the application. */
export const Reading = memo(({ work }: { readonly work: AtWork }) => {
  const say = useWords();
  return (
    <Tabs
      items={[
        ...(work.discussion
          ? [
              {
                key: 'discussion',
                label: say('panelDesk.discussion'),
                children: <Others discussion={work.discussion} />,
              },
            ]
          : []),
        { key: 'material', label: say('panelScreens.material'), children: <Material id={work.materialId} /> },
        {
          key: 'report',
          label: say('panelScreens.report'),
          children: <Report id={work.reportId} />,
        },
        {
          key: 'application',
          label: say('panelScreens.application'),
          children: (
            <Suspense fallback={waiting}>
              <OneApplication id={work.applicationId} />
            </Suspense>
          ),
        },
      ]}
    />
  );
});
Reading.displayName = 'Reading';

const Material = ({ id }: { readonly id: string | null }) => {
  const say = useWords();
  const [file, setFile] = useState<MaterialFile | null>(null);
  const material = useQuery({ ...materialsApi.byId.query({ id: id ?? '' }), enabled: id !== null });
  if (id === null) return <p className="faint">{say('panelScreens.noMaterial')}</p>;
  if (!material.data) return <PartAwaited of={material} rows={8} />;
  return (
    <>
      {file && (
        <div className="panel-file">
          <div className="panel-member__line">
            <strong>{file.title || file.name}</strong>
            <Button size="small" onClick={() => setFile(null)}>
              {say('panelScreens.closeFile')}
            </Button>
          </div>
          <FileView file={file} />
        </div>
      )}
      <EvidenceList items={material.data.items} opened={file?.id} onOpen={setFile} />
    </>
  );
};

const Report = ({ id }: { readonly id: string }) => {
  const say = useWords();
  return (
    <>
      <p>
        <Link to={`/EvaluationManagement/reprotDetail?Id=${id}`}>{say('panelScreens.openReport')}</Link>
      </p>
      <Piece name="report" id={id} meanwhile={waiting} />
    </>
  );
};

const OneApplication = ({ id }: { readonly id: string }) => {
  const application = useQuery(applicationsApi.dossier.query({ id }));
  const record = application.data;
  return record && record.view !== 'returned' ? (
    <Dossier record={record} />
  ) : (
    <PartAwaited of={application} rows={8} />
  );
};
