import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { runningEmbedded } from '#host/embedded';
import { applications } from '#product/applications/contract';
import { mostCounted } from '#product/applications/search';
import { applicationCodes, expandedStatus } from '#product/dictionaries/application-status';
import { exports, type ExportAsked } from '#product/exports/contract';
import { gramsFor, normalised } from '#product/search/normalise';
import { downloaded, made, meanwhile, residentOf } from './exporting';
import { answered, asked, enter, once, type Asker } from './lists/ask';
import { compare, isSameList, middle, type Comparison, type Question } from './lists/compare';
import { exportedColumns } from './lists/floor-export';
import { people, withMeasuredDatabase } from './lists/measured-database';
import { withFloor } from './lists/with-floor';

const { list, tabCounts, similar } = applications.calls;

/** Exports of all rows: seconds of both sides, what the product grew by meanwhile, and how long others waited. */
interface ExportFigures {
  readonly rows: number;
  readonly seconds: number;
  readonly floorSeconds: number;
  readonly ratio: number;
  readonly megabytes: number;
  /** The most that the process held beyond what it held before, in MB. */
  readonly grown: number;
  /** The slowest page of a list for somebody else, four times a second meanwhile, in ms. */
  readonly slowest: number;
}
interface SearchFigures {
  readonly compared: readonly Comparison[];
  readonly exports: ExportFigures;
  /** What an agency waits for the look-alikes of a case: median and slowest of all, in ms. */
  readonly similar: { readonly median: number; readonly slowest: number };
}

/** Of a million rows those of one kind of achievement are exported, about a hundred thousand: one file holds no more than a million. */
const kindOf = (count: number): string | undefined => (count > 200_000 ? '1.1' : undefined);

const askedOf = (achievementType: string | undefined): ExportAsked => ({
  list: list.path,
  // Under the names of the wire, as the page sends it.
  query: achievementType === undefined ? {} : { FruitType: achievementType },
  scope: 'all',
  rowKey: 'id',
  title: 'floor',
  columns: exportedColumns.map(([field, kind]) => ({ field, heading: field, kind })),
});

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};

/** What stands in the cells, moments by their minute: the product writes them as such, the floor as text. */
const cellsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readXlsx(bytes)).sheets[0]!.rows.map((cells) =>
    cells
      .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : cell))
      .join('\t'),
  );

