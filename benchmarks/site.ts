import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#host/database/connection';
import { runningEmbedded } from '#host/embedded';
import { root } from '#host/root';
import { openBrowserApp } from '#journeys/browser/app';
import { newsroom } from '#product/newsroom/contract';
import { cast } from '#testing/cast';
import { runJob } from '#testing/sampling/draw';
import { statementsOf } from '#testing/statements';
import { cold, median, type Opened } from './cold';
import { processorOf, used } from './processor';
import { withProduct, type Running } from './product';
import { fillNewsroom, scannedBy } from './site-pieces';

interface Answers {
  readonly perSecond: number;
  readonly median: number;
  readonly p95: number;
  readonly length: number;
  readonly wrong: number;
  /** The head of the first wrong answer. */
  readonly wrongly?: string;
}
export interface ServedFigures {
  readonly product: Answers;
  readonly floor: Answers;
  /** Of each round. */
  readonly ratios: readonly number[];
  /** Milliseconds of the product's own thread for one answer. */
  readonly thread: number;
  readonly load: number;
}

const rounds = 5;
const seconds = 4;
const connections = 16;
const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'zh-CN,zh;q=0.9' };

const heard = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let text = '';
    child.stdout!.on('data', (piece: Buffer) => (text += piece.toString()));
    child.on('close', (code) => (code === 0 ? done(text) : fail(new Error(`ended with ${code}: ${text}`))));
  });
const ask = async (url: string): Promise<Answers> => {
  const said = JSON.stringify({ url, headers: browser, connections, seconds });
  const answers = JSON.parse(
    await heard(spawn(process.execPath, [join(root, 'benchmarks/site-load.mjs'), said])),
  ) as Answers;
  if (answers.wrong > 0) throw new Error(`${answers.wrong} answers of ${url} were wrong: ${answers.wrongly}`);
  return answers;
};

/** The bytes of a page as they travel, and whether they come from memory. */
const bytesOf = (url: string): Promise<{ readonly bytes: Buffer; readonly isHeld: boolean }> =>
  new Promise((done, fail) =>
    request(url, { headers: browser }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => done({ bytes: Buffer.concat(pieces), isHeld: 'etag' in reply.headers }));
    })
      .on('error', fail)
      .end(),
  );

/** Until every picture of the library is there in its sizes, which a job makes one by one: each changes the pages that show it. */
const picturesMade = async (dataFolder: string): Promise<void> => {
  const pool = connect((await runningEmbedded(dataFolder))!.connection, { size: 1 });
  try {
    for (let tried = 0; tried < 300; tried += 1) {
      const { rows } = await pool.query<{ waiting: number }>(
        'select count(*)::int as waiting from media_picture where rendered_version is distinct from version',
      );
      if (rows[0]!.waiting === 0) return;
      await pause(1_000);
    }
    throw new Error('the pictures of the library did not come in their sizes');
  } finally {
    await pool.end();
  }
};

/** `/NewsInfo` of the shipped build beside a bare server of the same bytes, one right after the other. */
export const servedBench = async (progress: (what: string) => void): Promise<ServedFigures> => {
  const found: { product: Answers; floor: Answers; thread: number }[] = [];
  const measured = async ({ address, pid }: Running): Promise<void> => {
    const page = `${address}/NewsInfo`;
    let got = await bytesOf(page);
    // What else a start sets going, the checking of links among it, may still change the page.
    for (let still = 0, tried = 0; still < 4 && tried < 50; tried += 1) {
      await pause(1_000);
      const next = await bytesOf(page);
      still = next.isHeld && next.bytes.equals(got.bytes) ? still + 1 : 0;
      got = next;
    }
    const folder = mkdtempSync(join(tmpdir(), 'assay-page-'));
    writeFileSync(join(folder, 'page'), got.bytes);
    const floor = spawn(process.execPath, [join(root, 'benchmarks/site-floor.mjs'), join(folder, 'page')]);
    const port = await new Promise<string>((done) =>
      floor.stdout.once('data', (piece: Buffer) => done(piece.toString().trim())),
    );
    const bare = `http://127.0.0.1:${port}/`;
    await ask(page);
    await ask(bare);
    for (let round = 0; round < rounds; round += 1) {
      progress(`/NewsInfo, round ${round + 1}`);
      const before = processorOf(pid);
      const product = await ask(page);
      const { thread } = used(before, processorOf(pid));
      const answers = { product, floor: await ask(bare) };
      if (product.length !== answers.floor.length) throw new Error('the page was another one meanwhile');
      found.push({ ...answers, thread: (thread * 1_000) / (product.perSecond * seconds) });
    }
    floor.kill();
    rmSync(folder, { recursive: true });
  };
  progress('the demonstration, and its pictures in their sizes');
  await withProduct(measured, ({ dataFolder }) => picturesMade(dataFolder));
  const ratios = found.map(({ product, floor }) => product.perSecond / floor.perSecond);
  const middle = found[ratios.indexOf(median(ratios))]!;
  return { ...middle, ratios, load: loadavg()[0]! };
};

