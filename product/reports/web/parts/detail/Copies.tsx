import { DownloadOutlined, EyeOutlined, PrinterOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../../calls';
import { openPdf, savePdf, saveReceipt } from '../pdf';
import type { WholeReport } from '../types';

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
