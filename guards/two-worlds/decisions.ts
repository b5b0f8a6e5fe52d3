import { smallPdf } from '#testing/story/pdf';
import { said } from '#testing/story/world';
import { sampling } from '#product/sampling/contract';
import { cast } from '#testing/cast';
import { drawSample } from '#testing/sampling/draw';
import type { Secret } from './secret';
import { everAsked } from './panel';
import { viewers } from './viewers';
import type { World } from './world';

const reviewers = [cast.reviewer, cast.otherReviewer, 'fengzhishui'];
/** Two of the public-service agency who did not review the report. */
const others = ({ reviewer }: Secret): readonly string[] => reviewers.filter((login) => login !== reviewer);

const uploaded = async ({ as }: World, login: string): Promise<string> =>
  (await said(as(login).upload('/api/OriginalMaterial/UploadFile', '回函.pdf', smallPdf('letter'))))[0]
    .FileId;

/** One of them accuses the report. */
export const proposeRevocation = async (world: World, secret: Secret): Promise<void> => {
  const [proposer] = others(secret);
  await said(
    world.as(proposer!).wire('POST /api/Revocation/ProposeRevocation', {
      ...{ Id: world.about.reportId, Ground: '1', FileId: await uploaded(world, proposer!) },
      Reason: '检测机构书面确认，编号 JC-118 的检测报告并非其出具',
      PublicNote: '一份关键检测报告经查不实，自今日起撤销该评价报告。',
    }),
  );
};

/** The other one decides that it counts no more. */
export const revoke = async (world: World, secret: Secret): Promise<void> => {
  const { id, rowVersion } = await world.app.db
    .selectFrom('revocation')
    .select(['id', 'rowVersion'])
    .where('reportId', '=', world.about.reportId)
    .executeTakeFirstOrThrow();
  await said(
    world.as(others(secret)[1]!).wire('POST /api/Revocation/DecideRevocation', {
      ...{ Id: id, RowVersion: rowVersion, Result: 1 },
    }),
  );
};

/** One of them accuses an expert who was asked to judge. */
export const proposeRecord = async (world: World, secret: Secret): Promise<void> => {
  const [proposer] = others(secret);
  const [login] = await everAsked(world);
  await said(
    world.as(proposer!).wire('POST /api/Integrity/ProposeIntegrity', {
      ...{ PersonId: world.idOf(login!), Ground: '3', Months: 12 },
      ...{ Facts: '所作声明经书面确认与事实不符', FileId: await uploaded(world, proposer!) },
    }),
  );
};

/** The quarter's lot is drawn, which is the report of the case with all others: it is reviewed a second time, and blind. */
export const reviewAgain = async (
  world: World,
  secret: Secret,
  { reviewer, deviates, isClosed }: NonNullable<Secret['again']>,
): Promise<void> => {
  const { app, about, as, loginOf } = world;
  const { calls } = sampling;
  await drawSample(app);
  const supervisor = as(others(secret)[0]!);
  const { id } = await app.db
    .selectFrom('sampledReport')
    .select('id')
    .where('reportId', '=', about.reportId)
    .executeTakeFirstOrThrow();
  const version = async () => (await supervisor.do(calls.byId, { id: id as never })).rowVersion;
  const looking = new Set<string | null>(Object.values(viewers).map(([login]) => login));
  const free = (await supervisor.do(calls.reviewers, { id: id as never, keyword: '' })).filter(
    (one) => one.hard.length + one.soft.length === 0 && !looking.has(loginOf(one.id)),
  );
  const reviewerId = free[reviewer % free.length]!.id;
  await supervisor.do(calls.assign, { id: id as never, rowVersion: await version(), reviewerId });
  await as(loginOf(reviewerId)).do(calls.record, {
    ...{ id: id as never, rowVersion: await version(), isBlind: true },
    ...{
      maturityLevel: deviates ? 1 : 6,
      innovationLevel: deviates ? 1 : 3,
      advancementLevel: deviates ? 1 : 5,
    },
    remarks: '依据材料独立复核，未查阅任何已公布的结果。',
  });
  if (isClosed)
    await supervisor.do(calls.close, {
      ...{ id: id as never, rowVersion: await version() },
      conclusion: '复评结果与公布等级已比较并记录。',
    });
};
