import { beforeAll, expect, test } from 'vitest';
import { inLanguage } from '#contract/words';
import { exported } from '#testing/exported';
import { openedApp } from '#testing/opened';
import { audit } from '#product/audit/contract';
import { codeColumns } from '#product/dictionaries/places';
import type { Draft } from './application';
import { applications } from './contract';
import { ApplicationRow } from './details';
import { applicationFacts } from './fields';
import { everyField } from '#testing/applications/every-field';
import { codeFor, drafted, idsOf, wholeOf } from '#testing/applications/story';
import { applicationScreensWords } from './words-screens';

const { list, submit } = applications.calls;
const names = Object.keys(applicationFacts) as (keyof Draft)[];
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const agency = await app.signIn('yanshenzhi');
const admin = await app.signIn('admin');
let sent: Required<Draft>;
let draft: Draft;
let id: string;
let submitted: Draft;
/** What the log says of its fields. */
let logged: readonly string[];
beforeAll(async () => {
  sent = await everyField(app, owner, await idsOf(app));
  const saved = await drafted(owner, sent);
  id = saved.id;
  draft = await wholeOf(owner, id);
  const signCode = await codeFor(app, owner, 'suyanqing', id);
  await owner.do(submit, { id, rowVersion: saved.rowVersion, signCode });
  submitted = await wholeOf(agency, id);
  const { rows } = await admin.do(audit.calls.list, { objectKind: 'application', objectKey: id });
  const entries = await Promise.all(rows.map((row) => admin.do(audit.calls.entry, { id: row.id })));
  logged = entries.flatMap(({ differences }) => differences.map(({ name }) => name));
});

const labelIn = (field: keyof Draft): string => {
  const key = applicationFacts[field].label!.replace('applicationScreens.', '');
  return inLanguage(applicationScreensWords[key as keyof typeof applicationScreensWords], 'zh');
};

test('every field of an application is sent, and each says something', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(Object.keys(sent).toSorted()).toEqual(names.toSorted());
  expect(Object.values(sent).filter((value) => value === null || value === undefined)).toEqual([]);
});

test.each(names)('what Su Yanqing entered as %s is what they read, and what their agency reads', (field) => {
  expect(draft[field]).toEqual(sent[field]);
  expect(submitted[field]).toEqual(sent[field]);
});

test.each(names)('that %s was entered stands in the log, by the name its form gives it', (field) => {
  // The log has one name for what a person and an application are introduced with.
  expect(logged).toContain(field === 'introduction' ? '简介' : labelIn(field));
});

test('what the list has of the fields leaves in a spreadsheet under their labels', async () => {
  const fields = names.filter((field) => field in ApplicationRow.shape);
  expect(fields.length).toBeGreaterThan(4);
  const { head, rows, expected } = await exported(owner, {
    list: list.path,
    title: '成果申报',
    facts: applicationFacts,
    fields,
    nameOf: (field) => labelIn(field as keyof Draft),
    said: sent,
  });
  expect(head).toEqual(fields.map(labelIn));
  expect(rows).toContainEqual(expected);
});

test('every field that holds codes is among the places where a code is looked for before it is removed', () => {
  const codes = names.flatMap((field) => {
    const fact = applicationFacts[field];
    const inner = fact.kind === 'list' ? fact.of : fact;
    const each = inner.kind === 'object' ? Object.entries(inner.fields) : [[undefined, inner] as const];
    return each.flatMap(([column, kind]) => {
      const many = kind.kind === 'list' ? '[*]' : '';
      const item = kind.kind === 'list' ? kind.of : kind;
      const path = `$.${field}${fact.kind === 'list' ? '[*]' : ''}${column ? `.${column}${many}` : ''}`;
      return item.kind === 'item' ? [`${item.dictionary} ${path}`] : [];
    });
  });
  const known = codeColumns
    .filter(({ table }) => table === 'application_snapshot')
    .map(({ dictionary, holds }) => `${dictionary} ${holds}`);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((place) => !known.includes(place))).toEqual([]);
});
