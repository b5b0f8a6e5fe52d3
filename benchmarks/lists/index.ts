import { spawn } from 'node:child_process';
import { once as heard } from 'node:events';
import { join } from 'node:path';
import { connect } from '#host/database/connection';
import { defaultConnections } from '#host/database/share';
import { runningEmbedded } from '#host/embedded';
import { root } from '#host/root';
import { applications } from '#product/applications/contract';
import { gramsFor, normalised } from '#product/search/normalise';
import { load, type LoadQuestion } from '../load';
import { processorOf, used, type Processor } from '../processor';
import { source } from './applications';
import { answered, asked, enter, once } from './ask';
import { people, withMeasuredDatabase } from './measured-database';

/** One side of a question over all rounds: medians, and the processor's time for each answer in milliseconds. */
interface Side {
  readonly perSecond: number;
  readonly median: number;
  readonly p95: number;
  readonly thread: number;
  readonly database: number;
}

/** One question, asked of the product and of a floor that answers the same from the same database. */
export interface Comparison {
  readonly what: string;
  readonly product: Side;
  readonly floor: Side;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
}

interface Question {
  readonly what: string;
  readonly product: LoadQuestion;
  readonly floor: LoadQuestion;
  /** Whether both first answers say the same; saved drafts are judged one by one. */
  readonly isSame?: (product: string, floor: string) => boolean;
}

const { list, dossier, save } = applications.calls;
const rounds = 5;

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const moment = (said: unknown): number | null => (said ? Date.parse(String(said)) : null);

/** What of a list both sides must agree on. */
const isSameList = (product: string, floor: string): boolean => {
  const own = answered(list, product);
  const other = (
    JSON.parse(floor) as {
      ResultValue: { total: number; rows: Record<string, unknown>[]; related?: string[] };
    }
  ).ResultValue;
  const { rows, related } = other;
  const mine = own.rows.map((row) => [
    row.id,
    row.achievementName,
    row.evaluationAgencyName,
    row.assessorName,
    moment(row.dueAt),
    // Of an agency: whether whoever asks is independent of what waits for them.
    !!related && row.can.length === 0 && ['submitted', 'evaluating'].includes(row.status),
  ]);
  const theirs = rows.map((row) => [
    row['id'],
    row['achievement_name'],
    row['agency'],
    row['assessor'],
    moment(row['due_at']),
    related?.includes(row['id'] as string) ?? false,
  ]);
  const isEqual = own.total === other.total && JSON.stringify(mine) === JSON.stringify(theirs);
  if (!isEqual)
    process.stderr.write(`${own.total} ${JSON.stringify(mine)}\n${other.total} ${JSON.stringify(theirs)}\n`);
  return isEqual;
};

const areSameDetails = (product: string, floor: string): boolean => {
  const own = answered(dossier, product) as { id: string; persons?: readonly { name: string }[] };
  const other = (JSON.parse(floor) as { ResultValue: { id: string; application_person: { name: string }[] } })
    .ResultValue;
  const names = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name).join();
  return own.id === other.id && names(own.persons) === names(other.application_person);
};

interface Running {
  readonly pid: number;
  readonly dataFolder?: string;
}

/** Asks both sides in turn, the one first in one round and the other in the next. */
const compare = async (
  { what, product, floor, isSame }: Question,
  own: Running,
  other: Running,
  seconds: number,
): Promise<Comparison> => {
  const sides = {
    product: { asked: product, pid: own.pid },
    floor: { asked: floor, pid: other.pid },
  } as const;
  const found: Record<keyof typeof sides, (Side & { first: string })[]> = { product: [], floor: [] };
  for (const name of ['product', 'floor'] as const) await load(sides[name].asked, { seconds: 1 });
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const)) {
      const before = processorOf(sides[name].pid, own.dataFolder);
      const { count, ...measured } = await load(sides[name].asked, { seconds });
      const spent: Processor = used(before, processorOf(sides[name].pid, own.dataFolder));
      found[name].push({
        ...measured,
        thread: (spent.thread / count) * 1_000,
        database: (spent.database / count) * 1_000,
      });
    }
  if (isSame && !isSame(found.product[0]!.first, found.floor[0]!.first))
    throw new Error(`${what}: the two answers differ`);
  const side = (name: keyof typeof sides): Side => {
    const of = (key: keyof Side): number => middle(found[name].map((each) => each[key]));
    return {
      perSecond: of('perSecond'),
      median: of('median'),
      p95: of('p95'),
      thread: of('thread'),
      database: of('database'),
    };
  };
  const ratios = found.product.map(({ perSecond }, round) => perSecond / found.floor[round]!.perSecond);
  return { what, product: side('product'), floor: side('floor'), ratio: middle(ratios) };
};

/**
 * Lists, keywords, the whole dossier and a draft saved, over so many applications with all their neighbours, each beside its
 * floor. `told` hears what is under way.
 */
