import { crowdBench } from '../crowd';
import { floodBench, type FloodFigures } from '../flood';
import { heading, line, progress, round, waited } from '../print';
import { manyPiecesBench, readableBench, servedBench } from '../site';

/** The first public page from memory, each opened far away, and lists over many pieces. */
export const siteTable = async (): Promise<void> => {
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
};

/** Who else is served while sign-ins pour in. */
export const floodTable = async (): Promise<void> => {
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
};

/** Who else is served among a thousand. */
export const crowdTable = async (): Promise<void> => {
  const found = await crowdBench(progress);
  heading('a thousand', '/NewsInfo p99, slowest ms', '/health p99, slowest ms', 'left in the end', 'load');
  for (const { what, page, health, left, load } of found)
    line(what, waited(page), waited(health), left, round(load));
};
