import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { clockText } from '#contract/formatters';
import { attempt } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useUnsaved } from '#shell/frame/page';
import { useShortcuts } from '#shell/state/keys';
import { SplitPage } from '#shell/pages/SplitPage';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../../calls';
import { openPdf } from '../pdf';
import { ReportHead } from '../Standing';
import { detailPath } from '../status';
import type { StaffReport } from '../types';
import { CitationsContext } from '#product/citations/web';
import { ChapterBody } from './ChapterBody';
import { ChapterNav } from './ChapterNav';
import { chapters, type ChapterKey } from '#product/reports/chapters';
import { useCiting } from './citing';
import { openDraft, useStoredForm } from './draft';
import { lacksOf } from './lacks';
import { useLive } from './live';
import type { LevelByHand } from './Override';
import { Remarks, ReturnedIssues } from './Remarks';
import { SecondCheckState } from './SecondCheck';
import { useConfirming } from '#product/panels/web';
import { SendDialog, type Sent } from './SendDialog';
import { SidePanel } from './SidePanel';
import { message } from '#shell/parts/voices';

/** The assessor's page: chapters and their forms on the left, what follows from them on the right. */
export const Workshop = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [store] = useState(() =>
    openDraft(report, {
      save: (input) => reportsApi.save(input),
      stored: async () => {
        const now = await reportsApi.byId({ id: report.id });
        return now.audience === 'staff' ? now : { rowVersion: 0, contentVersion: 0 };
      },
      onSaved: () => void cache.invalidateQueries({ queryKey: ['reports'] }),
    }),
  );
  const draft = useStore(store);
  const { restored, drawn } = useStoredForm(report.id, store);
  const [at, setAt] = useState<ChapterKey>('evaluation');
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { assessed, ask, rules } = useLive(report, draft.values);
  useUnsaved(draft.waiting.size > 0);
  // A colleague's check moves the version on while this page is open.
  useEffect(() => {
    if (store.getState().waiting.size === 0) store.getState().seen(report.rowVersion);
  }, [store, report.rowVersion]);

  const place = chapters.findIndex(({ key }) => key === at);
  const go = (key: ChapterKey): void => {
    void draft.flush();
    setAt(key);
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('.chapter__title')?.focus());
  };
  const step = (by: 1 | -1) => {
    const next = chapters[place + by];
    if (next) go(next.key);
  };
  useShortcuts([
    { keys: 'Ctrl+S', says: 'shell.saveDraft', run: () => void draft.flush() },
    { keys: 'Alt+PageUp', says: 'reportDesk.chapterBefore', run: () => step(-1) },
    { keys: 'Alt+PageDown', says: 'reportDesk.nextChapter', run: () => step(1) },
  ]);
  const override = async ({ which, level, reason, evidenceIds }: LevelByHand): Promise<void> => {
    await draft.flush();
    await draft.inTurn((rowVersion) =>
      reportsApi.save({
        id: report.id,
        section: 'override',
        data: { which, level, reason, evidenceIds: [...evidenceIds] },
        rowVersion,
      }),
    );
    await cache.invalidateQueries({ queryKey: ['reports'] });
  };
  const adopt = async (version: number): Promise<void> => {
    await draft.flush();
    await draft.inTurn((rowVersion) =>
      reportsApi.save({ id: report.id, section: 'ruleSet', data: { version }, rowVersion }),
    );
    await cache.invalidateQueries({ queryKey: ['reports'] });
  };
  const citing = useCiting(report, store, draft.values);
  const preview = async (): Promise<void> => {
    setDrawing(true);
    await draft.flush();
    await openPdf(report.id);
    setDrawing(false);
  };
  const answer = async (key: string, text: string): Promise<boolean> => {
    await draft.flush();
    const done = await attempt(() =>
      draft.aside((rowVersion) =>
        reportsApi.answerRemarks({ id: report.id, answers: [{ key, text }], rowVersion }),
      ),
    );
    await Promise.all(['reports', 'tasks'].map((area) => cache.invalidateQueries({ queryKey: [area] })));
    return done !== undefined;
  };
  const isReturned = report.status === 'returned';
  const confirming = useConfirming(report.id, isReturned && report.tally?.outcome === 'modify');
  const send = async ({ mode, dueDate, answers }: Sent): Promise<void> => {
    const due = dueDate ? { dueDate } : {};
    await draft.inTurn((rowVersion) =>
      isReturned
        ? reportsApi.resubmit({
            id: report.id,
            answers: [...answers],
            rowVersion,
            ...due,
            ...(mode && { mode }),
          })
        : reportsApi.submitToExperts({ id: report.id, rowVersion, ...due }),
    );
    await Promise.all(
      ['reports', 'panels', 'tasks'].map((area) => cache.invalidateQueries({ queryKey: [area] })),
    );
    message.success(say('reportScreens.sent'));
    void navigate(detailPath(report.id));
  };
  const notice =
    draft.look === 'saving'
      ? say('shell.saving')
      : draft.look === 'changed'
        ? say('shell.notSaved')
        : draft.at !== null
          ? say('shell.saved', { time: clockText(draft.at) })
          : '';
  const chapter = chapters[place] ?? chapters[0]!;
  return (
    <div ref={page} className="workshop">
      <SplitPage
        share={66}
        head={<ReportHead report={report} />}
        left={
          <div className="writing">
            <ChapterNav report={report} values={draft.values} refused={draft.refused} at={at} onGo={go} />
            <div className="writing__chapter">
              {draft.look === 'conflict' && (
                <Alert
                  className="gap-below"
                  type="error"
                  showIcon
                  role="alert"
                  title={say('reportDesk.conflict')}
                  description={say('reportDesk.conflictText')}
                />
              )}
              <RestoredText restored={restored} />
              <ReturnedIssues report={report} />
              <Remarks report={report} chapter={chapter.key} onAnswer={answer} />
              <CitationsContext value={citing}>
                <ChapterBody
                  key={`${chapter.key} ${drawn}`}
                  chapter={chapter}
                  report={report}
                  values={draft.values}
                  refused={draft.refused}
                  change={draft.change}
                  assessed={assessed}
                />
              </CitationsContext>
              <p className="writing__steps">
                <Button disabled={place <= 0} onClick={() => step(-1)}>
                  {say('shell.previous')}
                </Button>
                <Button disabled={place >= chapters.length - 1} onClick={() => step(1)}>
                  {say('reportDesk.nextChapter')}
                </Button>
                <span className="faint">{say('reportDesk.keys')}</span>
              </p>
            </div>
          </div>
        }
        right={
          <SidePanel
            report={report}
            assessed={assessed}
            {...(ask && { ask })}
            rules={rules}
            points={draft.values.innovationPoints}
            indicators={draft.values.indicators}
            onOverride={override}
            onAdopt={adopt}
            check={<SecondCheckState report={report} />}
          />
        }
        foot={
          <>
            <span className="foot-bar__said" role="status">
              {notice}
            </span>
            <Button loading={draft.look === 'saving'} onClick={() => void draft.flush()}>
              {say('shell.saveDraft')}
            </Button>
            <Button loading={drawing} onClick={() => void preview()}>
              {say('reportScreens.preview')}
            </Button>
            <Button
              type="primary"
              onClick={() => {
                // What is asked about must be what the server has.
                void draft.flush().then((isSaved) => {
                  if (isSaved) setSending(true);
                  else message.warning(say('reportDesk.unfinished'));
                });
              }}
            >
              {say(isReturned ? 'reportScreens.resubmit' : 'reportScreens.send')}
            </Button>
          </>
        }
      />
      <SendDialog
        open={sending}
        onClose={() => setSending(false)}
        title="reportScreens.sendTitle"
        text="reportScreens.sendText"
        toExperts
        confirming={confirming}
        lacks={sending ? lacksOf(report, draft.values, assessed, say) : []}
        issues={isReturned ? report.defects : []}
        onSend={send}
      />
    </div>
  );
};
