import { useQuery } from '@tanstack/react-query';
import { dayText, moneyText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import type { PieceProps } from '#shell/office';
import { Facts } from '#shell/pages/Facts';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { chapters, type ChapterKey } from '../../chapters';
import { reportsApi } from '../calls';
import { ChangedLevels } from './ChangedLevels';
import { Chapter, Grid, Texts } from './Chapter';
import { EvidenceLink } from './evidence';
import { RegulatoryPath } from './RegulatoryPath';
import { ReportContext, ScaleCitations } from './tables/evidence';
import { ReadTables } from './tables/ReadTables';
import { CitationsContext } from '#product/citations/web';
import type { WholeReport } from './types';

/** What a chapter says before its tables and texts. */
const Opening = ({ report, chapter }: { readonly report: WholeReport; readonly chapter: ChapterKey }) => {
  const say = useWords();
  switch (chapter) {
    case 'evaluation':
      return (
        <Facts
          row={{ ...report, client: report.sections.evaluation?.client ?? '' }}
          facts={[
            { field: 'client', label: 'reportDesk.client' },
            { field: 'evaluationAgencyName', label: 'reportScreens.agency' },
            { field: 'assessorName', label: 'reportScreens.assessor' },
            {
              field: 'evaluationPurposes',
              label: 'reportScreens.purposes',
              draw: (row) => <DictionaryTag dictionary="evaluationPurpose" code={row.evaluationPurposes} />,
            },
            { field: 'baseDate', label: 'reportDesk.baseDate', as: 'day' },
          ]}
        />
      );
    case 'maturity':
    case 'innovation':
    case 'advancement':
      return (
        <>
          <ChangedLevels report={report} which={chapter} />
          <ScaleCitations chapter={chapter} />
        </>
      );
    case 'medical':
      return <RegulatoryPath path={report.regulatoryPath} maturity={report.maturityLevel} />;
    case 'benefit':
      return (
        <p>
          {say('reportScreens.benefitSum')} <b>{moneyText(report.economicBenefit)}</b>
        </p>
      );
    case 'conclusion':
      return <ChangedLevels report={report} which="overall" />;
    default:
      return null;
  }
};

/** A report as it reads, chapter by chapter in the order of the printed one (domain §6.1). */
export const ReportBody = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  return (
    <article className="report-body">
      <CitationsContext value={{ citations: report.citations, documents: report.evidence }}>
        <ReportContext value={report}>
          {chapters.map(({ key, number, title }) => (
            <Chapter key={key} number={number} title={title}>
              <Opening report={report} chapter={key} />
              <ReadTables report={report} chapter={key} />
              {key !== 'risks' && (
                <Texts report={report} chapter={key} {...(key === 'evaluation' && { but: 'client' })} />
              )}
            </Chapter>
          ))}
        </ReportContext>
      </CitationsContext>
      <section className="read">
        <h2>{say('reportScreens.annexEvidence')}</h2>
        <Grid
          head={[
            'reportScreens.evidence',
            'reportScreens.kind',
            'reportScreens.issuer',
            'reportDesk.date',
            'reportScreens.fingerprint',
          ]}
          rows={report.evidence.map((row) => [
            <EvidenceLink key="link" evidence={row} />,
            <DictionaryTag key="kind" dictionary="documentType" code={row.documentType} />,
            row.issuer,
            dayText(row.issuedOn),
            <code key="hash" title={row.sha256}>
              {row.sha256.slice(0, 12)}
            </code>,
          ])}
        />
      </section>
    </article>
  );
};

/** A report to be read beside one's own work; its links open the evidence itself. */
export const ReportToRead = ({ id }: PieceProps) => {
  const found = useQuery(reportsApi.byId.query({ id }));
  const report = found.data;
  if (!report) return <PartAwaited of={found} rows={8} />;
  return report.audience === 'administrator' ? null : <ReportBody report={report} />;
};
