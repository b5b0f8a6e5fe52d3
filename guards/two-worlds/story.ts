import { jobsOf } from '#start/jobs';
import { cast } from '#testing/cast';
import { said } from '#testing/story/world';
import { closeRound } from '#testing/story/panel';
import {
  answer,
  checkAgain,
  pass,
  report,
  saveSection,
  sign,
  toExperts,
  toPublicAgency,
} from '#testing/story/report';
import { appointMeeting, holdMeeting } from './meeting';
import { formPanel, judgeAll } from './panel';
import { proposeRecord, proposeRevocation, reviewAgain, revoke } from './decisions';
import type { Secret } from './secret';
import type { World } from './world';

/** Where all worlds are looked at: on the same day each, whatever was done until then (domain §3, happy path). */
export const stages = [
  'beforePanel',
  'panelSitting',
  'tally',
  'agencyReview',
  'publicReview',
  'passed',
  'published',
  'reviewedAgain',
  'revoked',
] as const;
export type Stage = (typeof stages)[number];

/** What the product does by itself at that time: reminders, what is due, what waits to be sent. */
const letWork = async ({ app }: World): Promise<void> => {
  for (const { work } of jobsOf(app.services)) await work();
};

/** Back to the assessor, changed, checked and sent to the experts once more (R4, R2b, R8). */
const sendAgain = async (world: World, secret: Secret): Promise<void> => {
  const { story, about, as } = world;
  const { RowVersion } = await report(story, cast.manager, about);
  await said(
    as(cast.manager).wire('POST /api/Report/ReturnReport', {
      ...{ Id: about.reportId, RowVersion, Issues: ['补充随访数据'] },
    }),
  );
  await saveSection(story, about, 'benefit', {
    ...{
      EconomicBasis: '财务盖章',
      Social: '减少急诊就诊，附六个月数据',
      SocialFacts: [],
      AcademicFacts: [],
    },
  });
  await checkAgain(story, about, secret.secondChecker);
  const again = await report(story, cast.assessor, about);
  await said(
    as(cast.assessor).wire('POST /api/Report/ResubmitToExpert', {
      ...{ Id: about.reportId, RowVersion: again.RowVersion },
      Answers: again.Defects.map(({ Key }: { Key: string }) => ({ Key, Text: '已补充六个月随访数据。' })),
      Mode: secret.way === 'confirms' ? 'confirm' : 'full',
    }),
  );
};

/** What leads to each stage, and on which day it is reached. */
const parts: Readonly<Record<Stage, (world: World, secret: Secret) => Promise<void>>> = {
  beforePanel: async (world, secret) => {
    const { story, about, as, onDay, idOf } = world;
    await onDay(1);
    await checkAgain(story, about, secret.secondChecker);
    await onDay(2);
    if (secret.asksAboutConflict)
      await said(
        as(cast.manager).wire('GET /api/ExpertOpinion/CheckConflict', {
          ...{ ReportId: about.reportId, ZJId: idOf('feihuaijin') },
        }),
      );
    if (secret.meets) await appointMeeting(world, 5);
    await formPanel(world, secret);
    await onDay(4);
  },
  panelSitting: async (world, secret) => {
    const { story, about, onDay } = world;
    await onDay(5);
    await toExperts(story, about);
    await onDay(8);
    await judgeAll(world, secret, 1);
    if (secret.meets) await holdMeeting(world);
    await onDay(9);
  },
  tally: async (world, secret) => {
    const { story, about, onDay } = world;
    await onDay(10);
    await closeRound(story, about);
    await onDay(11);
    if (secret.way === 'confirms' || secret.way === 'judgesAgain') await sendAgain(world, secret);
    await onDay(13);
  },
  agencyReview: async (world, secret) => {
    const { story, about, onDay } = world;
    await onDay(14);
    if (secret.way !== 'passes') {
      await judgeAll(world, secret, 2);
      await closeRound(story, about);
    }
    await onDay(17);
    await answer(story, about);
    await onDay(18);
    for (const login of [cast.assessor, secret.secondChecker, cast.manager]) await sign(story, about, login);
    await onDay(20);
  },
  publicReview: async ({ story, about, onDay }) => {
    await onDay(21);
    await toPublicAgency(story, about);
    await onDay(22);
  },
  passed: async ({ story, about, onDay }, { reviewer }) => {
    await onDay(25);
    await pass(story, about, {}, reviewer);
  },
  published: async (world, secret) => {
    await world.onDay(28);
    if (secret.isAccused) await proposeRevocation(world, secret);
    if (secret.isRecorded) await proposeRecord(world, secret);
    await world.onDay(30);
  },
  // A quarter is over: its reports are drawn on the first working day after it.
  reviewedAgain: async (world, secret) => {
    await world.onDay(70);
    if (secret.again) await reviewAgain(world, secret, secret.again);
    await world.onDay(73);
  },
  revoked: async (world, secret) => {
    await world.onDay(76);
    if (!secret.isAccused) await proposeRevocation(world, secret);
    await world.onDay(78);
    await revoke(world, secret);
  },
};

/** Takes the story one stage further; where it is looked at, the product does what it does by itself until then. */
export const tell = async (world: World, secret: Secret, stage: Stage, isLooked: boolean): Promise<void> => {
  await parts[stage](world, secret);
  if (isLooked) await letWork(world);
};
