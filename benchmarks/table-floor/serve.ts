import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { root } from '#host/root';

interface Floor {
  readonly address: string;
  readonly close: () => void;
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>floor</title>
<link rel="modulepreload" href="/page.js"><div id="table"></div><script type="module" src="/page.js"></script></html>`;

const built = async (): Promise<string> => {
  const made = (await build({
    configFile: false,
    root: join(root, 'benchmarks/table-floor'),
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'benchmarks/table-floor/page.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output.find((each) => each.type === 'chunk')!.code;
};

/** The same rows in the library's own table, all compressed beforehand: one script, one call, nothing of ours. */
export const serveFloor = async (rows: string): Promise<Floor> => {
  const parts: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(html)],
    '/page.js': ['text/javascript', brotliCompressSync(await built())],
    '/rows': ['application/json', brotliCompressSync(rows)],
  };
  const server = createServer((request, reply) => {
    const part = parts[request.url ?? ''];
    if (!part) return reply.writeHead(404).end();
    return reply.writeHead(200, { 'content-type': part[0], 'content-encoding': 'br' }).end(part[1]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
