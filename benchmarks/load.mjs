// Asks one address again and again over some connections, in a process of its own, and prints what it measured as JSON.
import { Agent, request } from 'node:http';

const { url, method, headers, body, connections, seconds } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const once = () =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (reply) => {
      let said = '';
      reply.setEncoding('utf8').on('data', (piece) => (said += piece));
      reply.on('end', () => resolve(said)).on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

const first = await once();
const times = [];
const end = performance.now() + seconds * 1000;
const worker = async () => {
  while (performance.now() < end) {
    const begun = performance.now();
    await once();
    times.push(performance.now() - begun);
  }
};
const begun = performance.now();
await Promise.all(Array.from({ length: connections }, worker));
const lasted = (performance.now() - begun) / 1000;
times.sort((one, other) => one - other);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
process.stdout.write(
  JSON.stringify({
    first,
    perSecond: times.length / lasted,
    median: at(0.5),
    p95: at(0.95),
    count: times.length,
  }),
);
process.exit(0);
