import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFromText } from '#host/keys';
import { checkpointWhereAwaited, jobsOf, sealerOf } from '#start/jobs';
import { cast } from '#testing/cast';
import { said, signingCode } from '#testing/story/world';
import { declaration, sheet as agreeing } from '#testing/story/panel';
import { spareFor, type Secret } from './secret';
import type { World } from './world';

/** A sheet of the present round as the agency lists it, in wire names. */
interface Listed {
  readonly Id: string;
  readonly ZJId: string;
  readonly Number: number;
  readonly Kind: string;
  readonly Status: number | null;
  readonly Invitation: number;
  readonly IsLeader: boolean;
  readonly RowVersion: number;
}
const accepted = 1;

export const manager = ({ as }: World) => as(cast.manager);
/** What the agency does about the report or one of its sheets. */
export const byAgency = (world: World, path: string, input: object) =>
  said(manager(world).wire(`POST /api/${path}`, input));

export const seatsOf = async (world: World): Promise<Listed[]> =>
  said(
    manager(world).wire('POST /api/ExpertOpinion/GetOpinionListByReport', {
      ReportId: world.about.reportId,
    }),
  );
/** Those who sit, by their seats. */
export const sitting = async (world: World): Promise<Listed[]> =>
  (await seatsOf(world)).filter(({ Invitation, Number }) => Invitation === accepted && Number > 0);
/** The logins of everybody who was ever asked to judge the case. */
export const everAsked = async ({ app, about, loginOf }: World): Promise<Set<string>> => {
  const rows = await app.db
    .selectFrom('opinion')
    .select('expertId')
    .where('reportId', '=', about.reportId)
    .execute();
  return new Set(rows.map(({ expertId }) => loginOf(expertId)));
};

const reply = (world: World, { Id, ZJId, RowVersion }: Listed, accepts: boolean) =>
  said(
    world.as(world.loginOf(ZJId)).wire('POST /api/ExpertOpinion/ReplyInvitation', {
      ...{ Id, RowVersion },
      ...(accepts
        ? { Accept: true, Declaration: declaration }
        : { Accept: false, DeclineReason: '时间冲突' }),
    }),
  );
const acceptAll = async (world: World): Promise<void> => {
  for (const seat of await seatsOf(world)) if (seat.Invitation === 0) await reply(world, seat, true);
};

const replacing = (world: World, { Id, RowVersion }: Listed, login: string): object => ({
  ...{ OpinionId: Id, RowVersion, NewZJId: world.idOf(login), Reason: '更换专家' },
  ...{ ConflictReason: '已核查，不影响独立判断。', LoadReason: '该领域专家有限' },
});
/** Gives a seat to somebody else. */
const replace = async (world: World, seat: Listed, login: string): Promise<void> => {
  await byAgency(world, 'ExpertOpinion/ReplaceExpert', replacing(world, seat, login));
};

/** Gives a seat to the first expert who may take it: the lot decides who else may sit beside those it chose (2301, domain §6.5). */
const replaceByAnyone = async (world: World, seat: Listed): Promise<void> => {
  const taken = [...(await everAsked(world))];
  for (;;) {
    const login = spareFor(String(seat.Kind), taken);
    const { ErrorCode, RequestMsg } = await manager(world).wire(
      'POST /api/ExpertOpinion/ReplaceExpert',
      replacing(world, seat, login),
    );
    if (ErrorCode === 0) return;
    if (ErrorCode !== 2301) throw new Error(`${ErrorCode}: ${RequestMsg}`);
    taken.push(login);
  }
};

const drawPanel = async (world: World, declined: number): Promise<void> => {
  const { services } = world.app;
  const secret = randomBytes(32).toString('hex');
  const Commitment = createHash('sha256').update(secret).digest('hex');
  const Id = world.about.reportId;
  await byAgency(world, 'Report/CommitPanelDraw', { Id, Size: 5, Commitment });
  world.app.pass({ minutes: 1 });
  const keys = keysFromText(await readFile(join(services.dataFolder, 'keys'), 'utf8'));
  await checkpointWhereAwaited(services, sealerOf(services, keys));
  await byAgency(world, 'Report/DrawPanel', { Id, Secret: secret });
  for (const seat of (await seatsOf(world)).slice(0, declined)) await reply(world, seat, false);
  await jobsOf(services)
    .find(({ name }) => name === 'fillDrawnSeats')!
    .work();
  await acceptAll(world);
};

const choosePanel = async (world: World, { seats, declined }: Secret): Promise<void> => {
  const logins = seats.map(({ login }) => login);
  // Two spare ones at most, of the same kind: who was asked first is nobody who comes in afterwards.
  const spare: string[] = [];
  for (const { kind } of seats.slice(0, declined)) spare.push(spareFor(kind, [...logins, ...spare]));
  const first = spare.map((login, place) => ({ login, kind: seats[place]!.kind }));
  const asked = [...first, ...seats.slice(declined)];
  await byAgency(world, 'Report/SetPanel', {
    Id: world.about.reportId,
    Members: asked.map(({ login, kind }, place) => ({
      ...{ ZJId: world.idOf(login), Kind: kind, IsLeader: place === 0 },
      ...{ Reason: '已核查，不影响独立判断。', LoadReason: '该领域专家有限' },
    })),
    Reason: '该方向专家有限',
  });
  for (const [place, { login }] of seats.slice(0, declined).entries()) {
    const seatOf = async () =>
      (await seatsOf(world)).find(({ ZJId }) => ZJId === world.idOf(asked[place]!.login))!;
    await reply(world, await seatOf(), false);
    await replace(world, await seatOf(), login);
  }
  await acceptAll(world);
};

