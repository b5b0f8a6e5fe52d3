import { once } from 'node:events';
import { loadavg } from 'node:os';
import { connect, type Socket } from 'node:net';
import { isThere, probe, type Waited } from './probe';
import { withProduct } from './product';

export interface CrowdFigures {
  readonly what: string;
  readonly page: Waited;
  readonly health: Waited;
  /** How many of the crowd's connections were still there in the end. */
  readonly left: number;
  readonly load: number;
}

const seconds = Number(process.env['SECONDS'] ?? 12);
const crowd = 1_000;

/** What each of the crowd sends at once, and whether it reads what it is answered. */
const ways = (host: string): readonly (readonly [what: string, said: string, reads: boolean])[] => {
  const page = `GET /NewsInfo HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const head = `POST /api/UserAuth/GetManUserLogin HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  return [
    ['connections that say nothing', '', true],
    ['headers drop by drop', `GET /NewsInfo HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, true],
    ['bodies drop by drop', `${head}Content-Length: 90000\r\n\r\n{"`, true],
    ['one page each, unread', page, false],
    ['forty pages each in one packet, unread', page.repeat(40), false],
  ];
};

const open = async (port: number, said: string, reads: boolean): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(said);
  return reads ? socket.resume() : socket.pause();
};

/** A thousand connections that dawdle, one kind after another, and how long everybody else waits (OP-03). */
export const crowdBench = async (progress: (what: string) => void): Promise<CrowdFigures[]> => {
  const figures: CrowdFigures[] = [];
  await withProduct(async ({ address }) => {
    const { host, port } = new URL(address);
    const measure = () =>
      Promise.all([
        probe(() => isThere(`${address}/NewsInfo`), { seconds }),
        probe(() => isThere(`${address}/health`), { seconds }),
      ]);
    await measure();
    for (const [what, said, reads] of [['nobody', '', true] as const, ...ways(host)]) {
      progress(what);
      const size = what === 'nobody' ? 0 : crowd;
      const opening = Array.from({ length: size }, () => open(Number(port), said, reads));
      const meanwhile = measure();
      const sockets = await Promise.all(opening);
      const drops = setInterval(() => {
        if (/drop by drop/.test(what)) for (const socket of sockets) if (socket.writable) socket.write('a');
      }, 500);
      const [page, health] = await meanwhile;
      clearInterval(drops);
      const left = sockets.filter((socket) => !socket.closed && socket.readyState === 'open').length;
      sockets.forEach((socket) => socket.destroy());
      figures.push({ what, page, health, left, load: loadavg()[0]! });
    }
  });
  return figures;
};
