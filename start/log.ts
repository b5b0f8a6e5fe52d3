import { join } from 'node:path';
import { destination, pino, type Logger } from 'pino';
import type { Settings } from '../host/settings';

/** Values that no log may hold, wherever they stand in what is logged (security SE-06). */
const secretNames = [
  'token',
  'password',
  'pwd',
  'code',
  'cardId',
  'mobile',
  'email',
  'authorization',
  'cookie',
];

/** Each name at the first three depths, spelt inside and on the wire. */
const secretPaths = secretNames
  .flatMap((name) => [name, name[0]!.toUpperCase() + name.slice(1)])
  .flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Of a fault its kind, words and place; not the rows and parameters that a database's error carries along (PI-04). */
const faultSaid = (fault: unknown): unknown =>
  fault instanceof Error
    ? {
        kind: fault.name,
        message: fault.message,
        code: (fault as { code?: string }).code,
        stack: fault.stack,
      }
    : fault;

/**
 * The operator's log, one JSON object a line: production writes it to its output, where services are watched;
 * a demonstration keeps its terminal for people and writes `assay.log` into the data folder.
 */
export const openLog = ({ mode, logLevel }: Settings, dataFolder: string): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: { paths: secretPaths, censor: '***' },
      serializers: { fault: faultSaid },
    },
    destination({ dest: mode === 'production' ? 1 : join(dataFolder, 'assay.log'), sync: true, mode: 0o600 }),
  );
