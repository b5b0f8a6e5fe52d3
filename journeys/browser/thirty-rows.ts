import type { Page } from 'playwright-core';
import type { Office } from './office';

const ledger = '/EvaluationManagement/AllReportList';

/** Opens the ledger, the list with most columns, with thirty rows whatever the demonstration holds. */
export const openThirtyRows = async (me: Office): Promise<void> => {
  await me.page.route('**/GetAllReportList', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { ResultValue: { rows: Record<string, unknown>[] } };
    const found = said.ResultValue.rows;
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...found[at % found.length],
      Id: String(found[0]!['Id']).replace(/.{2}$/, String(at).padStart(2, '0')),
    }));
    await route.fulfill({
      response: answer,
      json: { ...said, ResultValue: { ...said.ResultValue, rows, total: 30 } },
    });
  });
  await me.open(`${ledger}?size=30`);
};

/** How many milliseconds each of three seconds' frames took, of the list in front at rest or scrolled both ways. */
export const framesOf = (page: Page, moving: boolean): Promise<number[]> =>
  page.evaluate<number[]>(`new Promise((done) => {
    const region = document.querySelector('.page:not([hidden]) .table');
    const times = [];
    let step = 0;
    const frame = (now) => {
      times.push(now);
      if (${moving}) {
        region.scrollTop = (region.scrollHeight - region.clientHeight) * (1 - Math.abs(1 - (step % 60) / 30));
        region.scrollLeft = (region.scrollWidth - region.clientWidth) * (1 - Math.abs(1 - (step % 90) / 45));
      }
      step += 1;
      if (step <= 180) requestAnimationFrame(frame);
      else done(times.slice(1).map((time, at) => time - times[at]));
    };
    requestAnimationFrame(frame);
  })`);
