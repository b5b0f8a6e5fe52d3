import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#host/root';

export interface LoadQuestion {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** One for each connection, which saves it again and again; `RowVersion` is kept as the answers give it. */
  readonly drafts?: readonly Record<string, unknown>[];
}

export interface Measured {
  /** The first reply, for looking whether it is the right one. */
  readonly first: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly count: number;
}

type Said = Measured & {
  readonly wrong: number;
  readonly wrongly?: string;
  readonly versions?: readonly (number | undefined)[];
};

/** Asks from another process over `connections` connections for so many seconds. Throws where an answer was another than the first, or a draft was not saved. */
export const load = async (
  asked: LoadQuestion,
  { connections = 16, seconds = 5 } = {},
): Promise<Measured> => {
  const said = await new Promise<Said>((resolve, reject) => {
    const child = spawn(process.execPath, [
      join(root, 'benchmarks/load-process.mjs'),
      JSON.stringify({ ...asked, connections, seconds }),
    ]);
    let heard = '';
    let faults = '';
    child.stdout.on('data', (piece: Buffer) => (heard += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (faults += piece.toString()));
    child.on('close', (code) =>
      code === 0
        ? resolve(JSON.parse(heard) as Said)
        : reject(new Error(faults || `load ended with ${code}`)),
    );
  });
  if (said.wrong > 0)
    throw new Error(
      `${said.wrong} of ${said.count} answers of ${asked.url} were wrong, the first of them: ${said.wrongly}`,
    );
  asked.drafts?.forEach((draft, place) => {
    if ('RowVersion' in draft) draft['RowVersion'] = said.versions![place];
  });
  return said;
};