export const listBench = async (
  count: number,
  progress: (what: string) => void,
  seconds = 3,
): Promise<Comparison[]> => {
  const compared: Comparison[] = [];
  await withMeasuredDatabase(count, progress, async ({ address, pid, dataFolder, passwordOf }) => {
    const place = (await runningEmbedded(dataFolder))!.connection;
    const pool = connect(place, { size: 1, statementTimeout: 0 });
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        join(root, 'benchmarks/lists/floor.ts'),
        JSON.stringify({ place, size: defaultConnections }),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      const [port] = (await heard(child.stdout, 'data')) as [Buffer];
      const post = (path: string, body: object): LoadQuestion => ({
        url: `http://127.0.0.1:${port.toString().trim()}/${path}`,
        method: 'POST',
        body: JSON.stringify(body),
      });
      const { rows } = await pool.query<{ owner: string; agency: string; manager: string }>(
        `select (select id from person where login_name = $1) as owner,
          (select organisation_id from person where login_name = $2) as agency,
          (select id from person where login_name = $2) as manager`,
        [people.owner, people.agency],
      );
      const { owner, agency, manager } = rows[0]!;
      const ids = { owner, agency, admin: null } as const;
      const askers = {
        admin: await enter(address, people.administrator, passwordOf(people.administrator)),
        agency: await enter(address, people.agency, passwordOf(people.agency)),
        owner: await enter(address, people.owner, passwordOf(people.owner)),
      };
      const questions: Question[] = [];
      const filters = { status: 'submitted', achievementType: '1.1', evaluationPurpose: '3' } as const;
      for (const as of ['admin', 'agency', 'owner'] as const) {
        const own = ids[as] === null ? [] : [ids[as]];
        const me = as === 'agency' ? { me: manager } : {};
        questions.push(
          {
            what: `list, three filters, exact total, as ${as}`,
            product: asked(askers[as], list, filters),
            floor: post('list', { as, ask: 'three', way: 'few', values: [...own, '1.1', '3'], ...me }),
            isSame: isSameList,
          },
          {
            what: `list without filter, as ${as}`,
            product: asked(askers[as], list, {}),
            floor: post('list', { as, ask: 'all', way: as === 'owner' ? 'few' : 'many', values: own, ...me }),
            isSame: isSameList,
          },
        );
      }
      for (const keyword of ['可穿', '可穿戴视', '可穿戴视网膜']) {
        const normal = normalised(keyword);
        const { total } = await once(askers.admin, list, { achievementName: keyword });
        questions.push({
          what: `keyword of ${keyword.length} characters, ${total} found`,
          product: asked(askers.admin, list, { achievementName: keyword }),
          floor: post('list', {
            as: 'admin',
            ask: 'keyword',
            way: total > 10_000 ? 'many' : 'few',
            values: [gramsFor(normal), normal],
          }),
          isSame: isSameList,
        });
      }
      const whole = await pool.query<{ id: string }>(
        `select id from application where owner_id = $1 and contract_number = $2 and status = 7 order by id limit 1`,
        [owner, source],
      );
      const { id } = whole.rows[0]!;
      questions.push({
        what: 'the whole dossier, as its owner',
        product: asked(askers.owner, dossier, { id }),
        floor: post('point', { id, owner }),
        isSame: areSameDetails,
      });
      const drafts = await pool.query<{ id: string; version: number }>(
        `select id, row_version as version from application
          where owner_id = $1 and contract_number = $2 and status = 6 order by id limit 32`,
        [owner, source],
      );
      const persons = Array.from({ length: 4 }, (_, at) => ({
        name: `张三${at}`,
        sex: '1',
        organisationName: '第一医院',
        sort: at + 1,
        contribution: '研制',
      }));
      const data = { achievementName: '可降解支架的研制与应用', persons };
      const saving = asked(askers.owner, save, { step: 'edit', id, rowVersion: 1, data } as never);
      const body = JSON.parse(saving.body!) as Record<string, unknown>;
      questions.push({
        what: 'a draft saved with four persons',
        product: {
          ...saving,
          drafts: drafts.rows
            .slice(0, 16)
            .map((draft) => ({ ...body, Id: draft.id, RowVersion: draft.version })),
        },
        floor: {
          ...post('save', {}),
          drafts: drafts.rows
            .slice(16)
            .map((draft) => ({ id: draft.id, owner, name: data.achievementName, persons, request: '' })),
        },
      });
      const wanted = process.env['QUESTIONS'];
      for (const question of questions.filter(({ what }) => !wanted || what.includes(wanted))) {
        progress(question.what);
        const found = await compare(question, { pid, dataFolder }, { pid: child.pid! }, seconds);
        // Said as it is found: what comes after may end the run, and an hour's figures with it.
        progress(
          `  ${found.product.perSecond.toFixed(1)} beside ${found.floor.perSecond.toFixed(1)}, ratio ${found.ratio.toFixed(3)}, p95 ${found.product.p95.toFixed(0)} ms`,
        );
        compared.push(found);
      }
    } finally {
      child.kill();
      await pool.end();
    }
  });
  return compared;
};
