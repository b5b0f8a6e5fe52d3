import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod';
import { attempt } from '../../../../shell/client/useDo';
import { useUnsaved } from '../../../../shell/frame/page';
import { StatusTag } from '../../../../shell/look/StatusTag';
import { DeskPage } from '../../../../shell/pages/DeskPage';
import { SignDialog } from '../../../../shell/parts/SignDialog';
import { useWords } from '../../../../shell/words/say';
import type { OpinionForExpert } from '../../opinion';
import type { SheetContent } from '../../sheet';
import { filesApi, materialsApi, panelsApi } from '../calls';
import { SheetFields } from './SheetFields';
import { sheetLook, sheetWord } from './status';
import './panels.css';

type Expert = z.output<typeof OpinionForExpert>;
type AtWork = NonNullable<Expert['work']>;

/** Opens a file of the material in a tab of its own. */
const open = async (fileId: string): Promise<void> => {
  const tab = window.open('about:blank', '_blank');
  const link = await attempt(() => filesApi.link({ id: fileId, use: 'view' }));
  if (link && tab) tab.location.href = link.url;
  else tab?.close();
};

/** The expert's desk: the material and the report left, his own sheet right; nobody else's. */
export const SheetDesk = ({ opinion, work }: { readonly opinion: Expert; readonly work: AtWork }) => {
  const say = useWords();
  const { message } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<SheetContent>();
  const [touched, setTouched] = useState(false);
  const [signing, setSigning] = useState<{ contentHash: string; rowVersion: number } | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const version = useRef(opinion.rowVersion);
  useUnsaved(touched);
  const mayWrite = opinion.can.includes('submit');
  const save = async (): Promise<boolean> => {
    const sheet = form.getFieldsValue(true) as SheetContent;
    const saved = await attempt(() => panelsApi.save({ id: opinion.id, rowVersion: version.current, sheet }));
    if (!saved) return false;
    version.current = saved.rowVersion;
    setTouched(false);
    return true;
  };
  const submit = async (): Promise<void> => {
    if (!(await save())) return;
    const now = await attempt(() => panelsApi.opinion({ id: opinion.id }));
    if (now?.audience !== 'expert' || !now.work) return;
    setMissing(now.work.missing.map(({ says }) => says));
    if (now.work.missing.length === 0)
      setSigning({ contentHash: now.work.contentHash, rowVersion: now.rowVersion });
  };
  const sign = async (signingCode: string): Promise<void> => {
    if (!signing) return;
    const { mutationFn, onSuccess } = panelsApi.submit.change(cache);
    await mutationFn({ id: opinion.id, rowVersion: signing.rowVersion, signingCode });
    await onSuccess();
    void message.success(say('panelScreens.submitted'));
  };
  return (
    <>
      <DeskPage
        head={<StatusTag status={sheetLook(opinion.status)}>{say(sheetWord(opinion.status))}</StatusTag>}
        left={<Evidence work={work} />}
        right={
          <Form
            form={form}
            layout="vertical"
            initialValues={work.sheet}
            disabled={!mayWrite}
            onValuesChange={() => setTouched(true)}
          >
            {work.returned && <Alert type="warning" showIcon title={work.returned.text} />}
            {missing.length > 0 && (
              <Alert
                type="error"
                showIcon
                role="alert"
                title={say('panelScreens.missing')}
                description={
                  <ul>
                    {missing.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                }
              />
            )}
            <SheetFields proposed={work.proposed} />
          </Form>
        }
        foot={
          mayWrite && (
            <>
              <span className="foot-bar__said" />
              <Button
                onClick={() =>
                  void save().then((saved) => saved && void message.success(say('panelScreens.saved')))
                }
              >
                {say('panelScreens.save')}
              </Button>
              <Button type="primary" onClick={() => void submit()}>
                {say('panelScreens.submit')}
              </Button>
            </>
          )
        }
      />
      {signing && (
        <SignDialog
          open
          onClose={() => setSigning(null)}
          deed="opinion.submit"
          id={opinion.id}
          contentHash={signing.contentHash}
          onSign={sign}
        />
      )}
    </>
  );
};

/** The material by its items, and the way to the report. */
const Evidence = ({ work }: { readonly work: AtWork }) => {
  const say = useWords();
  const material = useQuery({
    ...materialsApi.byId.query({ id: work.materialId ?? '' }),
    enabled: work.materialId !== null,
  });
  return (
    <>
      <p>
        <Link to={`/EvaluationManagement/reprotDetail?Id=${work.reportId}`}>
          {say('panelScreens.openReport')}
        </Link>
      </p>
      <h2>{say('panelScreens.material')}</h2>
      {(material.data?.items ?? [])
        .filter(({ files }) => files.length > 0)
        .map((item) => (
          <section key={item.code} className="panel-evidence">
            <h3>{item.title}</h3>
            {item.files.map((file) => (
              <Button key={file.id} type="link" onClick={() => void open(file.fileId)}>
                {file.title || file.name}
              </Button>
            ))}
          </section>
        ))}
    </>
  );
};
