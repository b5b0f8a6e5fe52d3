import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What decides how the same page looks on a machine, beside the page. */
export interface Renderer {
  readonly browser: string;
  /** A digest of the product's letters as they are drawn here: fonts, and how their edges are smoothed. */
  readonly letters: string;
}

const letters = `<!doctype html><meta charset="utf-8"><body style="margin:8px;font:16px/1.5 system-ui,'PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif">
<p>医疗卫生科技成果评价 Evaluation of achievements ÁÉÍÑ 0123456789</p><p style="font-weight:600">成熟度 Maturity 13</p><code style="font-family:ui-monospace,monospace">code 0O1l</code>`;

/** By what machine pictures of this page are drawn. */
export const rendererOf = async (page: Page): Promise<Renderer> => {
  const context = page.context();
  const sample = await context.newPage();
  await sample.setContent(letters);
  const drawn = await sample.screenshot({ clip: { x: 0, y: 0, width: 640, height: 140 } });
  await sample.close();
  return {
    browser: context.browser()!.version(),
    letters: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
  };
};
