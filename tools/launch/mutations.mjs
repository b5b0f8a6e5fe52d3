// Pages, calls and menu entries taken out, to see that their tests notice (guards/mutations).

/** How many each `npm test` tries; `--long` tries all. */
const eachRun = 2;

/** Takes parts out and gives the outcome as a suite of its own; each that nobody noticed is named at once. */
export const runMutations = async ({ long, chrome }) => {
  const { register } = await import('tsx/esm/api');
  register();
  const { drawn, mutations } = await import('../../guards/mutations/list.ts');
  const { tryMutations } = await import('../../guards/mutations/run.ts');
  process.env.CHROME ??= chrome;
  const what = 'parts taken out and missed';
  console.log(`\n${what}`);
  const begun = performance.now();
  const counted = await tryMutations(long ? mutations : drawn(eachRun), console.log);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${counted.passed} of ${counted.passed + counted.failed} (${seconds} s)`);
  return { what, ...counted, files: [], passedTitles: [] };
};
