import { loadavg } from 'node:os';
import { type Opened } from '../cold';
import { framesBench } from '../frames';
import { figure, heading, line, progress, round } from '../print';
import { storeShell, lastShell, shellBench, type ShellFigures } from '../shell';
import { tabsBench } from '../tabs';

/** The office opened far away on a slow machine, and how it feels there. */
export const shellTable = async (): Promise<void> => {
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
};

/** Late frames while a wide table is scrolled. */
export const framesTable = async (): Promise<void> => {
  progress('frames');
  const { atRest, scrolling } = await framesBench();
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  figure(
    'late frames while 30 rows × 20 columns are scrolled, beside a page at rest',
    `${percent(scrolling)} beside ${percent(atRest)}`,
  );
};

/** What a page holds after many tabs. */
export const tabsTable = async (): Promise<void> => {
  progress('tabs');
  const { before, open, after } = await tabsBench(progress);
  const sizes = (part: 'own' | 'compiled'): string => {
    const [was, then, is] = [before, open, after].map((heap) => `${round(heap[part] / 1024 ** 2)} MB`);
    return `${(after[part] / before[part]).toFixed(3)} (${was}, with all open ${then}, then ${is})`;
  };
  figure('200 tabs opened and closed: what the page holds, after / before', sizes('own'));
  figure(
    'the same: nodes and listeners, before and after',
    `${before.nodes} and ${before.listeners}, then ${after.nodes} and ${after.listeners} (with all open ${open.nodes} and ${open.listeners})`,
  );
  figure('the same: code the browser compiled meanwhile', sizes('compiled'));
};
