import { chromium } from 'playwright-core';
const [out,w,...files]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--allow-file-access-from-files']});
const p=await b.newPage({viewport:{width:1800,height:900}});
const {writeFileSync}=await import('node:fs');
writeFileSync('/tmp/audit-look/s.html',`<body style="margin:4px;background:#888;display:flex;flex-wrap:wrap;gap:6px">`+files.map(f=>`<img src="${f}" style="width:${w}px">`).join(''));
await p.goto('file:///tmp/audit-look/s.html');await p.waitForTimeout(500);
await p.screenshot({path:out,fullPage:true});await b.close();
