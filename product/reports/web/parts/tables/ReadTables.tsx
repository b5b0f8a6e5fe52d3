import { Level } from '#shell/dictionary/Level';
import type { AnyControl } from '#shell/form/declared';
import { DeclaredTable } from '#shell/pages/DeclaredFacts';
import { useWords } from '#shell/words/say';
import { tablesIn, type ChapterKey } from '#product/reports/chapters';
import type { Risk, TableName } from '#product/reports/sections';
import { tableFacts } from '../facts';
import type { WholeReport } from '../types';
import { columns, isRowTable, lists, type RowTable } from './columns';
import { RiskMark } from './risk';

type Also = NonNullable<Parameters<typeof DeclaredTable>[0]['also']>;

/** What follows from the rows of a table, beside what was written in them. */
const alsoOf = ({ trace }: WholeReport): { readonly [Name in RowTable]?: Also } => ({
  workBreakdown: [
    {
      behind: 'claimedLevel',
      field: 'carried',
      label: 'reportDesk.carried',
      draw: ({ code }) => {
        // The level that an item's evidence carries, as the rules found it.
        const found = trace.find(({ rule, about }) => rule === 'maturityItem' && about === code)?.result;
        return (
          <Level
            dictionary="maturity"
            label="reportDesk.carried"
            reached={typeof found === 'number' ? found : null}
          />
        );
      },
    },
  ],
  risks: [
    {
      behind: 'impact',
      field: 'weighed',
      label: 'reportDesk.weighed',
      draw: (row) => <RiskMark risk={row as unknown as Risk} />,
    },
  ],
});

/** The tables of a chapter to be read, each column that its assessor is asked. */
export const ReadTables = ({
  report,
  chapter,
}: {
  readonly report: WholeReport;
  readonly chapter: ChapterKey;
}) => {
  const tables = tablesIn(chapter);
  return tables.map((table) => (
    <ReadTable key={table} report={report} table={table} isAlone={chapter === 'risks'} />
  ));
};

interface ReadTableProps {
  readonly report: WholeReport;
  readonly table: TableName;
  /** It is all of its chapter, and bears its title. */
  readonly isAlone: boolean;
}

const ReadTable = ({ report, table, isAlone }: ReadTableProps) => {
  const say = useWords();
  const fact = tableFacts[table];
  if (isRowTable(table))
    return (
      <DeclaredTable
        level={3}
        {...(!isAlone && { title: fact.label! })}
        fact={fact}
        columns={columns[table] as unknown as NonNullable<AnyControl['columns']>}
        rows={report[table]}
        also={alsoOf(report)[table] ?? []}
      />
    );
  const { show: List } = lists[table];
  if (report[table].length === 0) return null;
  return (
    <div className="read__prose">
      <h3>{say(fact.label!)}</h3>
      <List ids={report[table]} />
    </div>
  );
};
