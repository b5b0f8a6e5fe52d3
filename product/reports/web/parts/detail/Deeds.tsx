import { DownloadOutlined, EyeOutlined, PrinterOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { attempt, useDo } from '#shell/client/useDo';
import { SignDialog } from '#shell/parts/SignDialog';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import type { ReportTransition } from '#product/reports/workflow';
import { reportsApi } from '../../calls';
import { openPdf, savePdf } from '../pdf';
import { hasSigned, hats, type Hat } from '../Signatures';
import { editorPath, reviewPath } from '../status';
import type { StaffReport, WholeReport } from '../types';
import { ReturnDialog } from './ReturnDialog';
import { message } from '#shell/parts/voices';

/** As what the reader would sign: his deeds say which hat he wears. */
const hatOf = ({ can }: StaffReport): Hat | null =>
  !can.includes('sign')
    ? null
    : can.includes('answer')
      ? 'assessor'
      : can.includes('submitToPublicAgency')
        ? 'agency'
        : 'secondChecker';

/** Paper copies: the official one, once there is one the likely deed; before that a marked preview; and the print view. */
export const Copies = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const [drawing, setDrawing] = useState(false);
  const passed = report.status === 'passed';
  const draw = async (): Promise<void> => {
    setDrawing(true);
    await (passed ? savePdf(report.id, report.reportNumber ?? report.achievementName) : openPdf(report.id));
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

/** What one may do with the report now, the likely deed last and primary. */
export const StaffDeeds = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const cache = useQueryClient();
  const [signing, setSigning] = useState(false);
  const { id, rowVersion, can, tally, achievementName: name } = report;
  const may = (deed: ReportTransition) => can.includes(deed);
  const isPassed = tally?.outcome === 'pass';
  const allAnswered = report.suggestions.every(({ key }) => report.answers.some((each) => each.key === key));
  const hat = hatOf(report);
  const maySign = isPassed && allAnswered && hat !== null && !hasSigned(report, hat);
  const allSigned = hats.every((each) => hasSigned(report, each));
  return (
    <>
      {may('save') && (
        <Link to={editorPath(id)}>
          <Button type="primary">{say('reportScreens.write')}</Button>
        </Link>
      )}
      {may('secondCheck') && !report.secondCheck?.isCurrent && (
        <Link to={editorPath(id)}>
          <Button type="primary">{say('reportScreens.secondCheckDeed')}</Button>
        </Link>
      )}
      {may('returnToAssessor') && tally !== null && !isPassed && <ReturnDialog report={report} />}
      {maySign && (
        <Button type="primary" onClick={() => setSigning(true)}>
          {say('reportScreens.sign')}
        </Button>
      )}
      {may('submitToPublicAgency') && isPassed && (
        <Button
          type="primary"
          disabled={!allSigned}
          title={allSigned ? undefined : say('reportScreens.needsSignatures')}
          onClick={() =>
            confirm({
              title: 'reportScreens.sendToPublicQuestion',
              values: { name },
              okText: 'reportScreens.sendToPublic',
              run: () => perform(reportsApi.submitToPublic, { id, rowVersion }, 'reportScreens.sentToPublic'),
            })
          }
        >
          {say('reportScreens.sendToPublic')}
        </Button>
      )}
      {may('pass') && (
        <Link to={reviewPath(id)}>
          <Button type="primary">{say('reportScreens.review')}</Button>
        </Link>
      )}
      <SignDialog
        open={signing}
        onClose={() => setSigning(false)}
        deed="report.sign"
        id={id}
        contentHash={report.contentHash}
        onSign={async (signCode) => {
          const { mutationFn, onSuccess } = reportsApi.sign.change(cache);
          await mutationFn({ id, contentHash: report.contentHash, signCode });
          await onSuccess();
          message.success(say('reportScreens.signedNow'));
        }}
      />
    </>
  );
};

/** Taking the report back from the panel stands apart from the rest (R4b). */
export const Withdraw = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const { id, rowVersion, achievementName: name } = report;
  return (
    <Button
      danger
      onClick={() =>
        confirm({
          title: 'reportScreens.withdrawQuestion',
          values: { name },
          okText: 'reportScreens.withdraw',
          danger: true,
          reason: { least: 1 },
          run: (reason) =>
            perform(reportsApi.withdraw, { id, rowVersion, reason }, 'reportScreens.withdrawn'),
        })
      }
    >
      {say('reportScreens.withdraw')}
    </Button>
  );
};
