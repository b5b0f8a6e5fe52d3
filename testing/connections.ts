import { isIP, Socket } from 'node:net';

interface Wanted {
  readonly host?: string;
  readonly port?: number | string;
  readonly path?: string;
}

/** What a socket is asked to connect to; the runtime's own callers hand it over as one list. */
const wantedIn = (asked: readonly unknown[]): Wanted => {
  const [first, second] = asked;
  if (Array.isArray(first)) return wantedIn(first as readonly unknown[]);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first };
  return { port: first as number, ...(typeof second === 'string' && { host: second }) };
};

const isHere = ({ host = 'localhost', path }: Wanted): boolean =>
  path !== undefined ||
  host === 'localhost' ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'));

/** Every connection this process asks for from now on, by whatever library: those on this machine, and those elsewhere. */
export const recordConnections = () => {
  const here: string[] = [];
  const elsewhere: string[] = [];
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function record(this: Socket, ...asked: unknown[]) {
    const wanted = wantedIn(asked);
    (isHere(wanted) ? here : elsewhere).push(wanted.path ?? `${wanted.host ?? 'localhost'}:${wanted.port}`);
    return (connect as (...all: unknown[]) => Socket).apply(this, asked);
  } as typeof connect;
  return { here, elsewhere, stop: () => void (Socket.prototype.connect = connect) };
};
