import { connect } from '#host/database/connection';
import { openBrowserApp } from '#journeys/browser/app';
import { openCluster } from '#testing/cluster';
import { heapOf, type Heap } from './heap';
import { seedApplications } from './lists/applications';

/** What a page held before, with two hundred tabs open (most of them asleep), and after. */
export interface Heaps {
  readonly before: Heap;
  readonly open: Heap;
  readonly after: Heap;
}

const opened = 200;
/** Tabs opened and closed first: whatever is loaded once is there before it is measured. */
const warmUp = 30;

/** Opens two hundred records in tabs of their own and closes them all, in a real browser; says what that leaves behind. */
export const tabsBench = async (progress: (what: string) => void): Promise<Heaps> => {
  const app = await openBrowserApp();
  const { pool } = app.services;
  const cluster = await openCluster();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 2, statementTimeout: 0 });
  try {
    await seedApplications(owner, opened, app.now());
    const records = await pool.query<{ id: string }>('select id from application order by id limit $1', [
      opened,
    ]);
    const { page } = await app.as('admin', {});
    const browser = await page.context().newCDPSession(page);
    const heap = async (): Promise<Heap> => {
      await page.waitForTimeout(3_000);
      return heapOf(browser);
    };
    const tabs = page.getByRole('tablist').getByRole('tab');
    const open = async (count: number): Promise<void> => {
      const already = await tabs.count();
      for (const [at, { id }] of records.rows.slice(0, count).entries()) {
        await page.evaluate(
          `history.pushState(null, '', '/EvaluationManagement/detail?Id=${id}'); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
        );
        await tabs.nth(already + at).waitFor();
        await page.locator('#main > .page:not([hidden]) h1').first().waitFor();
        if (at % 50 === 49) progress(`${at + 1} tabs`);
      }
    };
    const closeAll = async (): Promise<void> => {
      await tabs.first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
    };
    await open(warmUp);
    await closeAll();
    const before = await heap();
    await open(opened);
    const during = await heap();
    await closeAll();
    return { before, open: during, after: await heap() };
  } finally {
    await owner.end();
    await app.close();
  }
};
