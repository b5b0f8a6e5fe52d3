import { useId } from 'react';
import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { LazyDay } from '#shell/form/controls/later';
import { moneyText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { Cited, offered } from '../evidence';
import type { Assessed, Part, StaffReport, Values } from '../types';
import type { Chapter } from './chapters';
import type { DraftState } from './draft';
import { Indicators } from './Indicators';
import { InnovationPoints } from './InnovationPoints';
import { Risks } from './Risks';
import { SectionForm } from './SectionForm';
import { Labelled } from './TableParts';
import { WorkBreakdown } from './WorkBreakdown';

interface ChapterBodyProps extends Pick<DraftState, 'values' | 'refused' | 'change'> {
  readonly chapter: Chapter;
  readonly report: StaffReport;
  readonly assessed: Assessed | null;
}

const none: readonly never[] = [];

/** One chapter: its table, then its texts. */
export const ChapterBody = ({ chapter, report, values, refused, change, assessed }: ChapterBodyProps) => {
  const say = useWords();
  const heading = useId();
  const of = <Name extends Part>(part: Name) => ({
    rows: values[part],
    onChange: (rows: unknown) => change(part, rows as Values[Name]),
    refused: refused[part] ?? none,
  });
  const { key } = chapter;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="chapter__title" tabIndex={-1}>
        {chapter.number} {say(chapter.title)}
      </h2>
      {key === 'evaluation' && (
        <div className="report-row__fields gap-below">
          <Labelled label="reportScreens.baseDate" wrong={refused.baseDate?.[0]?.message}>
            {(id) => (
              <LazyDay
                {...({ id } as object)}
                picker="date"
                value={values.baseDate.baseDate}
                onChange={(day: unknown) => day && change('baseDate', { baseDate: String(day) })}
              />
            )}
          </Labelled>
          <p className="faint chapter__hint">{say('reportScreens.baseDateHint')}</p>
        </div>
      )}
      {key === 'achievement' && <p className="faint gap-below">{say('reportScreens.fromApplication')}</p>}
      {key === 'benefit' && (
        <p className="faint gap-below">
          {say('reportScreens.benefitFromApplication', { sum: moneyText(report.economicBenefit) })}
        </p>
      )}
      {key === 'rights' && <p className="faint gap-below">{say('reportScreens.fromApplication')}</p>}
      {key === 'maturity' && (
        <>
          <h3>{say('reports.sectionWorkBreakdown')}</h3>
          <WorkBreakdown report={report} assessed={assessed} {...of('workBreakdown')} />
          <h3>{say('reportScreens.achievementEvidence')}</h3>
          <p className="faint gap-below">{say('reportScreens.achievementEvidenceHint')}</p>
          <div className="report-row__evidence gap-below">
            <Cited ids={values.achievementEvidence} from={report.evidence} />
            <EvidencePicker
              value={values.achievementEvidence}
              onChange={(ids) => change('achievementEvidence', ids as string[])}
              from={offered(report.evidence, report.achievementType)}
            />
          </div>
        </>
      )}
      {key === 'innovation' && (
        <>
          <h3>{say('reports.sectionInnovationPoints')}</h3>
          <InnovationPoints report={report} assessed={assessed} {...of('innovationPoints')} />
        </>
      )}
      {key === 'advancement' && (
        <>
          <h3>{say('reports.sectionIndicators')}</h3>
          <p className="faint gap-below">{say('reportScreens.indicatorsHint')}</p>
          <Indicators report={report} assessed={assessed} {...of('indicators')} />
        </>
      )}
      {key === 'risks' ? (
        <Risks {...of('risks')} />
      ) : (
        <SectionForm
          key={key}
          name={key}
          value={values[key]}
          onChange={(value) => change(key, value)}
          refused={refused[key] ?? none}
        />
      )}
    </section>
  );
};
