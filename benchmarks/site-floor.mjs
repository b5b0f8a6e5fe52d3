// The least that a server can do for a page: the runtime's own, which answers every GET with the bytes of a file. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2]);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
const server = createServer((_, reply) => reply.writeHead(200, headers).end(body)).listen(
  0,
  '127.0.0.1',
  () => process.stdout.write(`${server.address().port}\n`),
);
