import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { metadataOf, peel } from '#contract/metadata';
import { areas } from '#start/areas';
import { dictionaryCalls } from './contract';
import { dictionaries, dictionaryNames, type DictionaryName } from './dictionaries';
import { optionSetIds, optionSets } from './server/identifiers';
import { codeColumns } from './places';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** The named dictionaries (EN6). */
const named = [
  'maturity',
  'advancement',
  'innovation',
  'levelType',
  'standing',
  'professionalTitle',
  'rightForm',
  'rightStatus',
  'achievementType',
  'evaluationPurpose',
] as const;

describe('what the server holds', () => {
  test('[EN6] are the named dictionaries with the field’s real values in three languages', async () => {
    const sets = await (await app.signIn('jiangwangshu')).do(dictionaryCalls.calls.all, {});
    for (const name of named) {
      const { key, items } = dictionaries[name];
      const there = sets.find(({ code }) => code === key)!;
      expect(
        there.children.map(({ code, name: zh, nameEn, nameEs }) => [code, zh, nameEn, nameEs]).sort(),
        name,
      ).toEqual(items.map(({ code, names }) => [code, ...names]).sort());
    }
  });

  test('[EN6] is behind every option set the code set whose GUID the map names', async () => {
    const sets = await (await app.signIn('jiangwangshu')).do(dictionaryCalls.calls.all, {});
    expect(Object.keys(optionSetIds)).toHaveLength(Object.keys(optionSets).length);
    for (const [name, id] of Object.entries(optionSetIds)) {
      const set = sets.find((each) => each.id === id);
      const { dictionary } = optionSets[name as keyof typeof optionSets];
      expect(set?.code, name).toBe(dictionaries[dictionary].key);
      const top = set!.children.filter(({ parentId }) => parentId === '');
      expect(top.map(({ number }) => number)).toEqual(top.map((_, at) => at + 1));
    }
  });
});

test('[EN6] travel compressed to whoever understands that, and all the same to whoever does not', async () => {
  const person = await app.signIn('jiangwangshu');
  const asked = (encoding: string) =>
    person.wire('POST /api/BaseData/GetAllCodeItemList', {}, { headers: { 'accept-encoding': encoding } });
  const [short, long] = [await asked('gzip, br'), await asked('identity')];
  expect([short, long].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null]);
  expect([short, long].map(({ headers }) => headers.get('vary'))).toEqual([
    'accept-encoding',
    'accept-encoding',
  ]);
  expect(Number(short.headers.get('content-length')) * 4).toBeLessThan(
    Number(long.headers.get('content-length')),
  );
  expect(short.ResultValue).toEqual(long.ResultValue);
});

/** Fields by which calls carry codes, with their dictionary: name in the code → dictionaries. */
const fieldsOfCodes = (): ReadonlyMap<string, ReadonlySet<DictionaryName>> => {
  const found = new Map<string, Set<DictionaryName>>();
  const seen = new Set<unknown>();
  const walk = (schema: z.core.$ZodType, field: string): void => {
    const { dictionary } = metadataOf(schema);
    if (dictionary) found.set(field, (found.get(field) ?? new Set()).add(dictionary as DictionaryName));
    const bare = peel(schema);
    const def = bare._zod.def as z.core.$ZodTypes['_zod']['def'];
    if (def.type === 'array') walk(def.element, field);
    if (seen.has(bare)) return;
    seen.add(bare);
    if (def.type === 'object') for (const [name, of] of Object.entries(def.shape)) walk(of, name);
    if (def.type === 'union') for (const option of def.options) walk(option, field);
    if (def.type === 'lazy') walk(def.getter(), field);
  };
  for (const { area } of areas)
    for (const call of Object.values(area.calls)) for (const side of [call.takes, call.gives]) walk(side, '');
  return found;
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns that are called like a field of codes and hold something else. */
const somethingElse: Readonly<Record<string, string>> = {
  'certificate.kind': 'which register it is from',
  'content.kind': 'a name of the program’s own; its set is built in',
  'content_version.source': 'where a piece of news comes from, in words',
  'export_request.decision_reason': 'why somebody was refused a file, in words',
  'privacy_request.decision_reason': 'why somebody was refused their erasure, in words',
  'notice.kind': 'which sentence a notice is',
  'phrase.kind': 'for which texts a phrase is',
  'outbox.subject': 'what a message is about, in words',
  'integrity_record.status': 'how far an integrity record is',
  'appeal.status': 'how far an appeal is',
  'sampled_report.status': 'how far a second review is',
  'sampled_report.conclusion': 'what the public-service agency concludes of a second review, in words',
  'revocation.status': 'how far a revocation is',
  'interest.status': 'whether somebody was answered',
  'article.status': 'how far a sample article is',
  'article.type': 'where a sample article comes from',
  'sample_transaction.status': 'how far a sample transaction is',
  'audit_log.result': 'how a request ended',
};

describe('where codes stand', () => {
  test('[EN5] every column called like a field of codes is among those that are asked where a code is used', async () => {
    const { rows } = await app.services.pool.query<{ name: string; column: string }>(
      `select table_name as name, column_name as column from information_schema.columns
       where table_schema = 'assay' and data_type in ('text', 'smallint', 'ARRAY')
         and table_name not in (select table_name from information_schema.views)`,
    );
    const known = new Set(codeColumns.map(({ table, column }) => `${table}.${column}`));
    const missing: string[] = [];
    let held = 0;
    for (const [field, of] of fieldsOfCodes())
      for (const { name, column } of rows) {
        if (column !== snake(field)) continue;
        const spelt = `${name}.${column}`;
        if (known.has(spelt)) held += 1;
        else if (!(spelt in somethingElse)) missing.push(`${spelt} (${[...of].join(', ')})`);
      }
    expect(held).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test('[EN5] every dictionary that a person chooses from has a column, and every column is there', async () => {
    const chosen = new Set([...fieldsOfCodes().values()].flatMap((of) => [...of]));
    const counted = new Set(codeColumns.map(({ dictionary }) => dictionary));
    const lacking = dictionaryNames.filter(
      (name) => chosen.has(name) && !counted.has(name) && !dictionaries[name].builtIn,
    );
    expect(lacking).toEqual([]);
    const admin = await app.signIn('admin');
    const used: string[] = [];
    for (const { id, code } of (await admin.do(dictionaryCalls.calls.sets, { pageSize: 10_000 })).rows)
      if ((await admin.do(dictionaryCalls.calls.usesOfSet, { id })).length > 0) used.push(code);
    expect(used.length).toBeGreaterThan(25);
  });
});
