import { pagesOf, textsOf } from '#product/public-site/server';
import { personOf } from '#database/seeds/demo/people';
import { kinds as objectKinds } from '#start/areas';
import { comparable } from './lawful';
import { headersOf, normaliser, saidIn } from './normal';
import { attempts, mayAsk, onTheWire, questions, type Question } from './questions';
import { viewers, type Viewer } from './viewers';
import type { World } from './world';

/** What somebody was answered, by what they asked. */
export type Heard = Map<string, string>;

/**
 * What there is of a kind to ask about: of the case its own, of anything else what the story made last and the oldest there is. Where
 * the story made none, an id that names nothing: to somebody who may not know, it is answered as one that does.
 */
const idsIn = ({ app, about, idOf, began }: World): ((kind: string) => Promise<readonly string[]>) => {
  const known: Readonly<Record<string, readonly string[]>> = {
    application: [about.applicationId],
    report: [about.reportId],
    person: [idOf('shenyanqiu')],
  };
  const met = new Map<string, Promise<readonly string[]>>();
  const endsOf = async (table: string): Promise<readonly string[]> => {
    const rows = app.db.selectFrom(table as 'application').select('id');
    // Which file came last depends on who accused whom and when, and nobody is told its id: of files the case's own are asked for.
    const since = table === 'file' ? '<' : '>';
    const made = await rows.where('id', since, began).orderBy('id', 'desc').limit(1).execute();
    const oldest = await rows.where('id', '<', began).orderBy('id').limit(1).execute();
    return [made[0]?.id ?? app.services.newId(), oldest[0]?.id ?? app.services.newId()];
  };
  return (kind) => {
    // Kinds of one table name the same thing, also where there is none.
    const { table } = objectKinds[kind]!;
    if (!met.has(table)) met.set(table, endsOf(table));
    return known[kind] ? Promise.resolve(known[kind]) : met.get(table)!;
  };
};

type Answer = Awaited<ReturnType<typeof answerOnce>>;

const answerOnce = async (world: World, viewer: Viewer, method: string, path: string, input?: object) => {
  const [login] = viewers[viewer];
  const { address, token } = world.as(login);
  const isGet = method === 'GET';
  const query = isGet && input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const reply = await fetch(`${address}${path}${query}`, {
    method,
    redirect: 'manual',
    headers: {
      language: 'zh',
      'accept-encoding': 'identity',
      ...(token && { token }),
      ...(!isGet && { 'content-type': 'application/json' }),
    },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: reply.headers, bytes };
};

const overloaded = /^\{"ErrorCode":9001,/;

/** The same; an answer that did not come in time, on a machine with other work, is asked for again. */
const answerTo = async (...question: Parameters<typeof answerOnce>): Promise<Answer> => {
  for (let time = 1; ; time += 1) {
    const answer = await answerOnce(...question);
    if (answer.status !== 503 && !overloaded.test(answer.bytes.toString('utf8', 0, 40))) return answer;
    if (time === 5) throw new Error(`no answer in time to ${question.slice(1, 4).join(' ')}`);
  }
};

/** A page as the next reader is shown it; on a machine with other work one may be drawn for once, and held for nobody. */
const pageAt = async (world: World, path: string): Promise<Answer> => {
  for (let time = 1; ; time += 1) {
    const answer = await answerTo(world, 'visitor', 'GET', path);
    if (time === 3 || answer.status !== 200 || answer.headers.get('cache-control') !== 'no-store')
      return answer;
  }
};

/** Each way in which a question can be asked with these ids: the newest of everything, the oldest of everything. */
const waysOf = async (
  question: Question,
  idsOf: (kind: string) => Promise<readonly string[]>,
): Promise<{ readonly name: string; readonly input: object }[]> => {
  const named = await Promise.all(question.kinds.map(idsOf));
  const most = Math.max(1, ...named.map((ids) => ids.length));
  return Array.from({ length: most }, (_, place) => ({
    name: `${question.name} ${place + 1}`,
    input: onTheWire(
      question,
      named.map((ids) => ids[Math.min(place, ids.length - 1)]!),
    ),
  }));
};

/** Public addresses: every page and text, and what is found there by the case's numbers. */
const addresses = async (world: World): Promise<string[]> => {
  const { services, db } = world.app;
  const { reportId, applicationId } = world.about;
  const { reportNumber, verifyCode } = await db
    .selectFrom('report')
    .select(['reportNumber', 'verifyCode'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const { applicationNumber } = await db
    .selectFrom('application')
    .select('applicationNumber')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return [
    ...Object.keys(pagesOf(services)),
    ...Object.keys(textsOf(services)),
    ...[`/resultInfo?id=${reportId}`, `/hyCheck?no=${applicationNumber}`, '/hyCheck?tab=agency'],
    ...(reportNumber
      ? [
          `/hyCheck?no=${reportNumber}`,
          `/hyCheck?no=${reportNumber}&code=${verifyCode}`,
          `/receipt.json?no=${reportNumber}`,
        ]
      : []),
  ];
};

/** Walks as one person through what they have a right to ask, and gives what they were answered and sent. */
export const walk = async (
  world: World,
  viewer: Viewer,
  isAsked: (question: string) => boolean,
): Promise<Heard> => {
  const heard: Heard = new Map();
  const normal = normaliser();
  // Nobody is slowed down by those who asked before them.
  await world.app.services.pool.query('delete from rate_limit');
  const [login, roles] = viewers[viewer];
  const idsOf = idsIn(world);
  const asked: (readonly [name: string, ask: () => Promise<Answer>])[] = [];
  for (const question of [...questions, ...attempts])
    if (mayAsk(question, roles) && isAsked(question.name))
      for (const { name, input } of await waysOf(question, idsOf)) {
        const { method, path } = question.route.call;
        asked.push([name, () => answerTo(world, viewer, method, path, input)]);
      }
  if (viewer === 'visitor')
    for (const path of await addresses(world))
      asked.push([`GET ${path.replaceAll(/=[^&]+/g, '=…')}`, () => pageAt(world, path)]);
  // One after the other: what somebody asks is in the log that they read.
  for (const [name, ask] of asked) {
    const { status, headers, bytes } = await ask();
    // Before identifiers are counted: those of what may differ count for nobody.
    const said = comparable(viewer, name, `${status}\n${headersOf(headers)}\n\n${saidIn(bytes)}`);
    if (said !== null) heard.set(name, normal(said));
  }
  const { email, mobile } = login === null ? { email: '', mobile: '' } : personOf(login);
  const sent = (await world.app.outbox()).filter(({ to }) => [email, mobile].includes(to));
  heard.set('mail box', normal(JSON.stringify(sent)));
  return heard;
};
