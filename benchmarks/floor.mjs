// The least that a server can do for a flood: the runtime's own server, which refuses every POST and answers every GET with
// words that lie ready. Prints its port.
import { createServer } from 'node:http';

const refusal =
  '{"ErrorCode":1004,"RequestMsg":"Too many requests; please try again later","ResultValue":""}';
const answer = (reply, status, body) =>
  reply.writeHead(status, ['content-type', 'application/json', 'content-length', `${body.length}`]).end(body);

const server = createServer({ keepAliveTimeout: 5_000 }, (request, reply) =>
  request.method === 'POST' ? answer(reply, 429, refusal) : answer(reply, 200, '{"status":"ok"}'),
).listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
