import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { addressOf } from '#host/settings';
import type { Bootstrapped } from './bootstrapped';

/** A line of `demo-accounts.json`. */
interface DemoAccount {
  readonly role: string;
  readonly name: string;
  readonly loginName: string;
  readonly password: string;
}

/** Chinese signs are two columns wide in a terminal. */
const width = (text: string): number =>
  text.length + (text.match(/[\u2e80-\u9fff\uff00-\uffef]/g)?.length ?? 0);

/** Rows in columns as wide as they need. */
const inColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths =
    rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => width(row[column] ?? '')))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('   ')
      .trimEnd(),
  );
};

const peopleLines = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return [];
  const people = JSON.parse(await readFile(path, 'utf8')) as DemoAccount[];
  const rows = people.map(({ role, name, loginName, password }) => [role, name, loginName, password]);
  return [
    '',
    `  This is a demonstration. Its people (role, name, sign-in name, password), also in ${path}:`,
    ...inColumns(rows).map((line) => `    ${line}`),
  ];
};

/** What stands in the terminal when the product is ready; the address last, below the long list of people. */
export const greeting = async (
  { settings, folder }: Bootstrapped,
  seconds: number,
  setupLink?: string,
): Promise<string> => {
  const production = settings.mode === 'production';
  return [
    ...(production ? [] : await peopleLines(folder.demoAccounts)),
    '',
    `Assay is ready after ${seconds.toFixed(1)} s: ${production ? settings.publicUrl : addressOf(settings.host, settings.port)}`,
    ...(setupLink === undefined
      ? []
      : [`  There is no administrator yet. Make their account within 30 minutes, once, at ${setupLink}`]),
    `  Its data lies in ${folder.path}; Ctrl-C stops it.`,
    '',
  ].join('\n');
};
