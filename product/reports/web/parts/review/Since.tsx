import type { WordKey } from '#contract/words';
import { minuteText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { asTheyAre, rowFacts, type AnyControl } from '#shell/form/declared';
import type { FieldFacts } from '#contract/facts';
import { ChangedFacts, changedFields, ChangedRows, changedRows, Differences } from '#shell/pages/Differences';
import type { Part } from '#shell/pages/DeclaredFacts';
import { saysTheSame } from '#shell/pages/differences';
import { useWords } from '#shell/words/say';
import { conclusionCodes } from '#product/opinions/conclusion';
import { chapters, tablesIn, type ChapterKey } from '#product/reports/chapters';
import type { SinceReview, Version } from '#product/reports/reviewed';
import { OverallTag } from '../columns';
import { Tally } from '../detail/Answers';
import { factsOfChapter, tableFacts } from '../facts';
import { whichWords } from '../Levels';
import { CitedHere, ReportContext } from '../tables/evidence';
import { columns, isRowTable } from '../tables/columns';
import { useStepResult } from '../Trace';
import type { StaffReport, Which } from '../types';

type Seen = NonNullable<SinceReview['seen']>;
type Bag = Readonly<Record<string, unknown>>;
type Named = Omit<Part, 'of'>;

const part = (named: Named): Part => ({ ...named, of: (row) => row[named.field] });

const Standing = ({ of }: { readonly of: Bag }) => (
  <OverallTag level={of.overallLevel as Version['overallLevel']} />
);
const Votes = ({ of }: { readonly of: Bag }) => {
  const say = useWords();
  const tally = of.tally as Version['tally'];
  return tally ? <Tally tally={tally} /> : say('reportScreens.roundOpen');
};

const Verdict = ({ of }: { readonly of: Bag }) => {
  const conclusion = of.conclusion as Version['panel'][number]['conclusion'];
  return conclusion === null ? (
    '/'
  ) : (
    <DictionaryTag dictionary="conclusion" code={String(conclusionCodes[conclusion])} />
  );
};

/** What of a report is no chapter and no table. */
const facts: readonly Part[] = [
  { field: 'maturityLevel', label: 'reportScreens.maturity', as: { level: 'maturity' } },
  { field: 'maturityIndex', label: 'reportScreens.index' },
  { field: 'innovationLevel', label: 'reportScreens.innovation', as: { level: 'innovation' } },
  { field: 'advancementLevel', label: 'reportScreens.advancement', as: { level: 'advancement' } },
  { field: 'overallLevel', label: 'reportScreens.overall', draw: (row: Bag) => <Standing of={row} /> },
  { field: 'ruleSet', label: 'reports.ruleSet' },
  { field: 'baseDate', label: 'reportDesk.baseDate', as: 'day' },
  { field: 'panelRound', label: 'reportScreens.round' },
  { field: 'tally', label: 'panelScreens.panel', draw: (row: Bag) => <Votes of={row} /> },
  { field: 'reconciliation', label: 'reportScreens.reconciliation' },
].map((each) => part(each as Named));

const Changed = ({ which }: { readonly which: Which }) => useWords()(whichWords[which]);

interface Rows {
  readonly of: 'overrides' | 'panel' | 'evidence';
  readonly title: WordKey;
  readonly keyedBy?: string;
  readonly columns: readonly Part[];
}
const lists: readonly Rows[] = [
  {
    of: 'overrides',
    title: 'reportScreens.changedByHand',
    keyedBy: 'which',
    columns: [
      {
        field: 'which',
        label: 'reportScreens.changedLevel',
        draw: ({ which }: Bag) => <Changed which={which as Which} />,
      },
      { field: 'computed', label: 'reportScreens.levelComputed' },
      { field: 'chosen', label: 'reportScreens.levelChosen' },
      { field: 'reason', label: 'reportScreens.changeReason' },
    ].map((each) => part(each as Named)),
  },
  {
    of: 'panel',
    title: 'panelScreens.panel',
    keyedBy: 'number',
    columns: [
      { field: 'number', label: 'reportScreens.seat' },
      { field: 'name', label: 'reportScreens.seatHolder' },
      { field: 'isLeader', label: 'panelScreens.leader', as: 'yesNo' },
      { field: 'conclusion', label: 'panelScreens.conclusion', draw: (row: Bag) => <Verdict of={row} /> },
    ].map((each) => part(each as Named)),
  },
  {
    of: 'evidence',
    title: 'reportScreens.annexEvidence',
    columns: [
      { field: 'title', label: 'reportScreens.evidence' },
      { field: 'documentType', label: 'reportScreens.kind', as: { dictionary: 'documentType' } },
      { field: 'issuer', label: 'reportScreens.issuer' },
      { field: 'issuedOn', label: 'reportDesk.date', as: 'day' },
      { field: 'passed', label: 'reportScreens.evidenceCounts', as: 'yesNo' },
      {
        field: 'sha256',
        label: 'reportScreens.fingerprint',
        draw: ({ sha256 }: Bag) => <code title={String(sha256)}>{String(sha256).slice(0, 12)}</code>,
      },
    ].map((each) => part(each as Named)),
  },
];

/** By what a row of a table is known from one version to the next. */
const keys: Readonly<Record<string, string>> = {
  workBreakdown: 'code',
  innovationPoints: 'number',
  indicators: 'name',
};

type Declared = readonly [facts: FieldFacts, controls: Readonly<Record<string, AnyControl>>];
const tablesOf = (chapter: ChapterKey): Declared => [
  tableFacts as FieldFacts,
  Object.fromEntries(
    tablesIn(chapter).map((table): [string, AnyControl] => [
      table,
      isRowTable(table)
        ? {
            columns: columns[table] as unknown as NonNullable<AnyControl['columns']>,
            ...(keys[table] && { keyedBy: keys[table] }),
          }
        : { show: (row: object) => <CitedHere ids={(row as Bag)[table] as readonly string[]} /> },
    ]),
  ),
];
const textsOf = (chapter: ChapterKey): Declared => {
  const known = chapter === 'risks' ? {} : factsOfChapter(chapter);
  return [
    known,
    Object.fromEntries(
      Object.entries(known).map(([field, fact]): [string, AnyControl] => [
        field,
        fact.kind === 'list' && fact.of.kind === 'object' ? { columns: asTheyAre(rowFacts(fact)) } : {},
      ]),
    ),
  ];
};
const declared = chapters.map((chapter) => ({
  ...chapter,
  parts: [
    [tablesOf(chapter.key), (version: Version): object => version],
    [
      textsOf(chapter.key),
      ({ sections }: Version): object => sections[chapter.key as keyof typeof sections] ?? {},
    ],
  ] as const,
}));

/** What changed of the chapters, the tables of each before its texts. */
const ChangedChapters = ({ seen: { before, now } }: { readonly seen: Seen }) => {
  const say = useWords();
  return declared.map(({ key, number, title, parts }) => {
    const changed = parts.filter(
      ([[known, controls], of]) => changedFields(known, controls, of(before), of(now)).length > 0,
    );
    return changed.length === 0 ? null : (
      <section key={key} className="read">
        <h3>
          {number} {say(title)}
        </h3>
        {changed.map(([[known, controls], of], at) => (
          <Differences
            key={at}
            facts={known}
            controls={controls as never}
            before={of(before)}
            after={of(now)}
          />
        ))}
      </section>
    );
  });
};

const ChangedSteps = ({ seen: { steps, now } }: { readonly seen: Seen }) => {
  const say = useWords();
  const resultOf = useStepResult();
  if (steps.length === 0) return null;
  const nameOf = (about: string): string => {
    const item = now.workBreakdown.find(({ code }) => code === about);
    return item ? `${item.code} ${item.name}` : about || say('reportScreens.wholeAchievement');
  };
  return (
    <>
      <h3>{say('reportScreens.levelSteps')}</h3>
      <ul className="rule-sets__steps">
        {steps.map(({ rule, about, says, before, now: after }) => (
          <li key={`${rule} ${about}`}>
            <b>
              {say('reportScreens.stepSince', {
                about: nameOf(about),
                before: resultOf({ rule, result: before }),
                now: resultOf({ rule, result: after }),
              })}
            </b>
            <span className="faint">{says}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * What has changed since the reviewer's agency gave the report back (domain §9.5): levels with the steps they rest on, panel,
 * material, and chapter by chapter what was written. What stayed as it was is not shown.
 */
export const ChangesSince = ({ seen, report }: { readonly seen: Seen; readonly report: StaffReport }) => {
  const say = useWords();
  const { before, now, at } = seen;
  const single = facts.filter(({ of }) => !saysTheSame(of(before), of(now)));
  const changedLists = lists.filter(
    (each) => changedRows({ ...each, before: before[each.of], after: now[each.of] }).length > 0,
  );
  const isSame =
    single.length + changedLists.length === 0 &&
    declared.every(({ parts }) =>
      parts.every(
        ([[known, controls], of]) => changedFields(known, controls, of(before), of(now)).length === 0,
      ),
    );
  // What was cited then and is gone is named all the same.
  const gone = before.evidence.filter(({ id }) => now.evidence.every((each) => each.id !== id));
  return (
    <section className="differences" aria-label={say('reportScreens.since')}>
      <h2>
        {say('reportScreens.changedSince', {
          at: minuteText(at),
          before: before.contentVersion,
          now: now.contentVersion,
        })}
      </h2>
      {isSame && <p className="faint">{say('reportScreens.nothingSince')}</p>}
      <ReportContext value={{ ...report, evidence: [...now.evidence, ...gone] }}>
        <ChangedFacts parts={single} before={before} after={now} />
        <ChangedSteps seen={seen} />
        {changedLists.map((each) => (
          <ChangedRows key={each.of} {...each} before={before[each.of]} after={now[each.of]} />
        ))}
        <ChangedChapters seen={seen} />
      </ReportContext>
    </section>
  );
};
