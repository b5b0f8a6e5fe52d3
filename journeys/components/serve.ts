import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';
import { root } from '#host/root';
import { themeCss } from '#shell/look/sheet';
import { defaultAccent } from '#shell/look/tokens';
import { callPlans } from '../../tools/vite/calls';
import { dictionaryNames } from '../../tools/vite/dictionaries';
import { fieldFacts } from '../../tools/vite/fields';
import { slimLibrary } from '../../tools/vite/slim';
import { wordChunks } from '../../tools/vite/words';

interface Served {
  readonly address: string;
  readonly close: () => void;
}

const built = async (): Promise<Rolldown.RolldownOutput['output']> => {
  // As it is delivered: the runner calls its own surroundings «test», for which React would be built otherwise.
  vi.stubEnv('NODE_ENV', 'production');
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    plugins: [slimLibrary(), react(), callPlans(), fieldFacts(), wordChunks(), dictionaryNames()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'journeys/components/page.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  return made.output;
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** Form and list alone on a page, made by the plugins of the office, at an address of their own. */
export const serveComponents = async (): Promise<Served> => {
  const output = await built();
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)!;
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const links = sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('');
  const theme = `/theme/${defaultAccent.slice(1)}.css`;
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>-</title>${links}<link rel="stylesheet" data-theme-sheet href="${theme}"><div id="office"></div><script type="module" src="/${entry.fileName}"></script>`;
  const files = new Map<string, string | Uint8Array>([
    ...output.map((each) => [`/${each.fileName}`, each.type === 'chunk' ? each.code : each.source] as const),
    [theme, themeCss(defaultAccent)],
  ]);
  const server = createServer(({ url = '' }, reply) => {
    const file = files.get(url);
    const type =
      file === undefined ? 'text/html' : (types[url.split('.').at(-1)!] ?? 'application/octet-stream');
    reply.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file ?? html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
