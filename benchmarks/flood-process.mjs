// Tries to sign in so many times a second under names that nobody has, whether or not earlier tries were answered, in a
// process of its own and over bare sockets, so that it costs the product's cores as little as it can; prints the answers by
// status and code, how many connections it took, and its own processor time as JSON.
import { connect } from 'node:net';

const { url, perSecond, seconds, addresses, network, fresh } = JSON.parse(process.argv[2]);
const { hostname, port, pathname } = new URL(url);
/** Sockets of one address at most; whatever comes beyond waits for one, as it would in a browser. */
const most = Math.ceil(4_000 / addresses);
const longest = 30_000;
const answers = {};
let [slowest, connections, answered] = [0, 0, 0];

const count = (what, begun) => {
  answers[what] = (answers[what] ?? 0) + 1;
  slowest = Math.max(slowest, performance.now() - begun);
  answered += 1;
};

const address = (at) => ({
  local: `127.${network}.${at >> 8}.${at & 255 || 1}`,
  idle: [],
  open: 0,
  waiting: [],
});
const all = Array.from({ length: addresses }, (_, at) => address(at));

const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n${fresh ? 'Connection: close\r\n' : ''}Content-Length: `;
const send = (socket, turn) => {
  const body = `{"LoginName":"nobody.${process.pid}.${turn}","pwd":"wrong"}`;
  socket.write(`${head}${body.length}\r\n\r\n${body}`);
};

/** A whole answer's status and code, or nothing while it has not arrived. */
const read = (said) => {
  const end = said.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(said)?.[1] ?? 0);
  if (Buffer.byteLength(said) < end + 4 + length) return undefined;
  const code = said.indexOf('"ErrorCode":', end);
  const what = `${said.slice(9, 12)} ${code < 0 ? '' : Number.parseInt(said.slice(code + 12), 10)}`.trim();
  return { what, closes: fresh || /connection: close/i.test(said.slice(0, end)) };
};

const open = (from) => {
  connections += 1;
  from.open += 1;
  const socket = connect({ host: hostname, port: Number(port), localAddress: from.local });
  let [asked, said] = [undefined, ''];
  const next = () => {
    asked = from.waiting.shift();
    said = '';
    if (asked) send(socket, asked.turn);
    else from.idle.push(ask);
  };
  const ask = (one) => {
    asked = one;
    send(socket, one.turn);
  };
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('data', (piece) => {
    said += piece;
    const answer = asked && read(said);
    if (!answer) return;
    count(answer.what, asked.begun);
    asked = undefined;
    if (answer.closes) socket.destroy();
    else next();
  });
  let fault = 'closed';
  socket.on('error', ({ code }) => (fault = code));
  socket.on('close', () => {
    from.open -= 1;
    from.idle = from.idle.filter((each) => each !== ask);
    if (asked) count(`connection lost (${fault})`, asked.begun);
    asked = undefined;
    if (from.waiting.length > 0) open(from)(from.waiting.shift());
  });
  socket.setTimeout(longest, () => socket.destroy());
  return ask;
};

const attempt = (turn) => {
  const from = all[turn % addresses];
  const one = { turn, begun: performance.now() };
  const ask = from.idle.pop();
  if (ask) ask(one);
  else if (from.open < most) open(from)(one);
  else from.waiting.push(one);
};

const begun = performance.now();
let sent = 0;
const timer = setInterval(() => {
  const passed = performance.now() - begun;
  const due = Math.min(seconds, passed / 1_000) * perSecond;
  while (sent < due) attempt(sent++);
  if (answered < seconds * perSecond && passed < seconds * 1_000 + longest) return;
  clearInterval(timer);
  const { user, system } = process.cpuUsage();
  process.stdout.write(
    JSON.stringify({ answers, slowest, connections, processor: (user + system) / 1e6 }),
    () => process.exit(0),
  );
}, 5);
