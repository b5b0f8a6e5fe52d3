// Asks one address again and again over some connections, in a process of its own, and prints what it measured as JSON.
// Each answer must be the same as the first, or, where drafts are saved, must say that it was.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const { url, method, headers, body, drafts, connections, seconds } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const once = (said, more = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers, ...more }, agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece) => (text += piece));
      reply.on('end', () => resolve(text)).on('error', reject);
    });
    asked.on('error', reject);
    asked.end(said);
  });

let wrongly;
const note = (said) => {
  wrongly ??= said.slice(0, 300);
  return false;
};

/** Saves a draft with the version that the last answer gave. */
const saving = (draft) => async () => {
  const id = randomUUID();
  const said = await once(JSON.stringify({ ...draft, ...('request' in draft && { request: id }) }), {
    'request-id': id,
  });
  const { ErrorCode, ResultValue } = JSON.parse(said);
  if (ErrorCode === 0 && 'RowVersion' in draft) draft.RowVersion = ResultValue.RowVersion;
  return ErrorCode === 0 || note(said);
};

const first = drafts ? '' : await once(body);
const asking = async () => {
  const said = await once(body);
  return said === first || note(said);
};
const times = [];
let wrong = 0;
const end = performance.now() + seconds * 1000;
const worker = async (_, place) => {
  const work = drafts ? saving(drafts[place]) : asking;
  while (performance.now() < end) {
    const begun = performance.now();
    if (!(await work())) wrong += 1;
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
    wrong,
    wrongly,
    // Where the next round goes on.
    versions: drafts?.map(({ RowVersion }) => RowVersion),
  }),
);
process.exit(0);
