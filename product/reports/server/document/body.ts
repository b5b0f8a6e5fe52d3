import type { namedIn } from '#queries/applications';
import type { ReportDocument } from '#product/printing/server';
import { paperOf } from '#product/levels/regulatory';
import { medicalAspects } from '../../sections';
import { pathOf, type ReportContent } from '../content';
import { aspects, pathParts, pathStates, risks, steps as named, type Spoken } from './labels';

type Body = Pick<
  ReportDocument,
  'evaluation' | 'achievement' | 'medical' | 'benefit' | 'rights' | 'team' | 'risks' | 'transformation'
>;

/** A step of the application's, material's or report's history, as the process table prints it. */
export interface CourseStep {
  readonly at: string;
  readonly kind: string;
  readonly transition: string;
  readonly day: string;
}

type Bag = Readonly<Record<string, unknown>>;
const list = (value: unknown): readonly Bag[] => (Array.isArray(value) ? (value as Bag[]) : []);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Sections 1, 2 and 6 to 11: what the assessor wrote, beside what the application states. */
export const bodyPart = (
  dossier: ReportContent,
  namedParts: Awaited<ReturnType<typeof namedIn>>,
  steps: readonly CourseStep[],
  labels: Spoken,
): Body => {
  const { row, application, evidence } = dossier;
  const { sections } = row;
  const form = application.form;
  const { say } = labels;
  return {
    evaluation: {
      client: sections.evaluation?.client || application.mainOrganisationName || '',
      purposes: application.evaluationPurposes.map((code) => labels.of('evaluationPurpose', code)),
      basis: sections.evaluation?.basis ?? [],
      method: sections.evaluation?.method ?? [],
      baseDate: row.baseDate,
      version: `第 ${row.round} 轮申请，第 ${row.panelRound} 轮评价，第 ${row.contentVersion} 版；定级规则第 ${row.ruleSet} 版`,
      applicationNumber: application.applicationNumber ?? '—',
      feeDeclaration: sections.evaluation?.feeDeclaration ?? '',
      process: steps.flatMap(({ day, kind, transition }) => {
        const [event, by] = named[`${kind}.${transition}`] ?? [];
        return event && by ? [{ date: day, event: say(event), by: say(by) }] : [];
      }),
    },
    achievement: {
      facts: [
        { label: say('成果类别'), value: labels.of('achievementType', application.achievementType) },
        { label: say('技术领域'), value: labels.of('technologyField', application.technologyField) },
        { label: say('关键词'), value: application.keywords.join('；') },
        {
          label: say('起止时间'),
          value: say('{from} 至 {until}', { from: text(form['startMonth']), until: text(form['endMonth']) }),
        },
        {
          label: say('成果形式'),
          value: texts(form['outcomeForms'])
            .map((code) => labels.of('outcomeForm', code))
            .join(say('、')),
        },
        { label: say('应用状态'), value: labels.of('useStatus', text(form['useStatus'])) },
      ],
      problem: sections.achievement?.problem ?? '',
      principle: sections.achievement?.principle ?? '',
      route: sections.achievement?.route ?? '',
      mainIndicators: sections.achievement?.mainIndicators ?? [],
      organisations: namedParts.organisations.map(({ name, type, isMain, contribution }) => ({
        name,
        type: labels.of('organisationType', type),
        isMain,
        contribution,
      })),
      persons: namedParts.persons.map((person) => ({
        name: person.name,
        professionalTitle: labels.of('professionalTitle', person.professionalTitle),
        organisation: person.organisationName,
        contribution: person.contribution,
        share: person.share === null ? null : String(Number(person.share)),
      })),
      topicSources: list(form['topicSources']).map((source) => ({
        source: labels.of('topicSource', text(source['source'])),
        planName: text(source['planName']),
        projectNumber: text(source['projectNumber']),
        fundWan: text(source['fund']),
      })),
    },
    medical: {
      // A theory may have no medical chapter; four empty lines would look like forgotten ones.
      grades: (sections.medical ? medicalAspects : []).map((aspect) => {
        const found = sections.medical?.grades.find((each) => each.aspect === aspect);
        return { aspect: say(aspects[aspect]), grade: found?.grade ?? null, text: found?.text ?? '' };
      }),
      regulatoryPath: sections.medical?.regulatoryPath ?? [],
      checkedPath: pathOf(dossier).map(({ step, neededFrom, doneOn, number }) => ({
        step: [labels.of('documentType', paperOf[step]), pathParts[step] && say(pathParts[step])]
          .filter(Boolean)
          .join(' · '),
        neededFrom,
        state: say(doneOn === null ? pathStates.open : pathStates.done),
        number: number ?? '—',
        date: doneOn ?? '—',
      })),
      standardOfCare: sections.medical?.standardOfCare ?? [],
    },
    benefit: {
      years: list(form['benefits']).map((year) => ({
        year: text(year['year']),
        newSales: text(year['newSales']),
        newProfit: text(year['newProfit']),
        tax: text(year['tax']),
        savedCost: text(year['savedCost']),
        basis: text(year['basis']),
      })),
      economicBenefit: application.economicBenefit ?? '0',
      economicBasis: sections.benefit?.economicBasis ?? '',
      social: sections.benefit?.social ?? '',
      socialFacts: sections.benefit?.socialFacts ?? [],
      academicFacts: sections.benefit?.academicFacts ?? [],
    },
    rights: {
      rights: namedParts.rights.map((right) => ({
        form: labels.of('rightForm', right.form),
        name: right.name,
        number: right.number,
        status: labels.of('rightStatus', right.status),
        owner: right.owner,
        date: right.grantedOn ?? right.appliedOn ?? '—',
        isCore: right.isCore,
      })),
      ownershipChain: sections.rights?.ownershipChain ?? '',
      encumbrances: sections.rights?.encumbrances ?? '',
      approvals: list(form['approvals']).map((approval) => ({
        kind: labels.of('approvalKind', text(approval['kind'])),
        number: text(approval['number']),
        issuer: text(approval['issuer']),
        date: text(approval['date']),
      })),
    },
    team: {
      team: sections.team?.team ?? '',
      conditions: sections.team?.conditions ?? '',
      facts: [
        ...(sections.team?.facts ?? []),
        { label: say('证据材料'), value: say('{count} 份', { count: evidence.length }) },
      ],
    },
    risks: row.risks.map((risk) => ({ ...risk, kind: say(risks[risk.kind]) })),
    transformation: {
      methods: (sections.transformation?.methods ?? []).map((code) =>
        labels.of('transformationMethod', code),
      ),
      advice: sections.transformation?.advice ?? [],
      plan: (sections.transformation?.plan ?? []).map(({ target, work, cost, months }) => ({
        target,
        work,
        costWan: cost,
        months,
      })),
      priceBasis: sections.transformation?.priceBasis ?? null,
    },
  };
};
