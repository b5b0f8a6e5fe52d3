import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { audit } from '#product/audit/contract';
import { everySheetField } from '#testing/panels/every-field';
import { approve, goodPanel, opinionOf, submitSheet, toExperts } from '#testing/panels/case';
import { accepted, laySheet } from '#testing/panels/sheets';
import { openedApp } from '#testing/opened';
import { panels } from './contract';
import type { MaskedSheet } from './opinion';
import { atPlace, factAt, placesIn, verdictsIn } from '#product/opinions/places';
import { sheetFacts, type SheetContent } from '#product/opinions/sheet';

const { calls } = panels;
const app = await openedApp();
const agency = await app.signIn('yanshenzhi');
const expert = await app.signIn('helanzhou');
const assessor = await app.signIn('lujingxing');
const admin = await app.signIn('admin');
const sent = everySheetField();
const names = Object.keys(sheetFacts) as (keyof SheetContent)[];
let draft: SheetContent;
let masked: z.output<typeof MaskedSheet>;
let agencys: SheetContent;
let assessors: SheetContent;
let log: string;
beforeAll(async () => {
  const about = await accepted(app);
  await toExperts(app, about);
  for (const [login] of goodPanel) if (login !== 'helanzhou') await laySheet(app, about, login, 1);
  await submitSheet(app, about, 'helanzhou', sent);
  const { id } = await opinionOf(app, about, 'helanzhou');
  const own = await expert.do(calls.opinion, { id });
  draft = own.audience === 'expert' ? own.work!.sheet : expect.unreachable();
  const checked = await agency.do(calls.opinion, { id });
  masked = checked.audience === 'agency' ? checked.masked! : expect.unreachable();
  await approve(app, about, 'helanzhou');
  await agency.do(calls.closeRound, { id: about.reportId });
  const read = await agency.do(calls.opinion, { id });
  agencys = read.audience === 'agency' ? read.opened!.sheet : expect.unreachable();
  const known = await assessor.do(calls.opinion, { id });
  assessors = known.audience === 'assessor' ? known.sheet! : expect.unreachable();
  const { rows } = await admin.do(audit.calls.list, { objectKind: 'opinion', objectKey: id });
  const entries = await Promise.all(rows.map((row) => admin.do(audit.calls.entry, { id: row.id })));
  log = JSON.stringify(entries);
});

test.each(names)(
  'what He Lanzhou says as %s is what they read, and what agency and assessor read afterwards',
  (field) => {
    expect(sent[field]).not.toBeNull();
    expect(draft[field]).toEqual(sent[field]);
    expect(agencys[field]).toEqual(sent[field]);
    expect(assessors[field]).toEqual(sent[field]);
  },
);

test('while the round is open a form check reads every comment, problem and piece of advice, and that each verdict is there', () => {
  expect(masked.comments).toEqual(sent.comments);
  expect(masked.problems).toEqual(sent.problems.map(({ text }) => text));
  expect(masked.advice).toEqual(sent.advice.map(({ text }) => text));
  expect(masked.given).toEqual(verdictsIn(sheetFacts).map((place) => place.join('.')));
  expect(JSON.stringify(masked)).not.toContain(sent.overallReason);
});

test('each place has a name of its own, and none of what was written stands in the log', () => {
  const places = placesIn(sheetFacts);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !factAt(sheetFacts, place)!.label)).toEqual([]);
  const texts = places.map((place) => atPlace(sent, place)).filter((value) => typeof value === 'string');
  expect(log).toContain(calls.save.called[0]);
  expect(texts.filter((text) => text.startsWith('第') && log.includes(text))).toEqual([]);
});
