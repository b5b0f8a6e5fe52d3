import { Level } from '#shell/dictionary/Level';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { dayText, moneyText } from '#contract/formatters';
import { Facts } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import { Chapter, Grid, Texts } from './Chapter';
import { ChangedLevels } from './ChangedLevels';
import { Cited, EvidenceLink } from './evidence';
import { IndicatorGrid } from './IndicatorGrid';
import { RiskMark } from './RiskMark';
import type { WholeReport } from './types';

/** The level that an item's evidence carries, as the rules found it. */
const carriedLevel = ({ trace }: WholeReport, code: string): number | null => {
  const found = trace.find(({ rule, about }) => rule === 'maturityItem' && about === code)?.result;
  return typeof found === 'number' ? found : null;
};

/** A report as it reads, chapter by chapter in the order of the printed one (domain §6.1). */
export const ReportBody = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const { sections: of } = report;
  return (
    <article className="report-body">
      <Chapter number={1} title="reports.sectionEvaluation">
        <Facts
          row={{ ...report, client: of.evaluation?.client ?? '' }}
          facts={[
            { field: 'client', label: 'reportScreens.client' },
            { field: 'evaluationAgencyName', label: 'reportScreens.agency' },
            { field: 'assessorName', label: 'reportScreens.assessor' },
            {
              field: 'evaluationPurposes',
              label: 'reportScreens.purposes',
              draw: (row) => <DictionaryTag dictionary="evaluationPurpose" code={row.evaluationPurposes} />,
            },
            { field: 'baseDate', label: 'reportScreens.baseDate', as: 'day' },
          ]}
        />
        <Texts report={report} chapter="evaluation" but="client" />
      </Chapter>
      <Chapter number={2} title="reports.sectionAchievement">
        <Texts report={report} chapter="achievement" />
      </Chapter>
      <Chapter number={3} title="reports.sectionMaturity">
        <ChangedLevels report={report} which="maturity" />
        <Grid
          label="reports.sectionWorkBreakdown"
          head={[
            'reportScreens.code',
            'reportScreens.name',
            'reportScreens.weight',
            'reportScreens.isKey',
            'reportScreens.claimedLevel',
            'reportScreens.carried',
            'reportScreens.levelBasis',
            'reportScreens.evidence',
            'reportScreens.notApplicable',
          ]}
          rows={report.workBreakdown.map((row) => [
            row.code,
            row.name,
            `${row.weight} %`,
            say(row.isKey ? 'shell.yes' : 'shell.no'),
            <Level
              key="level"
              dictionary="maturity"
              label="reportScreens.maturity"
              reached={row.claimedLevel}
            />,
            <Level
              key="carried"
              dictionary="maturity"
              label="reportScreens.carried"
              reached={carriedLevel(report, row.code)}
            />,
            row.levelBasis,
            <Cited key="cited" ids={row.evidenceIds} from={report.evidence} short />,
            row.notApplicableProofs
              .map(({ level, reason }) => `${say('reportScreens.levelNumber', { level })} · ${reason}`)
              .join('\n'),
          ])}
        />
        {report.achievementEvidence.length > 0 && (
          <div className="read__prose">
            <h3>{say('reportScreens.achievementEvidence')}</h3>
            <Cited ids={report.achievementEvidence} from={report.evidence} />
          </div>
        )}
        <Texts report={report} chapter="maturity" />
      </Chapter>
      <Chapter number={4} title="reports.sectionInnovation">
        <ChangedLevels report={report} which="innovation" />
        <Grid
          label="reports.sectionInnovationPoints"
          head={[
            'reportScreens.number',
            'reportScreens.text',
            'reportScreens.isCore',
            'reportScreens.searchResult',
            'reportScreens.noveltyReport',
            'reportScreens.noveltyReportNumber',
            'reportScreens.searched',
            'reportScreens.closeDocuments',
          ]}
          rows={report.innovationPoints.map((row) => [
            row.number,
            row.text,
            say(row.isCore ? 'shell.yes' : 'shell.no'),
            say(`reportScreens.result.${row.result}`),
            <Cited
              key="cited"
              ids={row.noveltyReportId === null ? [] : [row.noveltyReportId]}
              from={report.evidence}
              short
            />,
            row.noveltyReportNumber,
            (['searchedChina', 'searchedWorld', 'allFields'] as const)
              .filter((scope) => row[scope])
              .map((scope) => say(`reportScreens.${scope}`))
              .join(' · '),
            row.closeDocuments.join('\n'),
          ])}
        />
        <Texts report={report} chapter="innovation" />
      </Chapter>
      <Chapter number={5} title="reports.sectionAdvancement">
        <ChangedLevels report={report} which="advancement" />
        <IndicatorGrid report={report} />
        <Texts report={report} chapter="advancement" />
      </Chapter>
      <Chapter number={6} title="reports.sectionMedical">
        <Texts report={report} chapter="medical" />
      </Chapter>
      <Chapter number={7} title="reports.sectionBenefit">
        <p>
          {say('reportScreens.benefitSum')} <b>{moneyText(report.economicBenefit)}</b>
        </p>
        <Texts report={report} chapter="benefit" />
      </Chapter>
      <Chapter number={8} title="reports.sectionRights">
        <Texts report={report} chapter="rights" />
      </Chapter>
      <Chapter number={9} title="reports.sectionTeam">
        <Texts report={report} chapter="team" />
      </Chapter>
      <Chapter number={10} title="reports.sectionRisks">
        <Grid
          head={[
            'reportScreens.riskKind',
            'reportScreens.description',
            'reportScreens.weighed',
            'reportScreens.mitigation',
          ]}
          rows={report.risks.map((row) => [
            say(`reportScreens.risk.${row.kind}`),
            row.description,
            <RiskMark key="risk" risk={row} />,
            row.mitigation,
          ])}
        />
      </Chapter>
      <Chapter number={11} title="reports.sectionTransformation">
        <Texts report={report} chapter="transformation" />
      </Chapter>
      <Chapter number={13} title="reports.sectionConclusion">
        <ChangedLevels report={report} which="overall" />
        <Texts report={report} chapter="conclusion" />
      </Chapter>
      <section className="read">
        <h2>{say('reportScreens.annexEvidence')}</h2>
        <Grid
          head={[
            'reportScreens.evidence',
            'reportScreens.kind',
            'reportScreens.issuer',
            'reportScreens.date',
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
