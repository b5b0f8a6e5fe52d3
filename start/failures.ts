import { NewerDatabase } from '#host/database/migrate';
import type { Settings } from '#host/settings';
import { exitCodes, misconfigured, StartRefused } from '#host/start-refused';

type Known = Pick<Settings, 'host' | 'port' | 'databaseUrl'>;

const stoppedMeanwhile = new StartRefused('The database was stopped meanwhile.');

/** Sentences for faults of the system and of the database, by their code (errno with or without its call, SQLSTATE). */
const sentences: Record<string, (settings: Known) => StartRefused> = {
  'listen EADDRINUSE': ({ host, port }) =>
    new StartRefused(`Port ${port} on ${host} is taken: stop what uses it, or set PORT to another.`),
  'listen EACCES': ({ port }) =>
    misconfigured(`This account may not listen on port ${port}: set PORT to 1024 or above.`),
  'listen EADDRNOTAVAIL': ({ host }) =>
    misconfigured(`HOST is set to ${host}, which is no address of this machine.`),
  ENOSPC: () => new StartRefused('The disk is full.'),
  '53100': () => new StartRefused('The disk of the database is full.'),
  '57P01': () => stoppedMeanwhile,
  // The driver's own words, which have no code.
  'Connection terminated unexpectedly': () => stoppedMeanwhile,
  'Client has encountered a connection error and is not queryable': () => stoppedMeanwhile,
  // What the system says first, where a statement was just being sent.
  'write EPIPE': () => stoppedMeanwhile,
  'read ECONNRESET': () => stoppedMeanwhile,
  'connect ECONNREFUSED': () => new StartRefused('Nothing answers at DATABASE_URL.'),
  'getaddrinfo ENOTFOUND': () => misconfigured('The machine that DATABASE_URL names does not exist.'),
  '28P01': () =>
    misconfigured('The database does not take the password in DATABASE_URL or DATABASE_OWNER_URL.'),
  // The driver's own words again: the server asks for one, and the address holds none.
  'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string': () =>
    misconfigured('The database asks for a password, which DATABASE_URL or DATABASE_OWNER_URL lacks.'),
  '28000': () =>
    misconfigured('The database does not let in the role of DATABASE_URL or DATABASE_OWNER_URL.'),
  '3D000': () => misconfigured('The database that DATABASE_URL names does not exist.'),
  '42501': () =>
    misconfigured('The role of DATABASE_OWNER_URL (or DATABASE_URL) may not define tables there.'),
};

/** A fault and everything that caused it. */
const chain = (fault: unknown): unknown[] =>
  fault instanceof Error && fault.cause !== undefined ? [fault, ...chain(fault.cause)] : [fault];

/**
 * The one sentence and exit code for a start that failed (1, or 78 where a setting or a key must mend it).
 * Undefined for a fault that nobody foresaw: that one deserves its whole trace.
 */
export const explain = (fault: unknown, settings: Known): StartRefused | undefined => {
  for (const each of chain(fault)) {
    if (each instanceof StartRefused) return each;
    if (each instanceof NewerDatabase)
      return new StartRefused(
        `The database is newer than this program (it knows ${each.message}): start the program that last used it, or a later one.`,
        exitCodes.failed,
      );
    const {
      code = '',
      syscall,
      message = '',
    } = (each ?? {}) as {
      code?: string;
      syscall?: string;
      message?: string;
    };
    const known = sentences[`${syscall} ${code}`] ?? sentences[code] ?? sentences[message];
    if (known) return known(settings);
  }
  return undefined;
};
