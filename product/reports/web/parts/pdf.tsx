import { DownloadOutlined, EyeOutlined, PrinterOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { CallFailed } from '#shell/client/failed';
import { headersOf } from '#shell/client/transport';
import { attempt } from '#shell/client/useDo';
import { world } from '#shell/client/world';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../calls';
import type { WholeReport } from './types';

/** A report is drawn while one waits: that takes longer than an answer from the database. */
const timeout = 25_000;

/** A file of a report as bytes; a refusal is the server's own sentence. Works because the token travels as a header. */
const fileOf = async (id: string, called: 'pdf' | 'receipt'): Promise<Blob> => {
  const path = `${reportsApi[called].path}?${new URLSearchParams({ Id: id })}`;
  const answer = await fetch(path, {
    headers: headersOf(world, {}),
    signal: AbortSignal.timeout(timeout),
    cache: 'no-store',
    credentials: 'same-origin',
  }).catch(() => {
    throw new CallFailed(-1, world.networkError());
  });
  if (answer.headers.has('content-disposition')) return answer.blob();
  const said = (await answer.json()) as { ErrorCode: number; RequestMsg: string };
  throw new CallFailed(said.ErrorCode, said.RequestMsg);
};

const minute = 60_000;

/** Shows the PDF in a tab of its own, opened before the waiting begins so that the browser lets it. */
export const openPdf = async (id: string): Promise<void> => {
  const tab = window.open('about:blank', '_blank');
  const bytes = await attempt(() => fileOf(id, 'pdf'));
  if (!bytes) return tab?.close();
  const url = URL.createObjectURL(bytes);
  if (tab) tab.location.href = url;
  setTimeout(() => URL.revokeObjectURL(url), minute);
};

const save = async (id: string, called: 'pdf' | 'receipt', name: string): Promise<void> => {
  const bytes = await attempt(() => fileOf(id, called));
  if (!bytes) return;
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), minute);
};

/** Hands the PDF over as a file. */
export const savePdf = (id: string, name: string): Promise<void> => save(id, 'pdf', `${name}.pdf`);

/** Hands the receipt of an issued report over as a file. */
const saveReceipt = (id: string, name: string): Promise<void> => save(id, 'receipt', `${name}.receipt.json`);

/** An address of the PDF for a frame on the page; it is let go with the page. */
const usePdfAddress = (id: string): { readonly url: string | null; readonly refused: string } => {
  const [url, setUrl] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    let address: string | undefined;
    let left = false;
    fileOf(id, 'pdf').then(
      (bytes) => {
        if (left) return;
        address = URL.createObjectURL(bytes);
        setUrl(address);
      },
      (fault: unknown) => {
        if (!(fault instanceof CallFailed)) throw fault;
        if (!left) setRefused(fault.message);
      },
    );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return { url, refused };
};

/** The printed report on the page itself; drawn when it is first looked at. */
export const PdfFrame = ({ id, version }: { readonly id: string; readonly version: number }) => (
  <Frame key={version} id={id} />
);

const Frame = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const { url, refused } = usePdfAddress(id);
  if (refused) return <Alert type="error" showIcon role="alert" title={refused} />;
  if (!url) return <Skeleton active paragraph={{ rows: 16 }} title={false} />;
  return <iframe className="pdf-frame" src={url} title={say('reports.pdfName')} />;
};

/** Paper copies: the official one, once there is one the likely transition; before that a marked preview; and the print view. */
export const Copies = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const [drawing, setDrawing] = useState(false);
  const passed = report.status === 'passed';
  const name = report.reportNumber ?? report.achievementName;
  const draw = async (): Promise<void> => {
    setDrawing(true);
    await (passed ? savePdf(report.id, name) : openPdf(report.id));
    setDrawing(false);
  };
  const print = async (): Promise<void> => {
    const tab = window.open('about:blank', '_blank');
    const made = await attempt(() => reportsApi.createPrintTicket({ id: report.id }));
    if (made && tab) tab.location.href = `/ptint?t=${encodeURIComponent(made.ticket)}`;
    else tab?.close();
  };
  return (
    <>
      <Button icon={<PrinterOutlined />} onClick={() => void print()}>
        {say(passed ? 'reportScreens.printOfficial' : 'reportScreens.print')}
      </Button>
      {passed && report.audience !== 'expert' && (
        <Button icon={<SafetyCertificateOutlined />} onClick={() => void saveReceipt(report.id, name)}>
          {say('reportScreens.receipt')}
        </Button>
      )}
      <Button
        type={passed ? 'primary' : 'default'}
        icon={passed ? <DownloadOutlined /> : <EyeOutlined />}
        loading={drawing}
        onClick={() => void draw()}
      >
        {say(passed ? 'reportScreens.official' : 'reportScreens.preview')}
      </Button>
    </>
  );
};
