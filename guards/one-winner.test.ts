import { describe, expect, test } from 'vitest';
import type { Person, Reply } from '#testing';
import {
  accepted,
  atPublicAgency,
  drafted,
  materialPassed,
  panelReady,
  reportReady,
  roundClosed,
  signed,
  submitted,
  withExperts,
  worldOf,
  type ApplicationOf,
  type StoryWorld,
} from '#testing/story';
import { fillMaterial, submitMaterial } from '#testing/story/material';
import { createReport } from '#testing/story/report';
import { panelists, setPanel, submitSheet } from '#testing/story/panel';
import { transitions } from './workflow-walk/actions';
import { stateOf, type CaseState } from './workflow-walk/state';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

type Kind = keyof typeof transitions;
/** One edge of a table: who does what to which object. */
type Edge = readonly [login: string, kind: Kind, transition: string];
const [leader] = panelists[0];

const statusAndVersion = (state: CaseState, kind: Kind) => {
  const row = kind === 'opinion' ? state.sheets.find(({ login }) => login === leader)! : state[kind]!;
  return { status: row.status, rowVersion: row.rowVersion };
};

/** All of them at one moment, each with the same version in hand: the numbers they are answered. */
const atOnce = async (about: ApplicationOf, edges: readonly Edge[]): Promise<number[]> => {
  const state = await stateOf(app.db, about.applicationId);
  const people = await Promise.all(edges.map(([login]) => app.signIn(login)));
  const replies = await Promise.all(
    edges.map(([login, kind, transition], at) => {
      const person = people[at] as Person;
      const sheet = state.sheets.find((each) => each.login === leader);
      return transitions[kind][transition]!({
        world,
        person,
        login,
        applicationId: about.applicationId,
        state,
        sheet,
        pick: at,
        more: {},
      }) as Promise<Reply>;
    }),
  );
  return replies.map(({ ErrorCode }) => ErrorCode);
};

/** Transitions against which the loser may find the case gone: removed, or a draft again, which no agency sees. */
const gone = new Set(['remove', 'reject']);

/** Stage by stage, the transitions that lead away from it; two that stand together compete for the same object. */
const stages: readonly [
  says: string,
  bring: (world: StoryWorld) => Promise<ApplicationOf>,
  ...edges: (readonly [Edge, Edge])[],
][] = [
  [
    'a draft',
    drafted,
    [
      [cast.owner, 'application', 'submit'],
      [cast.owner, 'application', 'remove'],
    ],
  ],
  [
    'a submitted application',
    submitted,
    [
      [cast.manager, 'application', 'accept'],
      [cast.owner, 'application', 'cancel'],
    ],
    [
      [cast.manager, 'application', 'return'],
      [cast.manager, 'application', 'reject'],
    ],
  ],
  [
    'material in hand',
    async (of) => {
      const about = await accepted(of);
      await fillMaterial(of, about);
      return about;
    },
    [
      [cast.owner, 'material', 'submit'],
      [cast.owner, 'material', 'save'],
    ],
  ],
  [
    'material handed in',
    async (of) => {
      const about = await accepted(of);
      await fillMaterial(of, about);
      await submitMaterial(of, about);
      return about;
    },
    [
      [cast.assessor, 'material', 'pass'],
      [cast.assessor, 'material', 'return'],
    ],
  ],
  [
    'passed material under a report in draft',
    async (of) => createReport(of, await materialPassed(of)),
    [
      [cast.manager, 'material', 'reopen'],
      [cast.manager, 'material', 'reopen'],
    ],
    [
      [cast.assessor, 'report', 'save'],
      [cast.assessor, 'report', 'save'],
    ],
  ],
  [
    'an invitation',
    async (of) => {
      const about = await reportReady(of);
      await setPanel(of, about);
      return about;
    },
    [
      [leader, 'opinion', 'accept'],
      [leader, 'opinion', 'accept'],
    ],
    [
      [cast.secondChecker, 'report', 'secondCheck'],
      [cast.assessor, 'report', 'save'],
    ],
  ],
  [
    'a panel that is ready',
    panelReady,
    [
      [cast.assessor, 'report', 'submitToExperts'],
      [cast.assessor, 'report', 'save'],
    ],
  ],
  [
    'a report with the experts',
    withExperts,
    [
      [leader, 'opinion', 'save'],
      [leader, 'opinion', 'save'],
    ],
    [
      [cast.assessor, 'report', 'withdraw'],
      [cast.assessor, 'report', 'withdraw'],
    ],
  ],
  [
    'a submitted sheet',
    async (of) => {
      const about = await withExperts(of);
      await submitSheet(of, about, leader);
      return about;
    },
    [
      [cast.manager, 'opinion', 'approveForm'],
      [cast.manager, 'opinion', 'returnForm'],
    ],
  ],
  [
    'a closed round',
    roundClosed,
    [
      [cast.assessor, 'report', 'answer'],
      [cast.assessor, 'report', 'answer'],
    ],
  ],
  [
    'a signed report',
    signed,
    [
      [cast.manager, 'report', 'submitToPublicAgency'],
      [cast.assessor, 'report', 'answer'],
    ],
  ],
  [
    'a report in formal review',
    atPublicAgency,
    [
      [cast.reviewer, 'report', 'pass'],
      [cast.reviewer, 'report', 'return'],
    ],
  ],
];

describe('[CO-03] of two people who move one case at once exactly one wins', () => {
  for (const [says, bring, ...edges] of stages)
    for (const pair of edges)
      test(`${says}: ${pair.map(([login, , transition]) => `${transition} (${login})`).join(' against ')}`, async () => {
        const about = await bring(world);
        const kind = pair[0][1];
        const before = statusAndVersion(await stateOf(app.db, about.applicationId), kind);
        const codes = await atOnce(about, pair);
        expect(
          codes.filter((code) => code === 0),
          String(codes),
        ).toHaveLength(1);
        // Whom the winner's transition took the case out of sight of finds nothing any more.
        const lost = gone.has(pair[1][2]) ? [2001, 2003, 404] : [2001, 2003];
        expect(lost, String(codes)).toContain(codes.find((code) => code !== 0));
        const after = statusAndVersion(await stateOf(app.db, about.applicationId), kind);
        expect(after.rowVersion).toBe(before.rowVersion + 1);
      });

  test('eight at once, five rounds: one manager’s decision stands, seven are told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const about = await submitted(world);
      const edges: Edge[] = Array.from({ length: 8 }, (_, at) => [
        at % 2 === 0 ? cast.manager : cast.owner,
        'application',
        at % 2 === 0 ? 'reject' : 'cancel',
      ]);
      const codes = await atOnce(about, edges);
      expect(
        codes.filter((code) => code === 0),
        String(codes),
      ).toHaveLength(1);
      expect(
        codes.filter((code) => code === 2003 || code === 2001),
        String(codes),
      ).toHaveLength(7);
    }
  });

  test('eight at once who let one report pass give it one number', async () => {
    const about = await atPublicAgency(world);
    const codes = await atOnce(about, Array<Edge>(8).fill([cast.reviewer, 'report', 'pass']));
    expect(
      codes.filter((code) => code === 0),
      String(codes),
    ).toHaveLength(1);
    expect(
      codes.filter((code) => code === 2003 || code === 2001),
      String(codes),
    ).toHaveLength(7);
  });
});
