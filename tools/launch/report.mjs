// What a run showed: the slowest files, the checklist's items, and one plain line at the end.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSecurityRows } from './security-rows.mjs';

/**
 * The outcome of one suite as its runner wrote it; a run that wrote nothing has failed, and so has one in which something
 * was thrown beside the tests: all of them may have passed, and the runner still ends with a code.
 */
export const readResults = (path, what, code = 0) => {
  if (!existsSync(path)) return { what, passed: 0, failed: 1, files: [], passedTitles: [] };
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const files = testResults.map(({ name, startTime, endTime, assertionResults, status, message }) => ({
    name: name.replace(`${process.cwd()}/`, ''),
    seconds: (endTime - startTime) / 1000,
    // A file that failed before its first test counts as one failure.
    broken: status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
    message,
    tests: assertionResults,
  }));
  const tests = files.flatMap((file) => file.tests);
  const failed =
    tests.filter(({ status }) => status === 'failed').length + files.filter(({ broken }) => broken).length;
  return {
    what,
    files,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    passedTitles: tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  };
};

/** What the tests noted of the calls they made: `POST /login/logout success`, a line each. */
const notedCalls = () => {
  const folder = '.cache/seen';
  return existsSync(folder)
    ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    : [];
};

/** What the journey of the catalogue's pictures says it did: that it compared them, or why it could not. */
const picturesSaid = () => {
  const file = '.cache/results/pictures.txt';
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : "The catalogue's pictures were not compared: their journey did not come so far.";
};

/** Prints everything; gives the exit code. */
export const printReport = async (results, { checks, failedChecks }) => {
  const files = results.flatMap((suite) => suite.files);
  console.log('\nThe slowest files');
  for (const { name, seconds } of [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 20))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  for (const { name, message } of files.filter(({ broken }) => broken))
    console.log(`\n✗ ${name}\n${message}`);

  // Only now: on a fresh machine nothing was installed when this file was read.
  const { register } = await import('tsx/esm/api');
  register();
  const { answersIn, checklist, isShown } = await import('../../guards/checklist.ts');
  const titles = results.flatMap((suite) => suite.passedTitles);
  const answers = answersIn(notedCalls());
  const byRow = new Map();
  for (const item of checklist) {
    const shown = isShown(item, titles, answers);
    byRow.set(item.row, [...(byRow.get(item.row) ?? []), { item: item.id, shown }]);
  }
  console.log('\nThe checklist: shown of each row, and what is not');
  let shown = 0;
  for (const [row, items] of byRow) {
    const missing = items.filter((each) => !each.shown).map(({ item }) => item.slice(row.length + 1) || item);
    shown += items.length - missing.length;
    console.log(
      `  ${row.padEnd(5)} ${items.length - missing.length}/${items.length}${missing.length > 0 ? `  not: ${missing.join(', ')}` : ''}`,
    );
  }
  console.log(`  ${shown} of ${checklist.length} items are shown.`);
  printSecurityRows(titles);

  console.log(picturesSaid());
  // Near the end, where it is still read when only the last lines of a long log are at hand.
  for (const { name, tests } of files)
    for (const { fullName, failureMessages } of tests.filter(({ status }) => status === 'failed'))
      console.log(`✗ ${name} > ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no message'}`);
  for (const { what, passed, failed } of results) console.log(`${what}: ${passed} passed, ${failed} failed`);
  const passed = results.reduce((sum, suite) => sum + suite.passed, checks - failedChecks);
  const failed = results.reduce((sum, suite) => sum + suite.failed, failedChecks);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
};
