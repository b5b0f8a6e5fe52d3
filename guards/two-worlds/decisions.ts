import { smallPdf } from '#testing/story/pdf';
import { said } from '#testing/story/world';
import { cast } from '#testing/cast';
import type { Secret } from './secret';
import { everAsked } from './panel';
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
