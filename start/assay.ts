import { assay } from './backup/command';

// Ctrl-C ends a backup or a restore at the next piece, so that everything opened is closed and nothing half is left.
const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());

process.exit(
  await assay(process.argv.slice(2), process.env, {
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
    complain: (sentence) => void process.stderr.write(`${sentence}\n`),
    signal: ending.signal,
  }),
);
