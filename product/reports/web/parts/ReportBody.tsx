import { Level } from '#shell/dictionary/Level';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { dayText, moneyText } from '#contract/formatters';
import { Facts } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import { Chapter, Grid, Lines, Prose } from './Chapter';
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
        <Lines label="reportScreens.basis" lines={of.evaluation?.basis} />
        <Lines label="reportScreens.method" lines={of.evaluation?.method} />
        <Prose label="reportScreens.feeDeclaration" text={of.evaluation?.feeDeclaration} />
      </Chapter>
      <Chapter number={2} title="reports.sectionAchievement">
        <Prose label="reportScreens.problem" text={of.achievement?.problem} />
        <Prose label="reportScreens.principle" text={of.achievement?.principle} />
        <Prose label="reportScreens.route" text={of.achievement?.route} />
        <Grid
          label="reportScreens.mainIndicators"
          head={['reportScreens.indicator', 'reportScreens.value']}
          rows={of.achievement?.mainIndicators.map(({ label, value }) => [label, value])}
        />
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
            'reportScreens.evidence',
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
            <Cited key="cited" ids={row.evidenceIds} from={report.evidence} short />,
          ])}
        />
        <Prose text={of.maturity?.text} />
        <Prose label="reportScreens.gapText" text={of.maturity?.gapText} />
        <Grid
          label="reportScreens.gapRows"
          head={['reportScreens.missing', 'reportScreens.action']}
          rows={of.maturity?.gap.map(({ missing, action }) => [missing, action])}
        />
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
          ])}
        />
        <Prose text={of.innovation?.text} />
      </Chapter>
      <Chapter number={5} title="reports.sectionAdvancement">
        <ChangedLevels report={report} which="advancement" />
        <IndicatorGrid report={report} />
        <Prose text={of.advancement?.text} />
      </Chapter>
      <Chapter number={6} title="reports.sectionMedical">
        <Grid
          label="reportScreens.grades"
          head={['reportScreens.aspect', 'reportScreens.grade', 'reportScreens.grounds']}
          rows={of.medical?.grades
            .filter(({ grade, text }) => grade !== null || text)
            .map(({ aspect, grade, text }) => [
              say(`reportScreens.aspect.${aspect}`),
              grade === null ? null : `${grade} / 5`,
              text,
            ])}
        />
        <Grid
          label="reportScreens.regulatoryPath"
          head={[
            'reportScreens.step',
            'reportScreens.stepState',
            'reportScreens.number',
            'reportScreens.date',
          ]}
          rows={of.medical?.regulatoryPath.map((row) => [row.step, row.state, row.number, row.date])}
        />
        <Grid
          label="reportScreens.standardOfCare"
          head={['reportScreens.aspect', 'reportScreens.standard', 'reportScreens.thisAchievement']}
          rows={of.medical?.standardOfCare.map((row) => [row.aspect, row.standard, row.achievement])}
        />
      </Chapter>
      <Chapter number={7} title="reports.sectionBenefit">
        <p>
          {say('reportScreens.benefitSum')} <b>{moneyText(report.economicBenefit)}</b>
        </p>
        <Prose label="reportScreens.economicBasis" text={of.benefit?.economicBasis} />
        <Prose label="reportScreens.social" text={of.benefit?.social} />
        <Grid
          label="reportScreens.socialFacts"
          head={['reportScreens.fact', 'reportScreens.value']}
          rows={of.benefit?.socialFacts.map(({ label, value }) => [label, value])}
        />
        <Grid
          label="reportScreens.academicFacts"
          head={['reportScreens.fact', 'reportScreens.value']}
          rows={of.benefit?.academicFacts.map(({ label, value }) => [label, value])}
        />
      </Chapter>
      <Chapter number={8} title="reports.sectionRights">
        <Prose label="reportScreens.ownershipChain" text={of.rights?.ownershipChain} />
        <Prose label="reportScreens.encumbrances" text={of.rights?.encumbrances} />
      </Chapter>
      <Chapter number={9} title="reports.sectionTeam">
        <Prose label="reportScreens.team" text={of.team?.team} />
        <Prose label="reportScreens.conditions" text={of.team?.conditions} />
        <Grid
          label="reportScreens.teamFacts"
          head={['reportScreens.fact', 'reportScreens.value']}
          rows={of.team?.facts.map(({ label, value }) => [label, value])}
        />
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
        {(of.transformation?.methods.length ?? 0) > 0 && (
          <p>
            {say('reportScreens.methods')}:{' '}
            <DictionaryTag dictionary="transformationMethod" code={of.transformation?.methods ?? []} />
          </p>
        )}
        <Lines label="reportScreens.advice" lines={of.transformation?.advice} />
        <Grid
          label="reportScreens.plan"
          head={['reportScreens.target', 'reportScreens.work', 'reportScreens.cost', 'reportScreens.months']}
          rows={of.transformation?.plan.map((row) => [row.target, row.work, row.cost, row.months])}
        />
        <Prose label="reportScreens.priceBasis" text={of.transformation?.priceBasis} />
      </Chapter>
      <Chapter number={13} title="reports.sectionConclusion">
        <ChangedLevels report={report} which="overall" />
        <Grid
          label="reportScreens.values"
          head={['reportScreens.valueLine', 'reportScreens.finding']}
          rows={of.conclusion?.values.map(({ label, value }) => [label, value])}
        />
        <Prose label="reportScreens.opinion" text={of.conclusion?.opinion} />
        <Prose label="reportScreens.plainLanguage" text={of.conclusion?.plainLanguage} />
        <Lines label="reportScreens.conditionsOfUse" lines={of.conclusion?.conditionsOfUse} />
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
