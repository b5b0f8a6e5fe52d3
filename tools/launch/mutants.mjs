// Mutation tests of what decides who may do and see what (SC-07): each group of files with the tests nearest to it.
import { rmSync } from 'node:fs';
import { program } from './steps.mjs';

// A piece of SQL without its text, or a row without its columns, is an error that any test over it meets: it costs minutes and shows nothing.
const onDatabase = ['StringLiteral', 'ObjectLiteral'];

/**
 * What is changed, and the tests that have to notice. Over a database each test of a file stands for itself, for only those
 * are run that reach the changed line.
 */
export const mutantGroups = {
  levels: {
    mutate: ['product/levels/!(*.test|*words|codes|types|example|arbitrary).ts'],
    tests: ['product/levels/*.test.ts'],
  },
  sheets: {
    mutate: ['product/opinions/!(*.test|words|codes|conclusion|types|sheet|places|two-sheets).ts'],
    tests: ['product/opinions/*.test.ts'],
  },
  conflicts: {
    mutate: ['product/conflicts/!(*.test|words|types).ts'],
    tests: ['product/conflicts/*.test.ts'],
  },
  actors: {
    mutate: ['product/{applications,reports}/server/actors.ts'],
    tests: ['product/{applications,reports}/actors.test.ts'],
  },
  limits: { mutate: ['host/limits/!(*.test).ts'], tests: ['host/limits/*.test.ts'] },
  seal: { mutate: ['host/audit/seal.ts'], tests: ['host/audit/*.test.ts'] },
  results: { mutate: ['product/materials/server/results.ts'], tests: ['product/materials/results.test.ts'] },
  visible: {
    mutate: ['product/{applications,materials,panels,reports}/server/visible.ts', 'host/scopes.ts'],
    tests: ['guards/who-sees.test.ts', 'host/scopes.test.ts', 'product/reports/actors.test.ts'],
    leaveOut: onDatabase,
  },
  transitions: { mutate: ['host/transitions.ts'], tests: ['guards/workflow-engine.test.ts'] },
  reports: {
    mutate: ['product/reports/server/guards.ts'],
    tests: ['product/reports/{guards,refusals}.test.ts'],
    leaveOut: onDatabase,
  },
  panels: {
    mutate: ['product/panels/server/guards.ts'],
    tests: ['product/panels/{actors,round,sheets}.test.ts'],
    leaveOut: onDatabase,
  },
  applications: {
    mutate: ['product/applications/server/{intake,submit}.ts'],
    tests: ['product/applications/{submitting,intake,judged,reassign}.test.ts'],
    leaveOut: onDatabase,
  },
  materials: {
    mutate: ['product/materials/server/{case,guards}.ts'],
    tests: ['product/materials/{case,reviewing,submitting}.test.ts'],
    leaveOut: onDatabase,
  },
};

/** Runs the named group, or all; gives the names of those in which too many mutants lived. */
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
