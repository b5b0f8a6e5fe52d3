import { closing as emptyClosing, type Closing } from '../start/shutdown';
import { explain } from '../start/failures';
import { bootstrap } from '../start/bootstrap';
import type { Bootstrapped } from '../start/bootstrapped';
import { readSettings, type Settings } from '../host/settings';
import { exitCodes } from '../host/start-refused';

/** What an operator's request is given: what bootstrapping opened, and a way to say what it did. */
type Invocation = (
  bootstrapped: Bootstrapped,
  reports: { readonly say: (sentence: string) => void; readonly closing: Closing },
) => Promise<void>;

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/**
 * Does one request on what the settings name (data folder, keys, database), and closes everything behind it.
 * Refuses with the same sentences and codes as a start, and while the product itself runs there.
 */
export const withBootstrap = async (invocation: Invocation): Promise<void> => {
  const closing = emptyClosing();
  let settings: Settings | undefined;
  let code = 0;
  try {
    settings = readSettings(process.env);
    await invocation(await bootstrap(settings, { say, log: () => undefined, closing }), { say, closing });
  } catch (fault) {
    const refused = explain(fault, settings ?? { host: '', port: 0, databaseUrl: undefined });
    process.stderr.write(`${refused?.sentence ?? (fault as Error).stack}\n`);
    code = refused?.exitCode ?? exitCodes.failed;
  }
  const faults = await closing.closeAll();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(faults.length > 0 && code === 0 ? exitCodes.failed : code);
};
