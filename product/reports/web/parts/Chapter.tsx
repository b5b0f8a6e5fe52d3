import type { ReactNode } from 'react';
import type { Fact } from '#contract/facts';
import type { WordKey } from '#contract/words';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { rowFacts } from '#shell/form/declared';
import { Cell } from '#shell/list/Cell';
import { columnsOf } from '#shell/list/declared';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { SectionName } from '../../sections';
import { factsOfChapter } from './facts';
import type { WholeReport } from './types';

/** A chapter to be read. */
export const Chapter = ({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: WordKey;
  readonly children: ReactNode;
}) => {
  const say = useWords();
  return (
    <section className="read">
      <h2>
        {number} {say(title)}
      </h2>
      {children}
    </section>
  );
};

/** A text with its label; nothing is drawn where nothing was written. */
const Prose = ({ label, text }: { readonly label?: WordKey; readonly text: string | null | undefined }) => {
  const say = useWords();
  if (!text?.trim()) return null;
  return (
    <div className="read__prose">
      {label && <h3>{say(label)}</h3>}
      <p>{text}</p>
    </div>
  );
};

/** Sentences one below the other. */
const Lines = ({
  label,
  lines,
}: {
  readonly label: WordKey;
  readonly lines: readonly string[] | undefined;
}) => {
  const say = useWords();
  if (!lines?.length) return null;
  return (
    <div className="read__prose">
      <h3>{say(label)}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  );
};

/** A table to be read; nothing is drawn where nothing was written. */
export const Grid = ({
  label,
  head,
  rows = [],
}: {
  readonly label?: WordKey;
  readonly head: readonly WordKey[];
  readonly rows: readonly (readonly ReactNode[])[] | undefined;
}) => <SmallTable level={3} title={label} head={head} rows={rows} />;

type Row = Readonly<Record<string, unknown>>;

/** Whether somebody wrote in a row, beyond choosing what it is about. */
const isWritten = (fact: Fact, row: Row): boolean =>
  Object.entries(rowFacts(fact)).some(
    ([name, { kind }]) => kind !== 'choice' && row[name] !== null && row[name] !== '',
  );

const Text = ({ fact, value }: { readonly fact: Fact; readonly value: unknown }) => {
  const say = useWords();
  const label = fact.label!;
  if (fact.kind !== 'list') return <Prose label={label} text={value as string | null} />;
  if (fact.of.kind === 'item') {
    const codes = value as readonly string[];
    return codes.length === 0 ? null : (
      <p>
        {say(label)}: <DictionaryTag dictionary={fact.of.dictionary} code={codes} />
      </p>
    );
  }
  if (fact.of.kind !== 'object') return <Lines label={label} lines={value as readonly string[]} />;
  const facts = rowFacts(fact);
  const columns = Object.keys(facts).map((name) => columnsOf(facts)(name, 0));
  return (
    <Grid
      label={label}
      head={columns.map((column) => column.label)}
      rows={(value as readonly Row[])
        .filter((row) => isWritten(fact, row))
        .map((row) => columns.map((column) => <Cell key={column.field} row={row} column={column} />))}
    />
  );
};

interface TextsProps {
  readonly report: WholeReport;
  readonly chapter: SectionName;
  /** What is said elsewhere on the page. */
  readonly but?: string;
}

/** All that was written in a chapter, field by field; nothing where nothing was. */
export const Texts = ({ report, chapter, but }: TextsProps) => {
  const written: Row = report.sections[chapter] ?? {};
  return Object.entries(factsOfChapter(chapter)).map(([field, fact]) =>
    field === but || written[field] === undefined || written[field] === null ? null : (
      <Text key={field} fact={fact} value={written[field]} />
    ),
  );
};
