import { parseArgs } from 'node:util';

/** What `assay --help` prints. */
export const usage = `assay backup  --to FILE     everything but the keys into one encrypted file, while the product runs or rests
assay check   --from FILE   opens a backup and compares it with its manifest, restores nothing
assay restore --from FILE   brings a backup back into an empty place
assay verify draw FILE      replays the record of a panel's draw or of a quarter's sample and says whether it is what was drawn; needs no database
assay keys                  which keys there are, where they lie and what former ones still open; never a key
assay keys rotate           new keys for what is encrypted; the next start makes everything anew under them

Where: DATA_DIR (as npm start chooses it) and, for a PostgreSQL server, DATABASE_URL and DATABASE_OWNER_URL.
The keys are never in a backup, and it is worthless without them. A restore takes them from ASSAY_KEYS, or from
keys/assay.keys put into the DATA_DIR that it fills.
The passphrase: ASSAY_BACKUP_KEY, 16 characters or more, or the path of a file that holds it.
To move between the embedded database and a server, or to a later PostgreSQL: back up here, restore there.

Exit codes: 0 done; 1 refused or failed; 64 wrong arguments; 65 something is broken in the data or the record;
78 a setting or a key must be mended; 130 stopped.`;

/** A command and its file. */
export interface CommandArguments {
  readonly command: 'backup' | 'check' | 'restore';
  readonly file: string;
}

/** A record that is to be replayed. */
export interface RecordToVerify {
  readonly command: 'verify';
  readonly file: string;
}

/** What is asked about the keys. */
export interface AskedOfKeys {
  readonly command: 'keys';
  readonly rotate: boolean;
}

const commands = { backup: 'to', check: 'from', restore: 'from' } as const;

/** Reads the command line; gives a sentence where it asks for nothing there is. */
export const read = (
  args: readonly string[],
): CommandArguments | AskedOfKeys | RecordToVerify | 'help' | { readonly wrong: string } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help || positionals.length === 0) return 'help';
    const [command = '', ...more] = positionals;
    if (command === 'keys' && !values.to && !values.from) {
      if (more.length === 0) return { command, rotate: false };
      if (more.length === 1 && more[0] === 'rotate') return { command, rotate: true };
    }
    if (command === 'verify' && !values.to && !values.from) {
      const [kind, file] = more;
      if (kind === 'draw' && file && more.length === 2) return { command, file };
      return { wrong: 'assay verify wants: draw FILE.' };
    }
    if (!(command in commands) || more.length > 0)
      return { wrong: `There is no such command: ${positionals.join(' ')}.` };
    const option = commands[command as CommandArguments['command']];
    const file = values[option];
    if (!file || values[option === 'to' ? 'from' : 'to'] !== undefined)
      return { wrong: `assay ${command} wants --${option} FILE.` };
    return { command: command as CommandArguments['command'], file };
  } catch (fault) {
    return { wrong: (fault as Error).message.split('\n')[0]! };
  }
};
