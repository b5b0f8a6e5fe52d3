import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base='http://127.0.0.1:8130';
const accounts=JSON.parse(readFileSync('/work/wt/data-audit/demo-accounts.json','utf8'));
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const as=async(login,o={})=>{const c=await browser.newContext({viewport:{width:o.width??1366,height:o.height??820},locale:o.locale??'zh-CN',colorScheme:o.dark?'dark':'light'});const p=await c.newPage();p.on('console',m=>{if(m.type()==='error')console.log('console',m.text())});p.setDefaultTimeout(25000);await p.goto(base+'/login');await p.locator('[name="loginName"]').fill(login);await p.locator('[name="password"]').fill(accounts.find(a=>a.loginName===login).password);await p.locator('[type="submit"]').click();await p.waitForURL('**/workbench/workbench');await p.waitForTimeout(800);return p;};
const shot=async(p,n)=>{await p.waitForTimeout(900);await p.screenshot({path:`/tmp/audit-look/${n}.png`});console.log(n)};
const steps=process.argv.slice(2);
const want=s=>steps.length===0||steps.includes(s);
const front=p=>p.locator('#main > .page:not([hidden])');
if(want('admin')){
 const p=await as('admin');
 await p.goto(base+'/system/audit');await front(p).locator('tbody tr').first().waitFor();await shot(p,'1-list');
 await front(p).getByRole('button',{name:'立即校验'}).click();await p.waitForTimeout(1500);await shot(p,'2-checked');
 await front(p).getByRole('button',{name:'详情'}).first().click();await p.locator('.ant-drawer .facts').waitFor();await shot(p,'3-entry');
}
if(want('reveal')){
 const p=await as('admin');
 await p.goto(base+'/system/experts');await front(p).locator('tbody tr').first().waitFor();
 await front(p).getByRole('button',{name:'查看'}).first().click();await p.locator('.audit-hidden button').first().waitFor();await shot(p,'4-masked');
 await p.locator('.audit-hidden button').first().click();await p.getByLabel('具体说明').waitFor();await shot(p,'5-dialog');
 await p.getByLabel('原因类别').click();await p.locator('.ant-select-item').first().click();await p.getByLabel('具体说明').fill('邀请函退回，需电话联系本人');
 await p.getByRole('button',{name:'查看 60 秒'}).click();await p.getByText('秒后隐藏').waitFor();await shot(p,'6-shown');
}
if(want('looks')){
 const name=process.env.WHO??'shenyanqiu';
 const p=await as(name);await p.goto(base+'/profile/whoLooked');await shot(p,'7-looks');
 const q=await as(name,{width:390,height:780});await q.goto(base+'/profile/whoLooked');await shot(q,'8-looks390');
}
if(want('small')){
 const p=await as('admin',{width:390,height:780});await p.goto(base+'/system/audit');await front(p).locator('.ant-btn').first().waitFor();await p.waitForTimeout(1500);await shot(p,'9-list390');
 await front(p).getByRole('button',{name:'详情'}).first().click();await p.locator('.ant-drawer .facts').waitFor();await shot(p,'10-entry390');
}
if(want('es')){
 const p=await as('admin',{locale:'es-ES',dark:true});await p.goto(base+'/system/audit');await front(p).locator('tbody tr').first().waitFor();await shot(p,'11-es');
 await front(p).getByRole('button',{name:'Detalles'}).nth(1).click();await p.locator('.ant-drawer .facts').waitFor();await shot(p,'12-es-entry');
}
if(want('en')){
 const p=await as('admin',{locale:'en-GB'});await p.goto(base+'/system/audit');await front(p).locator('tbody tr').first().waitFor();await front(p).getByRole('button',{name:'Timeline'}).first().click();await p.waitForTimeout(1500);await shot(p,'13-timeline');
 const q=await as('yanshenzhi',{locale:'en-GB'});await q.goto(base+'/system/audit');await front(q).locator('tbody tr').first().waitFor();await shot(q,'14-agency');
}
await browser.close();
