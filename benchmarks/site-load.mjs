// Asks one address over some connections, each again as soon as it was answered, and reads no more of an answer than its length:
// whoever asks by the runtime's own client is busier than who answers. Prints answers a second and the medians as JSON.
import { connect } from 'node:net';

const { url, headers, connections, seconds } = JSON.parse(process.argv[2]);
const { hostname, port, pathname, search, host } = new URL(url);
const said = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')}\r\n`;
const times = [];
let length;
let wrong = 0;
let wrongly;
const end = performance.now() + seconds * 1_000;

const worker = () =>
  new Promise((done, fail) => {
    let missing = 0;
    let head = '';
    let begun;
    const ask = () => {
      if (performance.now() >= end) return void socket.end(done);
      begun = performance.now();
      socket.write(said);
    };
    const socket = connect(Number(port), hostname, ask).on('error', fail);
    socket.on('data', (piece) => {
      let rest = piece.length;
      if (missing === 0) {
        head += piece.toString('latin1');
        const at = head.indexOf('\r\n\r\n');
        if (at < 0) return;
        const own = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        length ??= own;
        if (!head.startsWith('HTTP/1.1 200') || own !== length) {
          wrong += 1;
          wrongly ??= `${own} bytes for ${length}: ${head.slice(0, at)}`;
        }
        missing = own;
        rest = head.length - at - 4;
        head = '';
      }
      missing -= rest;
      if (missing > 0) return;
      times.push(performance.now() - begun);
      ask();
    });
  });
const begun = performance.now();
await Promise.all(Array.from({ length: connections }, worker));
const lasted = (performance.now() - begun) / 1_000;
times.sort((one, other) => one - other);
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / lasted,
    median: times[times.length >> 1],
    p95: times[Math.floor(times.length * 0.95)],
    length,
    wrong,
    wrongly,
  }),
);
