import { useId } from 'react';
import { moneyText } from '#contract/formatters';
import type { WordKey } from '#contract/words';
import { LazyDay } from '#shell/form/controls/later';
import { Labelled } from '#shell/form/RowFields';
import { useWords } from '#shell/words/say';
import { tablesIn, type Chapter, type ChapterKey } from '#product/reports/chapters';
import type { TableName } from '#product/reports/sections';
import { tableFacts } from '../facts';
import { isRowTable, lists, rowsFields } from '../tables/columns';
import { ReportContext, ScaleCitations } from '../tables/evidence';
import type { Assessed, StaffReport, ReportValues } from '../types';
import type { DraftState } from './draft';
import { manners } from './manners';
import { SectionForm } from './SectionForm';
import { TableEditor } from './TableEditor';

interface ChapterBodyProps extends Pick<DraftState, 'values' | 'refused' | 'change'> {
  readonly chapter: Chapter;
  readonly report: StaffReport;
  readonly assessed: Assessed | null;
}

const none: readonly never[] = [];
/** What is said before the texts of a chapter: what comes from the application. */
const hints: { readonly [Key in ChapterKey]?: WordKey } = {
  achievement: 'reportDesk.fromApplication',
  benefit: 'reportDesk.benefitFromApplication',
  rights: 'reportDesk.fromApplication',
};

/** One chapter: its tables, then its texts. */
export const ChapterBody = ({ chapter, ...draft }: ChapterBodyProps) => {
  const say = useWords();
  const heading = useId();
  const { key } = chapter;
  const { report, values, refused, change } = draft;
  const hint = hints[key];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="chapter__title" tabIndex={-1}>
        {chapter.number} {say(chapter.title)}
      </h2>
      {key === 'evaluation' && (
        <div className="row-fields gap-below">
          <Labelled label="reportDesk.baseDate" wrong={refused.baseDate?.[0]?.message}>
            {(id) => (
              <LazyDay
                {...({ id } as object)}
                picker="date"
                value={values.baseDate.baseDate}
                onChange={(day: unknown) => day && change('baseDate', { baseDate: String(day) })}
              />
            )}
          </Labelled>
          <p className="faint chapter__hint">{say('reportDesk.baseDateHint')}</p>
        </div>
      )}
      {hint && <p className="faint gap-below">{say(hint, { sum: moneyText(report.economicBenefit) })}</p>}
      <ScaleCitations chapter={key} />
      <ReportContext value={report}>
        {tablesIn(key).map((table) => (
          <Table key={table} table={table} isAlone={key === 'risks'} {...draft} />
        ))}
      </ReportContext>
      {key !== 'risks' && (
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

interface TableProps extends Omit<ChapterBodyProps, 'chapter'> {
  readonly table: TableName;
  /** It is all of its chapter, and bears its title. */
  readonly isAlone: boolean;
}

const Table = ({ table, isAlone, values, refused, change, assessed }: TableProps) => {
  const say = useWords();
  const put = (value: unknown) => change(table, value as ReportValues[typeof table]);
  const title = !isAlone && <h3>{say(tableFacts[table].label!)}</h3>;
  if (isRowTable(table)) {
    const { hint } = manners[table];
    return (
      <>
        {title}
        {hint && <p className="faint gap-below">{say(hint)}</p>}
        <TableEditor
          field={rowsFields[table]}
          manner={manners[table]}
          rows={values[table] as unknown as readonly Readonly<Record<string, unknown>>[]}
          onChange={put}
          assessed={assessed}
          refused={refused[table] ?? none}
        />
      </>
    );
  }
  const { draw: List, hint } = lists[table];
  return (
    <>
      {title}
      <p className="faint gap-below">{say(hint)}</p>
      <div className="gap-below">
        <List value={values[table]} onChange={put} />
      </div>
    </>
  );
};
