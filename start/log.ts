import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { degradedState, type DegradedState } from '#host/degraded-state';
import type { Settings } from '#host/settings';

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

/** Of a fault its kind, words, code (under a name that no secret has) and place; not the rows and parameters that a database's error carries along (PI-04). */
const faultSaid = (fault: unknown): unknown =>
  fault instanceof Error
    ? {
        kind: fault.name,
        message: fault.message,
        faultCode: (fault as { code?: string | number }).code,
        stack: fault.stack,
      }
    : fault;

/** An open file by its number, which may change beneath the log. */
interface LogFile {
  readonly number: number;
}

/** A pipe whose reader is slow is waited for so long; a log is not worth more of everybody's time. */
const intervals = { step: 5, most: 200 };
const blocked = new Int32Array(new SharedArrayBuffer(4));

const put = (file: number, text: string): void => {
  let rest = Buffer.from(text);
  for (let waited = 0; rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EAGAIN' || waited >= intervals.most) throw fault;
      Atomics.wait(blocked, 0, 0, intervals.step);
      waited += intervals.step;
    }
  }
};

/** What has lines that are not written yet: whoever ends the process by themselves leaves none behind. */
const unwritten = new Set<() => void>();
process.on('exit', () => {
  for (const write of unwritten) write();
});

/** From this one on, a warning, a line is worth being there even if the process is killed the next moment. */
const urgent = 40;

/**
 * Writes the lines: those of one turn of the event loop together, since each writing costs more than a line; at once from
 * a warning on. One that cannot be written (the disk is full, nobody reads the pipe any more) is no fault of what it tells
 * of: nothing is thrown, the product is in trouble, and the next line that can be written says how many were lost (DU-05).
 */
const writer = (file: LogFile, degradedState: DegradedState) => {
  let lost = 0;
  let lines: string[] = [];
  const write = (): void => {
    unwritten.delete(write);
    if (lines.length === 0) return;
    try {
      // It begins anew: of the line before, a part may stand there.
      if (lost > 0)
        put(
          file.number,
          `\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of this log were lost' })}\n`,
        );
      put(file.number, lines.join(''));
      lost = 0;
    } catch {
      lost += lines.length;
    }
    lines = [];
    degradedState.set('log', lost > 0);
  };
  return {
    /** Has the log say the level of each line that it hands over. */
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      if (lines.push(line) === 1) {
        unwritten.add(write);
        setImmediate(write);
      }
      if (this.lastLevel >= urgent) write();
    },
  };
};

/**
 * The operator's log, one JSON object a line: production writes it to its output, where services are watched;
 * a demonstration keeps its terminal for people and writes `assay.log` into the data folder.
 */
export const openLog = (
  { mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>,
  dataFolder: string,
  degraded: DegradedState = degradedState(),
  file: LogFile = {
    number: mode === 'production' ? 1 : openSync(join(dataFolder, 'assay.log'), 'a', 0o600),
  },
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: { paths: secretPaths, censor: '***' },
      serializers: { fault: faultSaid },
    },
    writer(file, degraded),
  );
