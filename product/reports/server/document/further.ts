import { wordOfChoice, type Fact, type FieldFacts } from '#contract/facts';
import { inLanguage, type Language, type Word, type WordKey } from '#contract/words';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import { materialScreensWords } from '#product/materials/words-screens';
import { evidenceNumber, type Piece, type ReportDocument } from '#product/printing/server';
import { chapters, tablesIn } from '../../chapters';
import { fields } from '../../fields';
import type { SectionName } from '../../sections';
import { reportsWords } from '../../words';
import { editorWords } from '../../words-editor';
import { reportScreensWords } from '../../words-screens';
import type { ReportContent } from '../content';
import { printedChapters, printedTables, type Printed } from './printed';
import type { Spoken } from './labels';

const words: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  reports: reportsWords,
  reportScreens: reportScreensWords,
  reportDesk: editorWords,
  materialScreens: materialScreensWords,
};
/** A word of the screens. */
const wordIn =
  (language: Language) =>
  (key: WordKey): string => {
    const [area = '', ...name] = key.split('.');
    return inLanguage(words[area]![name.join('.')]!, language);
  };

type Bag = Readonly<Record<string, unknown>>;
/** Says a value as the document prints it; and what a field or a table is called. */
interface Says {
  (fact: Fact, value: unknown): string;
  readonly word: (key: WordKey) => string;
}

/** A row with what it is called by: the first text of each row that it stands in, and its own. */
interface Led {
  readonly lead: readonly string[];
  readonly row: Bag;
}
interface Column {
  readonly title: string;
  readonly of: (row: Bag) => string;
}

const rowsOf = (fact: Fact): FieldFacts | undefined =>
  fact.kind === 'list' && fact.of.kind === 'object' ? fact.of.fields : undefined;
const inside = (how: Printed | undefined): Readonly<Record<string, Printed | undefined>> =>
  typeof how === 'object' && 'own' in how ? how.own : {};
const isDone = (how: Printed | undefined): boolean => how === 'own' || (how !== undefined && 'not' in how);

/** The columns that nothing draws yet, those of a record within the row among them. */
const columnsOf = (facts: FieldFacts, how: ReturnType<typeof inside>, says: Says): readonly Column[] =>
  Object.entries(facts).flatMap(([name, fact]): readonly Column[] => {
    if (isDone(how[name]) || rowsOf(fact)) return [];
    if (fact.kind === 'object')
      return columnsOf(fact.fields, inside(how[name]), says).map(({ title, of }) => ({
        title,
        of: (row) => of(row[name] as Bag),
      }));
    return [{ title: says.word(fact.label!), of: (row) => says(fact, row[name]) }];
  });

/** What the rows of a table say beyond the columns that its chapter draws, and the tables within them. */
const tablePieces = (
  label: WordKey,
  facts: FieldFacts,
  how: Printed | undefined,
  rows: readonly Led[],
  says: Says,
  outer?: { readonly label: WordKey; readonly heads: readonly string[] },
): readonly Piece[] => {
  const drawn = inside(how);
  const further = columnsOf(facts, drawn, says);
  const named = Object.entries(facts).find(([name, fact]) => fact.kind === 'text' && isDone(drawn[name]));
  const called = named ? [says.word(named[1].label!)] : [];
  // Two names beside each other: the first is that of the table around it.
  const heads = [
    ...(outer?.heads ?? []).map((head) => (called.includes(head) ? says.word(outer!.label) : head)),
    ...called,
  ];
  const led = rows.map(({ lead, row }) => ({
    row,
    lead: [...lead, ...(named ? [says(named[1], row[named[0]])] : [])],
  }));
  const cells = led
    .map(({ lead, row }) => ({ lead, said: further.map(({ of }) => of(row)) }))
    .filter(({ said }) => said.some((text) => text !== ''));
  const own: readonly Piece[] =
    cells.length === 0
      ? []
      : [
          {
            title: says.word(label),
            columns: [...heads, ...further.map(({ title }) => title)],
            rows: cells.map(({ lead, said }) => [...lead, ...said.map((text) => text || '—')]),
          },
        ];
  return [
    ...own,
    ...Object.entries(facts).flatMap(([name, fact]) => {
      const inner = rowsOf(fact);
      if (!inner || isDone(drawn[name])) return [];
      const within = led.flatMap(({ lead, row }) =>
        ((row[name] ?? []) as readonly Bag[]).map((each) => ({ lead, row: each })),
      );
      return tablePieces(fact.label!, inner, drawn[name], within, says, { label, heads });
    }),
  ];
};

const piecesOf = (fact: Fact, value: unknown, how: Printed | undefined, says: Says): readonly Piece[] => {
  if (isDone(how) || value === null || value === undefined) return [];
  const rows = rowsOf(fact);
  const label = fact.label!;
  if (rows) {
    const all = (value as readonly Bag[]).map((row) => ({ lead: [], row }));
    return tablePieces(label, rows, how, all, says);
  }
  if (fact.kind === 'list') {
    const lines = (value as readonly unknown[]).map((each) => says(fact.of, each)).filter(Boolean);
    return lines.length === 0 ? [] : [{ title: says.word(label), lines }];
  }
  const text = says(fact, value).trim();
  return text === '' ? [] : [{ title: says.word(label), text }];
};

const saysFor = ({ evidence }: ReportContent, { language, say, of }: Spoken): Says => {
  const word = wordIn(language);
  const says = (fact: Fact, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value)) {
      const one: Fact = fact.kind === 'list' ? fact.of : fact;
      return value.map((each) => says(one, each)).join(say('、'));
    }
    if (typeof value === 'boolean') return say(value ? '是' : '否');
    if (fact.kind === 'item') return of(fact.dictionary as DictionaryName, String(value));
    if (fact.kind === 'choice')
      return fact.coded
        ? of(fact.coded.dictionary as DictionaryName, String(fact.coded.codes[String(value)]))
        : word(wordOfChoice(fact.label!, String(value)));
    const place = evidence.findIndex(({ id }) => id === value);
    return place < 0 ? String(value) : `${evidenceNumber(place)} ${evidence[place]!.title}`;
  };
  return Object.assign(says, { word });
};

/**
 * What the assessor wrote and no chapter draws in a place of its own, chapter by chapter and under the names of the screens
 * (`printed.ts`): a field that comes later stands there by itself.
 */
export const furtherPart = (dossier: ReportContent, labels: Spoken): Pick<ReportDocument, 'further'> => {
  const { row } = dossier;
  const says = saysFor(dossier, labels);
  const ofTexts = (chapter: SectionName): readonly Piece[] => {
    const facts: Fact = fields.sections[chapter];
    const written: Bag = row.sections[chapter] ?? {};
    const how = printedChapters[chapter] as Readonly<Record<string, Printed | undefined>>;
    return Object.entries(facts.kind === 'object' ? facts.fields : {}).flatMap(([name, fact]) =>
      piecesOf(fact, written[name], how[name], says),
    );
  };
  return {
    further: Object.fromEntries(
      chapters.map(({ key }) => [
        key,
        [
          ...tablesIn(key).flatMap((table) =>
            piecesOf(
              fields.tables[table],
              row[table],
              (printedTables as Readonly<Record<string, Printed | undefined>>)[table],
              says,
            ),
          ),
          ...(key === 'risks' ? [] : ofTexts(key)),
        ],
      ]),
    ),
  };
};
