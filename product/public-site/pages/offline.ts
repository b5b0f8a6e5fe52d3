import { createHash } from 'node:crypto';
import { tokensCss } from '#shell/look/sheet';
import type { OfflineView } from '../view-types';

const style = `${tokensCss()}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:var(--type-body)/1.6 var(--font);overflow-wrap:break-word}
main{max-width:720px;margin:0 auto;padding:var(--space-5) var(--space-4)}
h1,h2{color:var(--strong-text);line-height:1.3;margin:0 0 var(--space-3)}
h1{font-size:var(--type-title)}
h2{font-size:var(--type-reading)}
p{margin:0 0 var(--space-3)}
label{display:block;margin:0 0 var(--space-4)}
input,select,button{font:inherit;color:inherit}
input[type=file]{display:block;width:100%;padding:var(--space-3);background:var(--card);border:1px solid var(--border);border-radius:var(--radius)}
select{background:var(--card);border:1px solid var(--border);border-radius:var(--radius);padding:var(--space-1) var(--space-2)}
button{background:var(--accent-text);color:var(--card);border:0;border-radius:var(--radius);padding:var(--space-2) var(--space-5);cursor:pointer}
section{background:var(--card);border:1px solid var(--border);border-radius:var(--radius);padding:var(--space-4);margin:var(--space-5) 0}
[data-answer=good]{border-left:6px solid var(--passed-text)}
[data-answer=bad]{border-left:6px solid var(--rejected-text)}
[data-answer=unsure]{border-left:6px solid var(--returned-text)}
dl{margin:0}
dt{color:var(--faint-text)}
dd{margin:0 0 var(--space-2);font-family:var(--figures);overflow-wrap:anywhere}
a{color:var(--accent-text)}
header{text-align:right}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page that checks a file and its receipt without a network (domain §9.13): one file that loads nothing. Its own policy
 * lets this one script run and no request leave, wherever it is opened from.
 */
export const renderOffline = (view: OfflineView, script: string): string => {
  const runs = script.trim().replaceAll('</script', String.raw`<\/script`);
  const policy = `default-src 'none'; script-src ${hashOf(runs)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  const data = JSON.stringify(view).replaceAll('<', String.raw`\u003c`);
  return [
    `<!doctype html><html lang="${view.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><title>${view.words[view.language].title}</title>`,
    `<style>${style}</style></head><body><main></main>`,
    `<script type="application/json" id="view">${data}</script><script>${runs}</script></body></html>`,
  ].join('');
};
