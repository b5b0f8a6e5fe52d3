import { createHash } from 'node:crypto';
import { canonical } from '../../contract/canonical';
import type { Area, Call, Schema } from '../../contract/call';
import { wireSchemaOf } from '../../contract/openapi';

const hashOf = (said: unknown): string =>
  createHash('sha256').update(canonical(said)).digest('hex').slice(0, 12);

/** What a call takes: its schema on the wire, and the files it lets in. */
const takesOf = ({ takes, files }: Call): string => hashOf([wireSchemaOf(takes), files ?? null]);
const givesOf = ({ kind, gives }: { kind: Call['kind']; gives: Schema }): string =>
  kind === 'download' ? 'a file     ' : hashOf(wireSchemaOf(gives));

const heading = `# Every call of the wire: method, path, a hash of what it takes, one of what it gives, and the right it asks for.
# A line changes with the wire, whatever changed it: a review looks here first. Printed by \`npm run docs\`, which also
# prints the whole (docs/generated/openapi.json, not kept in the repository).
`;

/** One line for each call, in the order of their paths: what of the wire a change touches is seen in its lines. */
export const callsDigest = (areas: readonly Area[]): string =>
  heading +
  areas
    .flatMap(({ calls }) => Object.values<Call>(calls))
    .map((call) => ({
      path: `${call.path} ${call.method}`,
      line: `${call.method.padEnd(4)} ${call.path.padEnd(46)} ${takesOf(call)} ${givesOf(call)} ${call.may}\n`,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ line }) => line)
    .join('');
