import type { Account } from './types';
import { postmasterOf } from './adopt';
import type { Binaries } from './binaries';
import type { Places } from './places';
import { reasonIn, run } from './run';
import { isAlive } from './watch';

/** Ends the server of a cluster, whoever started it: sessions end, nothing acknowledged is lost. `account` is the one it runs as. */
export const stopServer = async (places: Places, programs: Binaries, account: Account | undefined) => {
  const running = await postmasterOf(places.cluster);
  // What it left behind when it was killed is cleared by the next start.
  if (!running || !isAlive(running.pid)) return;
  // As the database's own account: what stands in the file cannot make root signal a stranger.
  const { code, output } = await run(
    programs.pg_ctl,
    ['stop', '-D', places.cluster, '-m', 'fast', '-t', '60', '-s'],
    account,
  );
  if (code !== 0 && (await postmasterOf(places.cluster)))
    throw new Error(`The database did not stop within a minute: ${reasonIn(output)}`);
};