/** All that is asked for, three times on each side in turn; the last file of each is compared cell by cell. */
const exportFigures = async (
  admin: Asker,
  pid: number,
  asked: ExportAsked,
  floor: (path: string) => Promise<unknown>,
  progress: (what: string) => void,
): Promise<ExportFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-export-'));
  const path = join(folder, 'floor.xlsx');
  const ratios: number[] = [];
  const [own, other, grown]: [number[], number[], number[]] = [[], [], []];
  let slowest = 0;
  let bytes: Uint8Array = new Uint8Array();
  try {
    for (let round = 0; round < 3; round += 1) {
      progress(`export, round ${round + 1}`);
      let id = '';
      const before = residentOf(pid);
      let most = before;
      const product = async (): Promise<void> => {
        ({ id } = await once(admin, exports.calls.begin, asked));
        await made(admin, id);
      };
      own.push(
        await meanwhile(
          250,
          async () => {
            most = Math.max(most, residentOf(pid));
            const begun = performance.now();
            await once(admin, list, { pageSize: 1, status: 'draft' });
            slowest = Math.max(slowest, performance.now() - begun);
          },
          () => seconds(product),
        ),
      );
      grown.push(most - before);
      other.push(await seconds(() => floor(path)));
      ratios.push(other.at(-1)! / own.at(-1)!);
      bytes = await downloaded(admin, id);
      await once(admin, exports.calls.discard, { id });
      progress(
        `  ${own.at(-1)!.toFixed(1)} s beside ${other.at(-1)!.toFixed(1)} s, ${grown.at(-1)!.toFixed(0)} MB more`,
      );
    }
    const [ours, theirs] = [await cellsOf(bytes), await cellsOf(readFileSync(path))];
    const at = ours.findIndex((row, place) => row !== theirs[place]);
    if (ours.length !== theirs.length || at >= 0)
      throw new Error(`the two files differ: ${ours.length}, ${theirs.length}\n${ours[at]}\n${theirs[at]}`);
    return {
      rows: ours.length - 1,
      seconds: middle(own),
      floorSeconds: middle(other),
      ratio: middle(ratios),
      megabytes: bytes.length / 1_048_576,
      grown: Math.max(...grown),
      slowest,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Search that scales: six conditions, deep pages, the counts of the tabs, and an export of all rows, each beside SQL by hand in the same
 * run; what looks like a case, by itself.
 */
export const searchBench = async (
  count: number,
  progress: (what: string) => void,
  each = 3,
): Promise<SearchFigures> => {
  const compared: Comparison[] = [];
  let found: Omit<SearchFigures, 'compared'> | undefined;
  await withMeasuredDatabase(count, progress, async ({ address, pid, dataFolder, passwordOf }) => {
    const place = (await runningEmbedded(dataFolder))!.connection;
    const admin = await enter(address, people.administrator, passwordOf(people.administrator));
    const agency = await enter(address, people.agency, passwordOf(people.agency));
    await withFloor(place, async ({ post, url, pid: floorPid }) => {
      const six = [
        { logic: 'contains', searchField: 'achievementName', keyword: '可穿' },
        { logic: 'contains', searchField: 'anyAuthor', keyword: '王' },
        { logic: 'lacks', searchField: 'firstAuthor', keyword: '李' },
        { logic: 'lacks', searchField: 'achievementName', keyword: '支架' },
        { logic: 'contains', searchField: 'status', keyword: '0' },
        { logic: 'lacks', searchField: 'college', keyword: '骨科' },
      ] as const;
      const [name, author, noAuthor, noName, , noCollege] = six.map(({ keyword }) => normalised(keyword));
      const grams = [...gramsFor(name!), ...gramsFor(author!)];
      const { total } = await once(admin, list, { conditions: [...six] });
      const page = (pageIndex: number, pageSize: number): Question => ({
        what: `page ${pageIndex.toLocaleString('en-US')} of ${pageSize} rows each, without filter, as admin`,
        product: asked(admin, list, { pageIndex, pageSize }),
        floor: post('list', {
          ...{ as: 'admin', ask: 'all', way: 'many', values: [] },
          ...{ size: pageSize, skipped: (pageIndex - 1) * pageSize },
        }),
        isSame: isSameList,
      });
      // Of a hundred thousand rows page 40,000 has two each.
      const deep = 400_000 <= count ? 10 : 2;
      const states = Object.fromEntries(
        (['submitted', 'passed', 'cancelled', 'rejected', 'publicReview', 'draft'] as const).map((state) => [
          state,
          expandedStatus(applicationCodes[state]),
        ]),
      );
      const questions: Question[] = [
        {
          what: `advanced search, six conditions, ${total} found, as admin`,
          product: asked(admin, list, { conditions: [...six] }),
          floor: post('list', {
            ...{ as: 'admin', ask: 'six', way: 'few' },
            values: [grams, name, author, noAuthor, noName, noCollege],
          }),
          isSame: isSameList,
        },
        page(1_000, 10),
        page(40_000, deep),
        {
          what: `counts of the tabs, none beyond ${mostCounted}, as admin`,
          product: asked(admin, tabCounts, {}),
          floor: post('tabs', { states: { all: [], ...states } }),
          isSame: (product, floor) => {
            // What waits for the reader comes from every area's own rule: the product alone says it.
            const { waiting: _, ...own } = answered(tabCounts, product);
            const other = (JSON.parse(floor) as { ResultValue: Record<string, number> }).ResultValue;
            return Object.entries(own).every(([tab, number]) => other[tab] === number);
          },
        },
      ];
      const wanted = process.env['QUESTIONS'];
      for (const question of questions.filter(({ what }) => !wanted || what.startsWith(wanted))) {
        progress(question.what);
        const figures = await compare(question, { pid, dataFolder }, { pid: floorPid }, each);
        progress(
          `  ${figures.product.perSecond.toFixed(1)} beside ${figures.floor.perSecond.toFixed(1)}, ratio ${figures.ratio.toFixed(3)}, p95 ${figures.product.p95.toFixed(0)} ms`,
        );
        compared.push(figures);
      }
      const floorExport = async (path: string): Promise<void> => {
        const reply = await fetch(url('export'), {
          method: 'POST',
          body: JSON.stringify({ path, kind: kindOf(count) }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      };
      const cases = (await once(agency, list, { status: 'submitted', pageSize: 20 })).rows;
      const times: number[] = [];
      for (const { id } of cases) times.push(1_000 * (await seconds(() => once(agency, similar, { id }))));
      found = {
        similar: { median: middle(times), slowest: Math.max(...times) },
        exports: await exportFigures(admin, pid, askedOf(kindOf(count)), floorExport, progress),
      };
    });
  });
  return { compared, ...found! };
};
