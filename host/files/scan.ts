import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** `failed`: the scanner did not answer; somebody may ask again. */
export type ScanState = 'clean' | 'infected' | 'notScanned' | 'failed';

interface Scanned {
  readonly state: ScanState;
  /** The malware's name, or what the scanner said. */
  readonly says?: string;
}

export type Scanner = (path: string) => Promise<Scanned>;

const pieceBytes = 64 * 1024;

/** `tcp://host:3310` or `unix:/path/of/the/socket`. */
const dial = (address: string): Socket => {
  if (address.startsWith('unix:')) return connect({ path: address.slice('unix:'.length) });
  const { hostname, port } = new URL(address);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
};

const send = async (socket: Socket, path: string): Promise<void> => {
  const drained = (): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        socket.off('drain', go).off('close', go);
        resolve();
      };
      socket.on('drain', go).on('close', go);
    });
  const put = async (bytes: Buffer): Promise<void> => {
    if (!socket.destroyed && !socket.write(bytes)) await drained();
  };
  await put(Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    // clamd hangs up at its own size limit: what it said before that is the answer.
    if (socket.destroyed || socket.readableEnded) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await put(length);
    await put(chunk);
  }
  await put(Buffer.alloc(4));
};

const judge = (reply: string): Scanned => {
  const [said = ''] = reply.split(/[\0\r\n]/, 1);
  if (/^stream: OK$/.test(said)) return { state: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(said);
  return found ? { state: 'infected', says: found[1]! } : { state: 'failed', says: said || 'no answer' };
};

/**
 * Asks clamd by its INSTREAM command. Without an address nothing is asked and the state says so. Never throws: a scanner
 * that is down is a state, and what that means is the caller's rule.
 */
export const scanner =
  (address: string | undefined, longestWait = 60_000): Scanner =>
  async (path) => {
    if (!address) return { state: 'notScanned' };
    const socket = dial(address);
    const reply = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.setTimeout(longestWait, () => socket.destroy(new Error('the scanner did not answer in time')));
      socket.on('data', (bytes) => {
        text += bytes.toString();
        if (text.includes('\0') || text.length > 4_096) resolve(text);
      });
      socket.on('error', (fault) => (text ? resolve(text) : reject(fault)));
      socket.on('close', () => resolve(text));
    });
    try {
      const [said] = await Promise.all([reply, send(socket, path)]);
      return judge(said);
    } catch (fault) {
      return { state: 'failed', says: (fault as Error).message };
    } finally {
      socket.destroy();
    }
  };
