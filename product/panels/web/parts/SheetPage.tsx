import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import type * as z from 'zod';
import { isCallFailed } from '#shell/client/failed';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useStoredFields } from '#shell/drafts/useStoredFields';
import { useDraft } from '#shell/form/useDraft';
import { useDraftNotice } from '#shell/form/useDraftNotice';
import { clockText } from '#contract/formatters';
import { StatusTag } from '#shell/look/StatusTag';
import { CaseFacts } from '#shell/pages/CaseFacts';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { SignDialog } from '#shell/parts/SignDialog';
import { useNetwork } from '#shell/state/network';
import { useShortcuts } from '#shell/state/keys';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { OpinionForExpert } from '../../opinion';
import { lackingIn, type WrittenSheet } from '#product/opinions/opinion-form';
import { RevisionReason } from './sheet/RevisionReason';
import { panelsApi } from '../calls';
import { Answered } from './Answered';
import { SheetContext } from './at-work';
import { Progress } from './Completeness';
import { Reading } from './Reading';
import { SheetFields } from './SheetFields';
import { sheetLook, sheetWord } from './status';
import { TwoSheets } from './TwoSheets';
import { useSheet } from './useSheet';
import './panels.css';
import { message } from '#shell/parts/voices';

type Expert = z.output<typeof OpinionForExpert>;
type AtWork = NonNullable<Expert['work']>;

/** Comes with the first reader of a panel that meets. */
const ExpertMeeting = lazy(withWords(() => import('./meeting/ExpertMeeting')));

/** Milliseconds from a change of the sheet to its save. */
const saveEvery = 4_000;

/** The expert's page: material, report and application left, their own sheet right; nobody else's. */
export const SheetPage = ({ opinion, work }: { readonly opinion: Expert; readonly work: AtWork }) => {
  const say = useWords();
  const cache = useQueryClient();
  const [form] = Form.useForm<WrittenSheet>();
  const [signing, setSigning] = useState<{ contentHash: string; rowVersion: number } | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [showsMeeting, setShowsMeeting] = useState(false);
  const [side, setSide] = useState<SplitSide>('right');
  const mayWrite = opinion.can.includes('submit');
  const isDiscussion = work.discussion !== null;
  const { panelMode, template } = opinion;
  const round = useMemo(() => ({ panelMode, template }), [panelMode, template]);
  const about = useMemo(
    () => ({ proposed: work.proposed, category: work.category, reportId: work.reportId, round }),
    [work.proposed, work.category, work.reportId, round],
  );
  const { keep, latest, clash, settle } = useSheet(form, opinion, work);
  const storedForm = useStoredFields(form, mayWrite ? `opinion/${opinion.id}` : undefined);
  const draft = useDraft(mayWrite ? keep : undefined, saveEvery, storedForm);
  /** A save under way may hold an older sheet: what is signed is saved after it. */
  const saveNow = async (): Promise<boolean> => {
    try {
      if (draft.state === 'saving') await draft.save();
      return await draft.save();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      return false;
    }
  };
  useShortcuts(mayWrite ? [{ keys: 'Ctrl+S', says: 'shell.saveDraft', run: () => void saveNow() }] : []);
  const submit = async (): Promise<void> => {
    setHasTried(true);
    if (!(await saveNow())) return;
    if (lackingIn(form.getFieldsValue(true) as WrittenSheet, round, isDiscussion).length > 0)
      return setSide('right');
    const now = await latest();
    if (now?.work?.missing.length === 0)
      setSigning({ contentHash: now.work.contentHash, rowVersion: now.rowVersion });
  };
  const sign = async (signingCode: string): Promise<void> => {
    if (!signing) return;
    const { mutationFn, onSuccess } = panelsApi.submit.change(cache);
    await mutationFn({ id: opinion.id, rowVersion: signing.rowVersion, signingCode });
    draft.done();
    await onSuccess();
    message.success(say('panelScreens.submitted'));
  };
  const notice = useDraftNotice(draft);
  const { reachable } = useNetwork();
  return (
    <>
      <SplitPage
        turns={{ left: 'panelScreens.readSide', right: 'panelScreens.sheetSide', side, onSide: setSide }}
        head={
          <>
            <StatusTag status={sheetLook(opinion.status)}>{say(sheetWord(opinion.status))}</StatusTag>
            <CaseFacts
              number={work.applicationNumber}
              stage={isDiscussion ? 'panelDesk.discussion' : 'panelDesk.stage'}
              holder={mayWrite ? say('panelDesk.holderYou') : opinion.about.evaluationAgencyName}
              deadline={opinion.dueOn}
            />
            {opinion.about.meeting && (
              <Button size="small" onClick={() => setShowsMeeting(true)}>
                {say('panelMeeting.title')}
              </Button>
            )}
          </>
        }
        left={<Reading work={work} />}
        right={
          <VerticalForm
            form={form}
            className="sheet"
            initialValues={
              work.discussion ? { ...work.sheet, revisionReason: work.discussion.revisionReason } : work.sheet
            }
            disabled={!mayWrite}
            onValuesChange={draft.touch}
          >
            <RestoredText restored={draft.restored} />
            {clash && (
              <TwoSheets
                places={clash.places}
                stored={work.sheet}
                theirs={clash.theirs}
                theirReason={clash.theirReason}
                onChosen={(theirs, takesReason) => {
                  settle(theirs, takesReason);
                  void saveNow();
                }}
              />
            )}
            {work.returned && mayWrite && (
              <Alert
                type="warning"
                showIcon
                title={say('shell.labelled', {
                  label: say('panelScreens.formReason'),
                  text: work.returned.text,
                })}
              />
            )}
            {isDiscussion && mayWrite && (
              <Alert type="info" showIcon title={say('panelDesk.discussionText')} />
            )}
            <Answered answered={work.answered} isShort={panelMode === 'confirm'} />
            {mayWrite && (
              <Progress
                opinion={opinion}
                stored={work.sheet}
                isDiscussion={isDiscussion}
                hasTried={hasTried}
              />
            )}
            <SheetContext value={about}>
              <SheetFields round={round} readOnly={!mayWrite} />
              {isDiscussion && <RevisionReason readOnly={!mayWrite} />}
            </SheetContext>
          </VerticalForm>
        }
        foot={
          mayWrite && (
            <>
              <span className="foot-bar__said" role="status">
                {!reachable && draft.state === 'changed' && draft.storedAt !== null
                  ? say('panelDesk.keptHere', { time: clockText(draft.storedAt) })
                  : notice}
              </span>
              <Button
                loading={draft.state === 'saving'}
                onClick={() =>
                  void saveNow().then((saved) => saved && message.success(say('panelScreens.saved')))
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
      {showsMeeting && (
        <Suspense fallback={null}>
          <ExpertMeeting reportId={work.reportId} onClose={() => setShowsMeeting(false)} />
        </Suspense>
      )}
      {signing && (
        <SignDialog
          open
          onClose={() => setSigning(null)}
          action="opinion.submit"
          id={opinion.id}
          contentHash={signing.contentHash}
          onSign={sign}
        />
      )}
    </>
  );
};
