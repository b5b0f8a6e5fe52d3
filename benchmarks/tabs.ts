import { openBrowserHouse } from '../journeys/browser/house';

export interface Heap {
  /** Bytes of the page's heap after garbage was collected. */
  readonly before: number;
  readonly after: number;
  /** The same with the tabs still open, most of them asleep. */
  readonly open: number;
}

const opened = 200;
/** Tabs opened and closed first: whatever is loaded once is there before it is measured. */
const warmUp = 10;

/** Opens two hundred records in tabs of their own and closes them all, in a real browser; says what that leaves behind. */
export const tabsBench = async (told: (what: string) => void): Promise<Heap> => {
  const house = await openBrowserHouse();
  try {
    const { page } = await house.as('admin', {});
    const browser = await page.context().newCDPSession(page);
    const { rows } = await house.house.pool.query<{ id: string }>('select id from application limit 1');
    const heap = async (): Promise<number> => {
      await page.waitForTimeout(3_000);
      await browser.send('HeapProfiler.collectGarbage');
      return (await browser.send('Runtime.getHeapUsage')).usedSize;
    };
    const tabs = page.getByRole('tablist').getByRole('tab');
    const open = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        // One real record under two hundred addresses: what the path says besides the id is a tab of its own too.
        const path = `/EvaluationManagement/detail?Id=${rows[0]!.id}&id=${at}`;
        await page.evaluate(
          `history.pushState(null, '', '${path.replace(/Id=[^&]*&id=/, `id=${at}&Id=`)}'); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
        );
        await page.locator('#main > .page:not([hidden]) h1').first().waitFor();
        if (at % 50 === 49) told(`${at + 1} tabs`);
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
    await house.close();
  }
};
