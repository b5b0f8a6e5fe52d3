// Tries to sign in so many times a second under names that nobody has, whether or not earlier tries were answered, in a
// process of its own; prints the answers by status and code as JSON.
import { Agent, request } from 'node:http';

const { url, perSecond, seconds, addresses, network } = JSON.parse(process.argv[2]);
const agents = Array.from({ length: addresses }, (_, at) => ({
  agent: new Agent({ keepAlive: true, maxSockets: Math.ceil(4_000 / addresses) }),
  localAddress: `127.${network}.${at >> 8}.${at & 255 || 1}`,
}));
const answers = {};
let slowest = 0;
const count = (what) => (answers[what] = (answers[what] ?? 0) + 1);

const attempt = (turn) =>
  new Promise((done) => {
    const begun = performance.now();
    const end = (what) => {
      slowest = Math.max(slowest, performance.now() - begun);
      count(what);
      done();
    };
    const asked = request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json' }, ...agents[turn % addresses] },
      (reply) => {
        let said = '';
        reply.setEncoding('utf8').on('data', (piece) => (said += piece));
        reply.on('error', () => end('connection lost'));
        reply.on('end', () => end(`${reply.statusCode} ${/"ErrorCode":(\d+)/.exec(said)?.[1] ?? ''}`.trim()));
      },
    );
    asked.on('error', () => end('connection lost'));
    asked.setTimeout(30_000, () => asked.destroy());
    asked.end(JSON.stringify({ LoginName: `nobody.${process.pid}.${turn}`, pwd: 'wrong' }));
  });

const under = [];
const begun = performance.now();
const timer = setInterval(() => {
  const due = Math.min(seconds, (performance.now() - begun) / 1000) * perSecond;
  while (under.length < due) under.push(attempt(under.length));
  if (under.length < seconds * perSecond) return;
  clearInterval(timer);
  void Promise.all(under).then(() => {
    process.stdout.write(JSON.stringify({ answers, slowest }));
    process.exit(0);
  });
}, 5);
