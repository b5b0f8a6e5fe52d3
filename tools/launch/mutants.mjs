// Mutation tests of what decides who may do and see what (SC-07): each group of files with the tests nearest to it.
import { rmSync } from 'node:fs';
import { program } from './steps.mjs';

/** What is changed, and the tests that have to notice. Files without a database come first: they are done in minutes. */
export const mutantGroups = {
  levels: {
    mutate: ['product/reports/levels/!(*.test|*words|codes|types|example).ts'],
    tests: ['product/reports/levels/*.test.ts'],
  },
  sheets: {
    mutate: ['product/panels/rules/!(*.test|words|codes|types).ts'],
    tests: ['product/panels/rules/*.test.ts'],
  },
  transitions: { mutate: ['host/moves.ts'], tests: ['guards/workflow-engine.test.ts'] },
  limits: { mutate: ['host/limits/!(*.test).ts'], tests: ['host/limits/*.test.ts'] },
  seal: { mutate: ['host/audit/seal.ts'], tests: ['host/audit/*.test.ts'] },
  applications: {
    mutate: ['product/applications/server/{conditions,intake,machine,submit,visible}.ts'],
    tests: ['product/applications/*.test.ts', 'guards/independence.test.ts'],
  },
  materials: {
    mutate: ['product/materials/server/{machine,visible}.ts'],
    tests: ['product/materials/*.test.ts'],
  },
  reports: {
    mutate: ['product/reports/server/{conditions,machine,visible}.ts'],
    tests: ['product/reports/*.test.ts'],
  },
  panels: {
    mutate: ['product/panels/server/{machine,visible}.ts'],
    tests: ['product/panels/*.test.ts', 'guards/independence.test.ts'],
  },
};

/** Runs every group, or the named one; gives the names of those in which too many mutants lived. */
export const runMutants = async (only) => {
  const names = only ? [only] : Object.keys(mutantGroups);
  const red = [];
  for (const name of names) {
    console.log(`\nmutants of ${name}`);
    rmSync(`.cache/mutants/${name}`, { recursive: true, force: true });
    const { code } = await program('stryker', ['run', 'stryker.config.mjs'], {
      show: true,
      env: { MUTANTS: name },
    });
    if (code !== 0) red.push(name);
  }
  return red;
};