/** Public pages opened far away on a machine four times slower, nothing cached. */
export const readableBench = async (
  progress: (what: string) => void,
): Promise<Readonly<Record<string, Opened>>> => {
  const app = await openBrowserApp();
  try {
    const linkOn = async (path: string, what: RegExp) =>
      what.exec(await (await fetch(app.address + path)).text())![1]!;
    const pages = [
      ...['/NewsInfo', '/NewsInfo?kind=news', '/resultInfo', '/talentInfo', '/aboutUs', '/hyCheck', '/login'],
      await linkOn('/NewsInfo', /"(\/newsDetail\?id=[\w-]+)"/),
      await linkOn('/resultInfo', /"(\/resultInfo\?id=[\w-]+)"/),
    ];
    // In their sizes, as they are a minute after they were given, and drawn once, as for every visitor but the first.
    await runJob(app, 'renderPictures');
    for (const page of [...pages, ...pages]) await fetch(app.address + page);
    progress('cold visits');
    return await cold(
      app,
      Object.fromEntries(
        pages.map((address) => [
          address.replace(/id=.*/, 'id=…'),
          { address, usable: "document.querySelector('footer')" },
        ]),
      ),
      Number(process.env['VISITS'] ?? 3),
    );
  } finally {
    await app.close();
  }
};

export interface ListedFigures {
  readonly what: string;
  readonly milliseconds: number;
  /** Tables of content that were gone through as a whole. */
  readonly scanned: readonly string[];
}

/** The lists of the newsroom and of the public pages over very many pieces, each page drawn anew. */
export const manyPiecesBench = async (
  count: number,
  progress: (what: string) => void,
): Promise<ListedFigures[]> => {
  const app = await openBrowserApp();
  try {
    progress(`writing ${count} pieces`);
    await fillNewsroom(app, count);
    const editor = await app.signIn(cast.editor);
    // An empty search is the same list, and held by nobody.
    const page = (path: string) => async () => {
      const reply = await fetch(`${app.address}${path}&q=`);
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      await reply.text();
    };
    const questions = {
      '/NewsInfo': page('/NewsInfo?lang=zh'),
      '/NewsInfo?kind=news, Chinese': page('/NewsInfo?kind=news&lang=zh'),
      'the same, page 1,000': page('/NewsInfo?kind=news&lang=zh&page=1000'),
      '/NewsInfo?kind=news, English': page('/NewsInfo?kind=news&lang=en'),
      '/newsDetail': page('/newsDetail?lang=zh&id=00000000-0000-7000-8000-000000050002'),
      '/sitemap.xml?page=10': page('/sitemap.xml?page=10'),
      GetNewsList: () => editor.do(newsroom.calls.list, {}),
      'GetNewsList of one kind, page 500': () =>
        editor.do(newsroom.calls.list, { kind: 'news', pageIndex: 500 }),
    };
    const figures: ListedFigures[] = [];
    for (const [what, ask] of Object.entries(questions)) {
      progress(what);
      const asked = (await statementsOf(ask)).filter(({ text }) => /^select.*content/is.test(text));
      const times: number[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const begun = performance.now();
        await ask();
        times.push(performance.now() - begun);
      }
      figures.push({ what, milliseconds: median(times), scanned: await scannedBy(app, asked) });
    }
    return figures;
  } finally {
    await app.close();
  }
};
