import { describe, expect, test } from 'vitest';
import { sources, type Source } from './sources';

/** What runs in the product, tests and tools apart. */
const shipped = (): Source[] =>
  sources().filter(
    ({ path }) =>
      /^(contract|host|shell|product|start|database)\//.test(path) &&
      !/\.test\.tsx?$|\/(testing|fixtures|sample)\//.test(path),
  );

/** A dangerous habit, and the files that may have it, each with its reason. */
interface Habit {
  readonly sign: RegExp;
  readonly mayIn: Readonly<Record<string, string>>;
}
const habits: Readonly<Record<string, Habit>> = {
  'running text as code': { sign: /\beval\(|new Function\(/, mayIn: {} },
  'HTML as a string': { sign: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/, mayIn: {} },
  'guessable randomness': { sign: /Math\.random\(/, mayIn: {} },
  'cutting or changing what is typed': {
    sign: /\bmaxLength=|<InputNumber\b/,
    mayIn: {
      'shell/frame/Palette.tsx': 'a search',
      'shell/form/CodeInput.tsx': 'a code, copied from elsewhere',
      'shell/parts/SignDialog.tsx': 'a code of six digits',
      'product/access/web/pages/ApiDocs.tsx': 'a search',
      'product/panels/web/parts/Candidates.tsx': 'a search',
      'product/roles/web/parts/SearchedTree.tsx': 'a search',
      'product/roles/web/pages/Why.tsx': 'a number to look up',
      'product/people/web/parts/MobileDialog.tsx': 'a code of six digits',
      'product/public-site/pages/HomeHero.tsx': 'a search',
      'product/public-site/pages/ResultInfo.tsx': 'a search',
      'product/public-site/pages/NewsList.tsx': 'a search',
      'product/public-site/pages/Registers.tsx': 'a search',
      'product/public-site/pages/CodeFields.tsx': 'a code of six digits',
      'product/public-site/pages/SecondFactor.tsx': 'a code, copied from elsewhere',
      'product/public-site/pages/CheckFile.tsx': 'a hash',
      'product/public-site/pages/CheckReport.tsx': 'a number to look up',
      'product/public-site/pages/DoorFields.tsx': 'signing in: nothing is kept of it',
    },
  },
  'another program': {
    sign: /node:child_process/,
    mayIn: {
      'host/data-folder/lock.ts': 'asks the system whose process holds the folder',
      'host/embedded/run.ts': 'runs PostgreSQL’s own programs',
      'host/embedded/launch.ts': 'starts PostgreSQL',
    },
  },
  'a call over the network': {
    sign: /(?<![.\w])fetch\(|node:https?'|node:net'|node:tls'|node:dgram'|\bundici\b|XMLHttpRequest|new WebSocket\(/,
    mayIn: {
      'host/limits/network.ts': 'tells addresses of two kinds apart, opens none',
      'host/door/broken.ts': 'answers a request that could not be read, on its own socket',
      'host/proxies.ts': 'the type of a request',
      'host/server.ts': 'how long a header may be',
      'host/files/scan.ts': 'the virus scanner, at the address that stands in the settings',
      'host/sms.ts': 'the provider of text messages, at the address that stands in the settings',
      'shell/parts/usePicture.ts': 'a link that the server itself gave',
      'shell/state/version.ts': 'the own first page',
      'shell/state/network.ts': 'the own health',
      'shell/client/upload.ts': 'the own upload, with its progress',
      'shell/client/world.ts': 'the browser’s client of the own calls',
      'shell/print/picture.ts': 'a picture that stands on the page',
      'product/public-site/browser/call.ts': 'the own calls of public pages',
      'product/reports/web/parts/pdf.ts': 'the own call for a PDF',
    },
  },
};

const foundIn = (files: readonly Source[]): string[] =>
  Object.entries(habits).flatMap(([what, { sign, mayIn }]) =>
    files
      .filter(({ path, text }) => sign.test(text) && !(path in mayIn))
      .map(({ path }) => `${path}: ${what}`),
  );

describe('[SC-05] [SS-01] what the product never does, or does in a named place alone', () => {
  test('no file runs text as code, draws HTML from a string, guesses, starts programs or calls out', () => {
    const files = shipped();
    expect(files.length).toBeGreaterThan(500);
    expect(foundIn(files)).toEqual([]);
    const paths = new Set(files.map(({ path }) => path));
    const gone = Object.values(habits).flatMap(({ mayIn, sign }) =>
      Object.keys(mayIn).filter(
        (path) => !paths.has(path) || !files.some((file) => file.path === path && sign.test(file.text)),
      ),
    );
    expect(gone, 'no longer needed: take them from the list').toEqual([]);
  });

  test.each([
    'eval("1")',
    '<Input maxLength={10} />',
    'new Function("a", "return a")',
    '<div dangerouslySetInnerHTML={x} />',
    'node.innerHTML = text',
    'const id = Math.random()',
    "import { exec } from 'node:child_process'",
    'await fetch(input.url)',
    "import { request } from 'node:http'",
    "import net from 'node:net'",
  ])('a planted %s is found', (text) => {
    expect(foundIn([{ path: 'product/x/server/x.ts', text }])).not.toEqual([]);
  });
});
