import { expect, test } from 'vitest';
import { computeLevels } from '#product/levels/compute';
import { achievement } from '#testing/levels/example';
import { type ReportContent, draftHash, reportHash } from './server/content';
import { guards } from './server/guards';
import { reportFlow } from './workflow';
import { reportStates } from '#product/dictionaries/report-status';

type Guard = keyof typeof guards;
interface Given {
  readonly row?: object;
  readonly data?: object;
  readonly actor?: string;
}
/** What a guard that looks at the report alone says. */
const says = (guard: Guard, { row = {}, data = {}, actor = 'assessor' }: Given): unknown =>
  guards[guard]({ row, data, actor, context: { me: { personId: 'me' } } } as never);
const { atOnce } = reportFlow;
const atOnceOf = (guard: keyof typeof atOnce, ...rows: object[]) =>
  rows.map((row) => atOnce[guard][0](row as never));
const ofRows = (guard: Guard, ...rows: object[]) => rows.map((row) => says(guard, { row }));

const row = {
  baseDate: '2026-03-01',
  sections: {},
  workBreakdown: [],
  indicators: [],
  innovationPoints: [],
  risks: [],
  achievementEvidence: [],
  overrides: [],
  beforePanel: null,
  confirmedChanges: [],
  citations: [],
  trace: [],
  maturityLevel: null,
  maturityIndex: null,
  innovationLevel: 0,
  advancementLevel: null,
  overallLevel: null,
  panelRound: 1,
  panelMode: 'meeting',
  tally: null,
  answers: [],
  reconciliation: {},
};
const seat = { number: 1, isLeader: true, conclusion: 1, status: 1, sheet: { problems: [], advice: [] } };
const dossier = (more: object = {}, seats: readonly object[] = [seat]): ReportContent =>
  ({
    row: { ...row, ...more },
    application: { id: 'a', applicationNumber: null, round: 1, snapshot: {} },
    evidence: [],
    meetings: [],
    seats,
  }) as unknown as ReportContent;

test('what is locked does not move, nor what the second checker asks for without an answer', () => {
  expect(atOnceOf('notLocked', { isLocked: false }, { isLocked: true })).toEqual([true, false]);
  const remarks = (...answeredAt: (string | null)[]) => ({
    checkRemarks: answeredAt.map((at) => ({ answeredAt: at })),
  });
  const day = '2026-03-02T08:00:00.000Z';
  expect(ofRows('remarksAnswered', remarks(), remarks(day), remarks(day, null))).toEqual([true, true, false]);
});

test('no level passes above its evidence, whichever of the three it is (domain §6.3)', () => {
  const { trace, maturity, innovation, advancement } = computeLevels(achievement());
  const levels = (change: object) => ({
    ...{ trace, maturityLevel: maturity, innovationLevel: innovation, advancementLevel: advancement },
    ...change,
  });
  expect(
    ofRows(
      'levelsEvidenced',
      levels({}),
      levels({ maturityLevel: maturity! + 1 }),
      levels({ innovationLevel: innovation + 1 }),
      levels({ advancementLevel: advancement! + 1 }),
    ),
  ).toEqual([true, false, false, false]);
});

test('the report is taken back from the experts only before one of them has handed in a sheet', () => {
  const seats = (...all: (number | null)[]) => ({
    row: { rounds: [], panelRound: 1 },
    data: { dossier: { seats: all.map((status) => ({ status })) } },
  });
  const { draft, withExperts } = reportStates;
  expect(says('noSheetSubmitted', seats(null, draft))).toBe(true);
  expect(says('noSheetSubmitted', seats(null, withExperts, draft))).toBe(false);
  // A round that is talked over was handed in, though its sheets are open again; one before that is past.
  const talkedOver = (panelRound: number) => ({
    ...seats(null, draft),
    row: { rounds: [{ panelRound: 1, isDiscussed: true }], panelRound },
  });
  expect([2, 3].map((panelRound) => says('noSheetSubmitted', talkedOver(panelRound)))).toEqual([false, true]);
});

test('a round is closed when it has a tally, and passed when that says so', () => {
  const tallied = [{ tally: null }, { tally: { outcome: 'fail' } }, { tally: { outcome: 'pass' } }];
  expect(atOnceOf('roundClosed', ...tallied)).toEqual([false, true, true]);
  expect(atOnceOf('tallyPassed', ...tallied)).toEqual([false, false, true]);
});

test('every problem and every advice of a passed sheet is answered, on a report that the round has frozen', () => {
  const sheet = { problems: [{ text: '样本量不足', isMandatory: true }], advice: [{ text: '补充随访' }] };
  const seats = [
    { ...seat, sheet },
    { ...seat, number: 2, status: 0, sheet },
  ];
  const data = { dossier: dossier({}, seats) };
  const answering = (...keys: string[]) => ({ contentHash: 'h', answers: keys.map((key) => ({ key })) });
  const said = (given: object) => says('suggestionsAnswered', { row: given, data });
  expect(said(answering('1.problem.0', '1.advice.0'))).toBe(true);
  expect(said(answering('1.problem.0'))).toBe(false);
  expect(said(answering('1.advice.0'))).toBe(false);
  expect(said({ ...answering('1.problem.0', '1.advice.0'), contentHash: null })).toBe(false);
});

test('each signs for what they are, and what they have read', () => {
  const actors = { authorId: 'me', checkedBy: 'me' };
  const others = { authorId: 'x', checkedBy: 'x' };
  for (const actor of ['assessor', 'secondChecker'])
    expect([says('ownActor', { actor, row: actors }), says('ownActor', { actor, row: others })]).toEqual([
      true,
      false,
    ]);
  expect(says('ownActor', { actor: 'agency', row: others })).toBe(true);

  const read = reportHash(dossier());
  const unchanged = (given: object, contentHash?: string) =>
    says('contentUnchanged', { row: { contentHash: read }, data: { dossier: dossier(given), contentHash } });
  expect(unchanged({})).toBe(true);
  expect(unchanged({}, read)).toBe(true);
  expect(unchanged({}, 'what another window showed')).toBe(false);
  expect(unchanged({ answers: [{ key: '1.problem.0' }] })).toBe(false);
  expect(unchanged({ answers: [{ key: '1.problem.0' }] }, read)).toBe(false);
});

test('what comes back to the agency was changed, and every issue of it answered', () => {
  const submittedHash = draftHash(dossier());
  const changed = (given: object) =>
    says('somethingChanged', { row: { submittedHash }, data: { dossier: dossier(given) } });
  expect(changed({})).toBe(false);
  expect(changed({ sections: { overview: { background: '改过' } } })).toBe(true);

  const defects = { defects: [{ key: 'd1' }, { key: 'd2' }] };
  const answered = (...keys: string[]) =>
    says('issuesAnswered', { row: defects, data: { answers: keys.map((key) => ({ key })) } });
  expect([answered('d1', 'd2'), answered('d2'), answered('d1')]).toEqual([true, false, false]);
  expect(says('issuesAnswered', { row: defects })).toBe(false);
  expect(says('issuesAnswered', { row: { defects: [] } })).toBe(true);
});
