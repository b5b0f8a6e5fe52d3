import { useQueryClient } from '@tanstack/react-query';
import { Button, ConfigProvider, Modal, Progress } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dayText, momentText } from '#contract/formatters';
import { handOver } from '../client/hand-over';
import { isDemonstration } from '../demonstration';
import { groundCss } from '../look/sheet';
import { note } from '../state/error-reports';
import { showError } from '../state/failures';
import { usePreferences } from '../state/preferences';
import { themeOf } from '../theme/theme';
import { say, useLanguage } from '../words/say';
import { fileNameOf, makePdf, Unprintable } from './make-pdf';
import { PrintingContext, type Printing } from './printing';
import './paper.css';
import { message } from '../parts/voices';

export interface PressProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Made, refused or stopped. */
  readonly onDone: () => void;
}

const onPaper: Printing = { on: 'paper' };

/**
 * Draws the element a second time, on paper beside the screen: light whatever the screen is, without what is pressed,
 * everything behind tabs laid out. Its picture becomes the PDF; meanwhile a dialog tells how far it is, and can stop it.
 */
export const Press = ({ title, children, onDone }: PressProps) => {
  const cache = useQueryClient();
  const { accent } = usePreferences();
  const language = useLanguage();
  const paper = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState({ page: 0, pages: 0 });
  const { page, pages } = progress;
  useLightPaper();
  useEffect(() => {
    const stop = new AbortController();
    const at = new Date();
    const make = async (): Promise<void> => {
      const pdf = await makePdf(paper.current!, {
        title,
        language,
        at,
        madeAt: momentText(at.toISOString()),
        watermark: say('print.unofficialCopy'),
        pageOf: (number, of) => say('print.paperPage', { page: number, pages: of }),
        ...(isDemonstration && { veil: say('shell.demonstration') }),
        signal: stop.signal,
        isLoading: () => cache.isFetching() > 0,
        onPage: (number, of) => setProgress({ page: number, pages: of }),
      });
      const name = fileNameOf(title, dayText(at.toISOString()));
      handOver(new File([pdf], name, { type: pdf.type }));
      message.success(say('shell.exported', { name }));
    };
    void make()
      .catch((fault: unknown) => {
        if (stop.signal.aborted) return undefined;
        if (fault instanceof Unprintable) return showError(say(fault.word));
        note(fault, 'print');
        return showError(say('shell.printFailed'));
      })
      .finally(() => !stop.signal.aborted && onDone());
    return () => stop.abort();
    // What was pressed is what is printed: nothing that changes meanwhile begins anew.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  const theme = useMemo(
    () => ({
      ...themeOf('light', accent, 'small', true),
      cssVar: { key: 'assay-paper' },
      inherit: false,
    }),
    [accent],
  );
  return (
    <>
      <Modal
        open
        title={say('print.printing')}
        width={400}
        mask={{ closable: false }}
        footer={<Button onClick={onDone}>{say('shell.cancel')}</Button>}
        onCancel={onDone}
      >
        <Progress percent={pages === 0 ? 0 : Math.round((100 * (page - 1)) / pages)} />
        <p role="status">{page === 0 ? say('print.printLaying') : say('print.printPage', progress)}</p>
      </Modal>
      {createPortal(
        <div className="paper-beside" inert aria-hidden="true">
          <div className="paper" ref={paper} data-size="small">
            <ConfigProvider theme={theme} componentSize="middle">
              <PrintingContext value={onPaper}>{children}</PrintingContext>
            </ConfigProvider>
          </div>
        </div>,
        document.body,
      )}
    </>
  );
};

/** The colours of light paper, for as long as some is laid out. */
const useLightPaper = (): void => {
  const { accent } = usePreferences();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(groundCss('.paper', 'light', accent));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [accent]);
};
