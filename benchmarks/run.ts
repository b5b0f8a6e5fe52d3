import { cpus, loadavg, totalmem } from 'node:os';
import { administrationBench } from './administration';
import { auditBench } from './audit';
import { backupBench } from './backup';
import { cloneBench } from './clone';
import { conflictsBench } from './conflicts';
import { crowdBench } from './crowd';
import { drillBench } from './drill';
import { floodBench, type FloodFigures } from './flood';
import { framesBench } from './frames';
import { importBench } from './imports';
import { ledgerBench } from './ledger';
import { levelsBench } from './levels';
import { listBench } from './lists';
import { passwordsBench } from './passwords';
import { pdfBench } from './pdf';
import type { Opened } from './cold';
import type { Waited } from './probe';
import { storeShell, lastShell, shellBench, type ShellFigures } from './shell';
import { searchBench } from './search';
import { manyPiecesBench, readableBench, servedBench } from './site';
import { tabsBench } from './tabs';
import type { Comparison } from './lists/compare';

// `npm run bench [-- shell site lists search ledger levels conflicts pdf import frames tabs audit administration clone backup drill passwords flood crowd]`: measures, and prints tables in Markdown. ROWS sets how many applications,
// GIGABYTES how much is backed up, SECONDS how long a flood or a crowd lasts.
const wanted = process.argv.slice(2);
const asked = (what: string): boolean => wanted.length === 0 || wanted.includes(what);
const progress = (what: string): void => void process.stderr.write(`… ${what}\n`);
const line = (...cells: (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const heading = (...cells: string[]): void => {
  process.stdout.write('\n');
  line(...cells);
  line(...cells.map(() => '---'));
};
const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

process.stdout.write(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`,
);

const compared = (count: number, found: readonly Comparison[], of = 'applications'): void => {
  heading(
    `${count} ${of}, 16 connections`,
    'product, requests/s',
    'floor, requests/s',
    'ratio',
    'product, median ms',
    'p95 ms',
    'CPU ms of an answer: product, its database',
    'floor, its database',
  );
  for (const { what, product, floor, ratio } of found)
    line(
      what,
      round(product.perSecond),
      round(floor.perSecond),
      round(ratio),
      round(product.median),
      round(product.p95),
      `${round(product.thread)}, ${round(product.database)}`,
      `${round(floor.thread)}, ${round(floor.database)}`,
    );
};
const applicationCount = Number(process.env['ROWS'] ?? 100_000);

if (asked('lists')) compared(applicationCount, await listBench(applicationCount, progress));

if (asked('search')) {
  const { compared: found, exports, similar } = await searchBench(applicationCount, progress);
  compared(applicationCount, found);
  heading('exports and look-alikes', 'product', 'floor', 'ratio');
  line(
    `${exports.rows} rows of twelve columns as a spreadsheet in the background (${round(exports.megabytes)} MB)`,
    `${round(exports.seconds)} s`,
    `${round(exports.floorSeconds)} s`,
    round(exports.ratio),
  );
  line(
    'the same: memory of the process beyond what it held before, at most',
    `${round(exports.grown)} MB`,
    '/',
    '/',
  );
  line('the same: slowest page of somebody else meanwhile', `${round(exports.slowest)} ms`, '/', '/');
  line(
    'what looks like a case, as its agency, one after the other: median, slowest of 20',
    `${round(similar.median)}, ${round(similar.slowest)} ms`,
    '/',
    '/',
  );
}

if (asked('ledger')) {
  const found = await ledgerBench(applicationCount, progress);
  compared(found.reports, found.compared, 'reports');
  heading(
    'the ledger of an agency as a spreadsheet in the background',
    'seconds',
    'memory of the process beyond what it held before',
  );
  line(`${found.exported.rows} rows`, round(found.exported.seconds), `${round(found.exported.grown)} MB`);
}

if (asked('backup')) {
  const { bytes, figures } = await backupBench(Number(process.env['GIGABYTES'] ?? 1), progress);
  const gigabytes = bytes / 1024 ** 3;
  heading(
    `${round(gigabytes)} GB in one backup, half of it files`,
    'seconds',
    'seconds per GB',
    'floor, seconds',
    'ratio',
    'most memory',
  );
  for (const { what, seconds, floor, memory } of figures)
    line(
      what,
      round(seconds),
      round(seconds / gigabytes),
      floor ? round(floor) : '/',
      floor ? round(seconds / floor) : '/',
      `${round(memory / 1024 ** 2)} MB`,
    );
}

if (asked('shell')) {
  const before = lastShell();
  const when = `${new Date().toISOString().slice(0, 10)}, load ${round(loadavg()[0]!)}`;
  const now = await shellBench(progress);
  heading(
    'CPU four times slower, 1.6 Mbit/s, 150 ms, nothing cached',
    'now',
    'floor',
    'ratio',
    before?.on ?? 'no run before',
  );
  const timed = (what: string, of: (figures: ShellFigures) => number, floor: number): void =>
    line(
      what,
      `${round(of(now))} ms`,
      `${round(floor)} ms`,
      round(of(now) / floor),
      before ? `${round(of(before.figures))} ms` : '/',
    );
  const weighed = (what: string, of: (figures: ShellFigures) => string, floor: string): void =>
    line(what, of(now), floor, '/', before ? of(before.figures) : '/');
  const opened = (what: string, done: string, of: (figures: ShellFigures) => Opened, floor: Opened): void => {
    const scripts = (page: Opened) => `${round(page.scripts / 1024)} kB of ${round(page.bytes / 1024)}`;
    timed(`${what} until ${done}`, (figures) => of(figures).milliseconds, floor.milliseconds);
    weighed(`${what}, scripts of all as sent`, (figures) => scripts(of(figures)), scripts(floor));
    weighed(`${what}, requests`, (figures) => String(of(figures).requests), String(floor.requests));
  };
  opened('/login', 'it can be used', ({ login }) => login, now.still);
  opened('/NewsInfo', 'it can be read', ({ news }) => news, now.still);
  opened('first list', 'its rows stand', ({ list }) => list, now.floor);
  timed('tab switched, painted', ({ tab }) => tab, now.word);
  timed('sidebar folded or spread, painted', ({ sidebar }) => sidebar, now.word);
  timed('a key in the wizard, painted: median', ({ key }) => key.median, now.word);
  timed('the same: the slowest', ({ key }) => key.slowest, now.word);
  storeShell(when, now);
}

if (asked('site')) {
  const { product, floor, ratios, thread, load } = await servedBench(progress);
  heading(
    `/NewsInfo, ${product.length} bytes as sent, 16 connections, load ${round(load)}`,
    'requests/s',
    'median, p95 ms',
    'CPU ms of an answer',
  );
  line('product', round(product.perSecond), `${round(product.median)}, ${round(product.p95)}`, round(thread));
  line('bare node:http', round(floor.perSecond), `${round(floor.median)}, ${round(floor.p95)}`, '/');
  line('ratio, of each round', ratios.map(round).join(', '), '/', '/');
  const pages = await readableBench(progress);
  heading(
    'CPU four times slower, 1.6 Mbit/s, 150 ms, nothing cached',
    'readable after',
    'scripts of all as sent',
    'requests',
  );
  for (const [page, { milliseconds, scripts, bytes, requests }] of Object.entries(pages))
    line(
      page,
      `${round(milliseconds)} ms`,
      `${(scripts / 1_000).toFixed(1)} kB of ${(bytes / 1_000).toFixed(1)}`,
      requests,
    );
  const pieces = Number(process.env['PIECES'] ?? 100_000);
  const found = await manyPiecesBench(pieces, progress);
  heading(`${pieces} pieces of news`, 'drawn anew, median ms', 'tables of content gone through as a whole');
  for (const { what, milliseconds, scanned } of found)
    line(what, round(milliseconds), scanned.join('; ') || 'none');
}

const waited = (times: Waited | undefined, first = times?.p99 ?? 0): string =>
  times
    ? `${round(first)}, ${round(times.slowest)}${times.wrong > 0 ? ` (${times.wrong} failed)` : ''}`
    : '/';

if (asked('flood')) {
  const { product, floor } = await floodBench(progress);
  heading(
    'sign-ins a second, from so many addresses',
    '/NewsInfo p99, slowest ms',
    'GetUserInfo p99, slowest ms',
    '/health p99, slowest ms',
    'sign-in from a known browser, median, slowest ms',
    'the flood’s answers, the slowest in ms',
    'CPU seconds: own thread, other threads, database, flood',
    'load; CPU seconds stolen',
  );
  const row = (of: FloodFigures, prefix = ''): void => {
    const { perSecond, addresses, fresh, page, call, health, owner, flood, processor } = of;
    const how = fresh ? ', a connection each' : '';
    const said = Object.entries(flood.answers).map(([what, count]) => `${count} × ${what}`);
    line(
      `${prefix}${perSecond > 0 ? `${perSecond}, from ${addresses}${how}` : 'none'}`,
      waited(page),
      waited(call),
      waited(health),
      waited(owner, owner?.median),
      said.length > 0 ? `${said.join(', ')}; ${round(flood.slowest)}` : '/',
      [processor.thread, processor.others, processor.database, flood.processor].map(round).join(', '),
      `${round(of.load)}; ${round(of.stolen)}`,
    );
  };
  product.forEach((each) => row(each));
  floor.forEach((each) => row(each, 'floor: '));
}

if (asked('crowd')) {
  const found = await crowdBench(progress);
  heading('a thousand', '/NewsInfo p99, slowest ms', '/health p99, slowest ms', 'left in the end', 'load');
  for (const { what, page, health, left, load } of found)
    line(what, waited(page), waited(health), left, round(load));
}

heading('what', 'figure');
if (asked('levels')) {
  progress('levels');
  for (const items of [4, 200]) {
    const { product, floor, ratio } = levelsBench(items);
    line(
      `levels of a report with ${items} work items worked out anew, with trace and findings`,
      `${round(product.milliseconds)} ms (the levels alone by hand: ${round(floor.milliseconds)} ms, ratio ${round(ratio)})`,
    );
  }
}
if (asked('conflicts')) {
  progress('conflicts');
  const { experts, product, floor, processor, found } = await conflictsBench();
  line(
    `${experts} experts weighed for one achievement, ${found} with a hit`,
    `${round(product)} ms, ${round(processor)} ms of the processor (three rules by hand: ${round(floor)} ms, ratio ${round(product / floor)})`,
  );
}
if (asked('pdf')) {
  progress('printing');
  const { pages, seconds, pagesPerSecond, kilobytes, megabytes } = await pdfBench();
  line(
    'official report printed',
    `${round(pagesPerSecond)} pages/s (${pages} pages, ${round(kilobytes)} kB in ${round(seconds)} s; asked for: less than 1.5 s)`,
  );
  if (megabytes !== undefined)
    line(
      'the same: most memory of the printer’s process',
      `${round(megabytes)} MB (asked for: less than 300)`,
    );
}
if (asked('administration')) {
  const { role, list } = await administrationBench(100_000, progress);
  line(
    'page of 100,000 people with three filters and the exact total, median beside the bare statements',
    `${round(list.product)} ms beside ${round(list.bare)} ms (ratio ${round(list.product / list.bare)}; ${list.found} found)`,
  );
  line(
    'first request after a role was changed, refused, beside the same request before',
    `${round(role.after)} ms beside ${round(role.before)} ms (ratio ${round(role.after / role.before)})`,
  );
}
if (asked('import')) {
  progress('an import');
  const found = await importBench(progress);
  line(
    `${found.rows} people imported from a spreadsheet, beside their bare rows`,
    `${round(found.seconds)} s beside ${round(found.floorSeconds)} s (${round(found.seconds / found.floorSeconds)} times)`,
  );
  line('the same: heap of the reader’s thread', `${round(found.readerMegabytes)} MB of 256`);
  line(
    'the same: longest time nobody else had a turn on the server’s thread, beside one at rest',
    `${round(found.longestLag)} ms beside ${round(found.restingLag)} ms`,
  );
}
if (asked('frames')) {
  progress('frames');
  const { atRest, scrolling } = await framesBench();
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  line(
    'late frames while 30 rows × 20 columns are scrolled, beside a page at rest',
    `${percent(scrolling)} beside ${percent(atRest)}`,
  );
}
if (asked('tabs')) {
  progress('tabs');
  const { before, open, after } = await tabsBench(progress);
  const sizes = (part: 'own' | 'compiled'): string => {
    const [was, then, is] = [before, open, after].map((heap) => `${round(heap[part] / 1024 ** 2)} MB`);
    return `${(after[part] / before[part]).toFixed(3)} (${was}, with all open ${then}, then ${is})`;
  };
  line('200 tabs opened and closed: what the page holds, after / before', sizes('own'));
  line(
    'the same: nodes and listeners, before and after',
    `${before.nodes} and ${before.listeners}, then ${after.nodes} and ${after.listeners} (with all open ${open.nodes} and ${open.listeners})`,
  );
  line('the same: code the browser compiled meanwhile', sizes('compiled'));
}
if (asked('audit')) {
  const count = 1_000_000;
  const { product, bare, slowest, found } = await auditBench(count, progress);
  line(
    `who saw whose data within a year, ${count} entries of the log, median beside the bare count by the same index`,
    `${round(product)} ms beside ${round(bare)} ms (ratio ${round(product / bare)}; slowest ${round(slowest)} ms; ${found} entries found by 60 questions)`,
  );
}
if (asked('drill')) {
  const gigabytes = Number(process.env['GIGABYTES'] ?? 1);
  const { perSecond, seconds, writes, slowest } = await drillBench(gigabytes, progress);
  line(
    `writes answered while ${gigabytes} GB are backed up, 200 a second asked for (BK-01); restored, none missing, none torn`,
    `${round(perSecond)} a second (${writes} in ${round(seconds)} s; slowest answer ${round(slowest)} ms)`,
  );
}
if (asked('passwords')) {
  progress('passwords');
  const { long, honest } = await passwordsBench();
  line(
    'a password of 1 MB refused at sign-in (AU-02), median and slowest of 40, beside one that is looked at',
    `${round(long.median)} ms and ${round(long.slowest)} ms beside ${round(honest)} ms`,
  );
}
if (asked('clone')) {
  progress('a fresh clone');
  const { first, second } = await cloneBench();
  line('fresh clone to printed address', `${round(first)} s (packages from npm’s cache)`);
  line('second start to printed address', `${round(second)} s`);
}
process.exit(0);
