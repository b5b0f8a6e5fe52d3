// `node tools/mutants.mjs GROUP`: mutation tests of one group of files (tools/launch/mutants.mjs), or of all.
import { mutantGroups, runMutants } from './launch/mutants.mjs';

const [group] = process.argv.slice(2);
if (group !== undefined && !(group in mutantGroups)) {
  console.error(`There is no group ${group}: ${Object.keys(mutantGroups).join(', ')}.`);
  process.exit(78);
}
const red = await runMutants(group);
if (red.length > 0) console.error(`Too many mutants lived: ${red.join(', ')}.`);
process.exit(red.length > 0 ? 1 : 0);
