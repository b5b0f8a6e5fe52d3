import { cpus, totalmem } from 'node:os';
import { listsTable, searchTable, ledgerTable } from './tables/lists';
import { shellTable, framesTable, tabsTable } from './tables/office';
import { siteTable, floodTable, crowdTable } from './tables/public';
import { levelsTable, conflictsTable, pdfTable } from './tables/evaluation';
import { administrationTable, importsTable, auditTable, passwordsTable } from './tables/administration';
import { backupTable, drillTable, cloneTable } from './tables/operation';

/** What can be measured, in the order in which all of it is; those of one figure share the last table. */
const tables: Readonly<Record<string, () => Promise<void>>> = {
  lists: listsTable,
  search: searchTable,
  ledger: ledgerTable,
  backup: backupTable,
  shell: shellTable,
  site: siteTable,
  flood: floodTable,
  crowd: crowdTable,
  levels: levelsTable,
  conflicts: conflictsTable,
  pdf: pdfTable,
  administration: administrationTable,
  import: importsTable,
  frames: framesTable,
  tabs: tabsTable,
  audit: auditTable,
  drill: drillTable,
  passwords: passwordsTable,
  clone: cloneTable,
};

// `npm run bench [-- lists pdf …]`: measures all or what is named, and prints tables in Markdown. ROWS sets how many applications,
// GIGABYTES how much is backed up, SECONDS how long a flood or a crowd lasts.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(tables, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(tables).join(', ')}.\n`,
  );
  process.exit(2);
}
process.stdout.write(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`,
);
for (const [name, table] of Object.entries(tables))
  if (wanted.length === 0 || wanted.includes(name)) await table();
process.exit(0);
