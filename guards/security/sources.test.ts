import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { root } from '#host/root';
import { BodyText } from '#product/newsroom/body';
import { sources, type Source } from '../sources';

/** What runs in the product, tests and tools apart. */
const shipped = (): Source[] =>
  sources().filter(
    ({ path }) =>
      /^(contract|host|shell|product|queries|start|database)\//.test(path) &&
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
      'shell/frame/palette/Palette.tsx': 'a search',
      'product/correspondence/web/parts/MessageList.tsx': 'a search',
      'product/files/web/pdf/PdfPages.tsx': 'a page to go to',
      'product/citations/web/drawer/PlaceForm.tsx': 'a page of a document, and a level of a scale',
      'product/reports/web/parts/editor/WhatIf.tsx': 'what is only supposed: nothing of it is kept',
      'shell/form/CodeInput.tsx': 'a code, copied from elsewhere',
      'shell/parts/SignDialog.tsx': 'a code of six digits',
      'product/access/web/pages/ApiDocs.tsx': 'a search',
      'product/panels/web/parts/Candidates.tsx': 'a search',
      'product/sampling/web/parts/AssignDialog.tsx': 'a search',
      'product/panels/web/parts/Draw.tsx': 'a secret, copied from its file',
      'product/roles/web/parts/SearchedTree.tsx': 'a search',
      'product/roles/web/pages/Why.tsx': 'a number to look up',
      'product/people/web/parts/MobileDialog.tsx': 'a code of six digits',
      'product/public-site/pages/HomeHero.tsx': 'a search',
      'product/public-site/pages/results/ResultInfo.tsx': 'a search',
      'product/public-site/pages/AccountPages.tsx': 'a search from a page that is not there',
      'product/public-site/pages/NewsList.tsx': 'a search',
      'product/public-site/pages/Registers.tsx': 'a search',
      'product/public-site/pages/CodeFields.tsx': 'a code of six digits',
      'product/public-site/pages/SecondFactor.tsx': 'a code, copied from elsewhere',
      'product/public-site/pages/CheckFile.tsx': 'a hash',
      'product/public-site/pages/CheckReport.tsx': 'a number to look up',
      'product/public-site/pages/AccountFields.tsx': 'signing in: nothing is kept of it',
    },
  },
  'another program': {
    sign: /node:child_process/,
    mayIn: {
      'host/data-folder/lock.ts': 'asks the system whose process holds the folder',
      'host/embedded/run.ts': 'runs PostgreSQL’s own programs',
      'host/embedded/launch.ts': 'starts PostgreSQL',
      'host/processes/start.ts': 'starts the product’s own code in a process of its own',
    },
  },
  'a call over the network': {
    sign: /(?<![.\w])fetch\(|node:https?'|node:net'|node:tls'|node:dgram'|\bundici\b|XMLHttpRequest|new WebSocket\(/,
    mayIn: {
      'host/limits/network.ts': 'tells addresses of two kinds apart, opens none',
      'host/pipeline/broken.ts': 'answers a request that could not be read, on its own socket',
      'host/pipeline/load-shedding.ts': 'the server itself, which answers and asks nobody',
      'host/pipeline/policy.ts':
        'a request and an answer that go nowhere, to learn which headers the policy sets',
      'host/server.ts': 'how long a header may be',
      'host/files/scan.ts': 'the virus scanner, at the address that stands in the settings',
      'host/identity-providers/openid.ts':
        'the providers of sign-ins, at the hosts that stand in the settings, no redirect',
      'host/outbound/probe.ts':
        'the check of links: public addresses that were judged, no redirect, nothing read',
      'host/outbound/public-address.ts': 'tells public addresses from others, opens none',
      'host/sms.ts': 'the provider of text messages, at the address that stands in the settings',
      'shell/parts/usePicture.ts': 'a link that the server itself gave',
      'shell/state/version.ts': 'the own first page',
      'start/web/first.ts': 'the own first call, asked before the other scripts are here',
      'shell/state/network.ts': 'the own health',
      'shell/client/upload.ts': 'the own upload, with its progress',
      'shell/client/world.ts': 'the browser’s client of the own calls',
      'product/files/web/pdf/open-pdf.ts': 'a link that the server itself gave',
      'shell/print/picture.ts': 'a picture that stands on the page',
      'product/public-site/browser/call.ts': 'the own calls of public pages',
      'product/reports/web/parts/pdf.tsx': 'the own call for a PDF',
    },
  },
};

/** What a file does: the name of a type does nothing. */
const doings = ({ text }: Pick<Source, 'text'>): string => text.replace(/^import type [^;]*;$/gm, '');

const foundIn = (files: readonly Source[]): string[] =>
  Object.entries(habits).flatMap(([what, { sign, mayIn }]) =>
    files
      .filter((file) => sign.test(doings(file)) && !(file.path in mayIn))
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
        (path) => !paths.has(path) || !files.some((file) => file.path === path && sign.test(doings(file))),
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

/** Where a page or document is written as HTML, and what keeps texts in it texts. */
const writesHtml: Readonly<Record<string, string>> = {
  'product/public-site/pages/document.tsx': 'drawn by React, which escapes every text',
  'product/public-site/pages/offline.ts': 'drawn by React, like every page',
  'product/public-site/server/texts.ts': 'sends what that file drew',
  'start/public-pages.ts': 'sends what that file drew',
  'start/office-pages.ts': 'the built first page of the office, without a text of anybody',
  'product/privacy/server/copy.ts': 'escapes every key and value itself',
  'product/newsroom/web/editor/paste.ts':
    'what is pasted, read in a document that runs nothing and by the schema alone',
};
const html =
  /text\/html|<!doctype|renderTo(Static|String|Pipeable)|DOMParser|createContextualFragment|outerHTML|srcdoc|document\.write/i;
/** Packages that read HTML or clean it: with one of them there would be something to be pinned, and an order to be kept. */
const cleaning =
  /(^|\/)(dompurify|isomorphic-dompurify|sanitize-html|xss|insane|caja|jsdom|parse5|htmlparser2|cheerio|rehype.*|hast-.*|tinymce|quill|ckeditor.*)$/;

describe('[XS-02] nothing takes HTML, so nothing cleans it and nothing edits it afterwards', () => {
  test('no file reads HTML or writes it from texts, but for the named ones', () => {
    const found = shipped().filter(({ text }) => html.test(text));
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(writesHtml).sort());
    expect(foundIn(shipped()).filter((each) => each.includes('HTML'))).toEqual([]);
  });

  test('no package that reads or cleans HTML is among those that are shipped', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const names = Object.entries(packages)
      .filter(([, { dev }]) => !dev)
      .map(([path]) => path.split('node_modules/').at(-1)!);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => cleaning.test(name))).toEqual([]);
    expect(
      ['dompurify', 'node_modules/sanitize-html', '@a/parse5'].every((name) => cleaning.test(name)),
    ).toBe(true);
  });

  test('a body is drawn node by node: markup in a text is text, and a node that claims to be HTML is nothing', () => {
    const text = '<img src=x onerror=alert(1)>\ufeff<iframe>';
    const drawn = (...content: unknown[]): string =>
      renderToStaticMarkup(
        createElement(BodyText, {
          picture: () => undefined,
          file: () => undefined,
          body: { type: 'doc', content } as never,
        }),
      );
    expect(drawn({ type: 'paragraph', content: [{ type: 'text', text }] })).toContain(
      '<p>&lt;img src=x onerror=alert(1)&gt;\ufeff&lt;iframe&gt;</p>',
    );
    for (const type of ['html', 'rawHtml', 'htmlBlock', 'iframe', 'script', 'embed', 'svg'])
      for (const node of [
        { type, content: text },
        { type, text },
        { type, attrs: { html: text, src: text } },
      ])
        expect(drawn(node), JSON.stringify(node)).not.toMatch(/<(img|iframe|script|embed|svg)|onerror/);
  });
});
