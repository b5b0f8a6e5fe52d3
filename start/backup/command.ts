import { readSettings, type Settings } from '#host/settings';
import { exitCodes } from '#host/start-refused';
import { closing as emptyClosing } from '../shutdown';
import { explain } from '../failures';
import { doBackup, doCheck, doRestore, type Done } from './commands';
import { doKeys } from './keys';
import { read, usage, type CommandArguments } from './usage';
import { verifyDraw } from './verify-draw';

/** The terminal of an operator. */
export interface Terminal {
  readonly say: (sentence: string) => void;
  readonly complain: (sentence: string) => void;
  /** Ctrl-C. */
  readonly signal: AbortSignal;
}

const stopped = 130;
const commands = { backup: doBackup, check: doCheck, restore: doRestore } as const;
const past = { backup: 'Backed up and read back', check: 'Whole', restore: 'Restored and compared' } as const;

const thousands = (value: number): string => value.toLocaleString('en-US');

/** The plain report: what a person writes into the drill's protocol. */
const report = ({ command, file }: CommandArguments, { manifest, bytes }: Done, seconds: number): string => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { files } = manifest;
  const chain = manifest.audit ? `audit chain to ${manifest.audit.seq}` : 'no audit chain yet';
  return `${past[command]}: ${thousands(rows)} rows of ${manifest.tables.length} tables, ${thousands(files.count)} files (${thousands(files.bytes)} bytes), ${chain}; ${file}, ${thousands(bytes)} bytes, ${seconds.toFixed(1)} s.`;
};

/** Runs one command to its end and gives the exit code; every refusal is one sentence. */
export const assay = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { say, complain, signal }: Terminal,
): Promise<number> => {
  const asked = read(args);
  if (asked === 'help') {
    say(usage);
    return 0;
  }
  if ('wrong' in asked) {
    complain(`${asked.wrong} See assay --help.`);
    return exitCodes.usage;
  }
  if (asked.command === 'verify') return verifyDraw(asked.file, { say, complain });
  const begun = performance.now();
  const closing = emptyClosing();
  let settings: Settings | undefined;
  let code: number = 0;
  try {
    settings = readSettings(environment);
    const around = { settings, say, log: () => undefined, closing, signal };
    if (asked.command === 'keys') await doKeys(asked, around);
    else {
      const done = await commands[asked.command](asked.file, around);
      say(report(asked, done, (performance.now() - begun) / 1_000));
      if (done.keys) say(done.keys);
      done.broken.forEach(complain);
      if (done.broken.length > 0) code = exitCodes.brokenData;
    }
  } catch (fault) {
    const refused = explain(fault, settings ?? { host: '', port: 0, databaseUrl: undefined });
    complain(signal.aborted ? 'Stopped.' : (refused?.sentence ?? (fault as Error).stack ?? String(fault)));
    code = signal.aborted ? stopped : (refused?.exitCode ?? exitCodes.failed);
  }
  const faults = await closing.closeAll();
  faults.forEach(complain);
  return faults.length > 0 && code === 0 ? exitCodes.failed : code;
};
