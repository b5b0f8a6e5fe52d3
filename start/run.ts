import { readSettings, type Settings } from '#host/settings';
import { exitCodes, StartRefused } from '#host/start-refused';
import { closing as emptyClosing, type Closing } from './shutdown';
import { explain } from './failures';
import { greeting } from './greeting';
import { bootstrap } from './bootstrap';
import type { Bootstrapped } from './bootstrapped';

/** Opens everything after bootstrapping and listens; what it opens it hands to `closing`. */
export type OpenProduct = (
  bootstrapped: Bootstrapped,
  reports: { readonly say: (sentence: string) => void; readonly closing: Closing },
) => Promise<Opened>;

/** What whoever started it should be told. */
interface Opened {
  /** Where the first administrator makes their account; only when there is none. */
  readonly setupLink?: string | undefined;
}

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Ends the process once everything is closed; a signal that comes again changes nothing. */
const endWith = async (closing: Closing, code: number): Promise<never> => {
  const faults = await closing.closeAll();
  faults.forEach(complain);
  process.exit(faults.length > 0 && code === 0 ? exitCodes.failed : code);
};

const refuse = (fault: unknown, known: Pick<Settings, 'host' | 'port' | 'databaseUrl'>): number => {
  const refused = explain(fault, known);
  if (refused) complain(refused.sentence);
  else complain(`Assay did not start, for a reason nobody foresaw:\n${(fault as Error).stack}`);
  return refused?.exitCode ?? exitCodes.failed;
};

/**
 * The whole life of the server's process, from settings to the last thing closed. Ctrl-C (and SIGTERM, and a terminal
 * that closes) ends it cleanly, also in the middle of its start.
 */
export const run = async (environment: NodeJS.ProcessEnv, open: OpenProduct): Promise<void> => {
  const begun = performance.now();
  const closing = emptyClosing();
  let settings: Settings | undefined;
  let interrupted = false;
  let ready = false;
  let lost: StartRefused | undefined;
  const onLost = (refused: StartRefused): void => {
    lost = refused;
    if (!ready || interrupted) return;
    interrupted = true;
    complain(refused.sentence);
    void endWith(closing, refused.exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      say('Stopping …');
      if (ready) void endWith(closing, 0);
    });
  const goOn = (): void => {
    if (interrupted) throw new StartRefused('it was stopped before it was ready.');
    if (lost) throw lost;
  };
  try {
    settings = readSettings(environment);
    const bootstrapped = await bootstrap(settings, { say, log: () => undefined, closing, onLost });
    goOn();
    const opened = await open(bootstrapped, { say, closing });
    goOn();
    say(await greeting(bootstrapped, (performance.now() - begun) / 1000, opened.setupLink));
    ready = true;
  } catch (fault) {
    const known = settings ?? { host: '', port: 0, databaseUrl: undefined };
    const code = interrupted ? 130 : refuse(fault, known);
    await endWith(closing, code);
  }
  if (interrupted) await endWith(closing, 0);
};