/** Forms the panel as the secret says: by hand or by lot, with those who decline. */
export const formPanel = (world: World, secret: Secret): Promise<void> =>
  secret.isDrawn ? drawPanel(world, secret.declined) : choosePanel(world, secret);

/** What each seat says in a round of the secret's way; the first round is where the ways part. */
const conclusionOf = ({ way, against }: Secret, seat: number, round: number): 1 | 2 | 3 => {
  if (round === 1 && way === 'confirms') return seat > 2 ? 2 : 1;
  if (round === 1 && way === 'judgesAgain') return seat > 1 ? 3 : 1;
  return way !== 'confirms' && seat === against ? 3 : 1;
};
const farApart = [10, 40, 60, 80, 100];
const sheetOf = (secret: Secret, seat: number, round: number) => {
  const { offset, remark } = secret.sheets[seat]!;
  const { Scores } = agreeing;
  const moved = Object.fromEntries(Object.entries(Scores).map(([line, score]) => [line, score + offset]));
  return {
    ...agreeing,
    Scores: { ...moved, ...(secret.way === 'talks' && { Technical: farApart[seat] }) },
    Problems: [{ Text: `随访数据不足之${remark}`, IsMandatory: false }],
    Conclusion: conclusionOf(secret, seat, round),
  };
};

const judge = async (
  world: World,
  secret: Secret,
  seat: Listed,
  place: number,
  round: number,
): Promise<void> => {
  const login = world.loginOf(seat.ZJId);
  const expert = world.as(login);
  const { Id } = seat;
  const read = () => said(expert.wire('GET /api/ExpertOpinion/GetOpinion', { Id }));
  const { RowVersion, IsDiscussion } = await read();
  const saved = await said(
    expert.wire('POST /api/ExpertOpinion/SaveOpinion', {
      ...{ Id, RowVersion, Sheet: sheetOf(secret, place, round) },
      ...(IsDiscussion && { RevisionReason: '读了他人的理由，仍保持原意见' }),
    }),
  );
  const SmsCode = await signingCode(
    world.story,
    login,
    'opinion.submit',
    Id,
    (await read()).Work.ContentHash,
  );
  await said(
    expert.wire('POST /api/ExpertOpinion/SubmitOpinion', { Id, RowVersion: saved.RowVersion, SmsCode }),
  );
};
const defect = { ReasonCode: '2', Msg: '经济价值一栏缺少评分' };

/** One sheet comes back for its form as often as the secret says, and may go to the public-service agency in the end. */
const judgeBesetSeat = async (
  world: World,
  secret: Secret,
  { Number: number }: Listed,
  place: number,
  round: number,
): Promise<void> => {
  const now = async () => (await sitting(world)).find(({ Number }) => Number === number)!;
  await judge(world, secret, await now(), place, round);
  for (let time = 0; time < Math.min(secret.returns, 2); time += 1) {
    const { Id, RowVersion } = await now();
    await byAgency(world, 'ExpertOpinion/CheckOpinion', { Id, RowVersion, Result: 3, ...defect });
    await judge(world, secret, await now(), place, round);
  }
  if (secret.returns < 3) return;
  const { Id, RowVersion } = await now();
  await byAgency(world, 'ExpertOpinion/ReferOpinion', { Id, RowVersion, ...defect });
  const ruled = await now();
  await said(
    world
      .as(secret.reviewer === cast.reviewer ? cast.otherReviewer : cast.reviewer)
      .wire('POST /api/ExpertOpinion/RuleOnForm', {
        ...{
          Id,
          RowVersion: ruled.RowVersion,
          Result: secret.ruling === 'accepted' ? 1 : 3,
          Reason: '形式可以接受',
        },
      }),
  );
  if (secret.ruling === 'accepted') return;
  const seat = await now();
  await replaceByAnyone(world, seat);
  await acceptAll(world);
  await judge(world, secret, await now(), place, round);
};

/** All sheets of a round signed and found in order. The leader says the first of the secret's: the lot may have them at any seat. */
export const judgeAll = async (world: World, secret: Secret, round: number): Promise<void> => {
  const seats = await sitting(world);
  const leading = seats.find(({ IsLeader }) => IsLeader)!.Number;
  const placeOf = (number: number): number =>
    number === leading ? 0 : number === 1 ? leading - 1 : number - 1;
  const placed = seats.map((seat) => ({ seat, place: placeOf(seat.Number) }));
  for (const { seat, place } of placed.toSorted((one, other) => one.place - other.place))
    if (round === 1 && place === 1) await judgeBesetSeat(world, secret, seat, place, round);
    else await judge(world, secret, seat, place, round);
  for (const { Id, RowVersion, Status } of await sitting(world))
    if (Status === 0) await byAgency(world, 'ExpertOpinion/CheckOpinion', { Id, RowVersion, Result: 1 });
};
