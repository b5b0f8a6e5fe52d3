// `tsx tools/breached-passwords.ts LIST`: packs the first 100,000 lines of a list ordered by frequency, as SecLists' top
// million is (MIT licence), into host/secrets/breached-passwords.bin.
import { readFileSync, writeFileSync } from 'node:fs';
import { packed } from '../host/secrets/breached-passwords';

const [list] = process.argv.slice(2);
if (!list) throw new Error('tell the file of the list');
const lines = readFileSync(list, 'utf8').split('\n').slice(0, 100_000);
const passwords = lines.map((line) => line.trim()).filter((line) => [...line].length >= 8);
writeFileSync('host/secrets/breached-passwords.bin', packed(passwords));
console.log(`${passwords.length} passwords`);
