// Which rows of docs/security.md the passed tests have shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const row = /^\| ([A-Z]{2}-\d{2}) ([PNR])(?:\/[PNR])? +\|/gm;

/** Every row with the gate it is shown at: `P` in each run, `N` in the long suite, `R` before a release. */
const securityRows = () =>
  [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(row)].map(([, id, gate]) => ({
    id,
    gate,
  }));

/** The ids of rows that a title bears. */
const rowsIn = (title) => title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [];

/** Prints how many rows of each gate the titles of passed tests bear, and which are not shown. */
export const printSecurityRows = (titles) => {
  const borne = new Set(titles.flatMap(rowsIn));
  const gates = { P: 'every run', N: 'the long suite', R: 'before a release' };
  console.log('\nThe rows of docs/security.md: shown by gate, and what is not');
  for (const [gate, when] of Object.entries(gates)) {
    const rows = securityRows().filter((each) => each.gate === gate);
    const missing = rows.filter(({ id }) => !borne.has(id)).map(({ id }) => id);
    console.log(
      `  ${gate} (${when}) ${rows.length - missing.length}/${rows.length}${missing.length > 0 ? `  not: ${missing.join(', ')}` : ''}`,
    );
  }
};
