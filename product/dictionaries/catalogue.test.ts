import { describe, expect, test } from 'vitest';
import { dictionaries, dictionaryNames, dictionaryOfKey } from './dictionaries';

/** How many items domain §2 and §5.1 to §5.4 write down for each set, counted there by hand. */
const counts: Readonly<Record<string, number>> = {
  CSD: 13,
  CXD: 4,
  XJD: 7,
  LEVEL: 13,
  FRUIT_TYPE: 3 + 12,
  PKJMD: 9,
  LEVEL_TYPE: 3,
  COMPARE_LEVEL: 3,
  SHUIPING: 6,
  ZHICHENG: 9 + 34,
  EDUCATION: 5,
  IP_FORM: 12,
  IP_STATUS: 11,
  TRANSFORM_METHOD: 6,
  OUTCOME_FORM: 15,
  OUTCOME_ATTR: 3,
  STAGE: 3,
  STANDARD_LEVEL: 7,
  TOPIC_SOURCE: 10 + 5,
  NEW_INDUSTRY: 10,
  TECH_FIELD: 12,
  SUBJECT: 47,
  APPLY_INDUSTRY: 16,
  APPLY_STATUS: 5,
  ORG_TYPE: 10,
  MED_PRODUCT_TECH: 10 + 12 + 8 + 6 + 9 + 6 + 6 + 4 + 4 + 4 + 4,
  LIMIT_REASON: 1 + 5,
  YESNO: 2,
  REJECT_REASON: 9,
  SEX: 2,
  USER_TYPE: 8,
  STM_LEVEL: 3,
  IS_ASK_FOR: 7,
  REPORT_STATUS: 5,
  OPINION_STATUS: 3,
  MATERIAL_STATUS: 4,
};

const everyWord = dictionaryNames.flatMap((name) => [
  [name, dictionaries[name].names] as const,
  ...dictionaries[name].items.map((item) => [`${name}/${item.code}`, item.names] as const),
]);

/** Words that a Spanish name would only hold if somebody had forgotten to translate it. */
const english =
  /\b(the|of|and|or|with|for|not|new|report|none|other|level|health|device|drug|test|use|used|right|type)\b/i;
/** What English and Spanish spell alike. */
const sameInBoth = new Set(['No', 'Local', 'Capital', 'General', 'Formal', '/']);

describe('the catalogue of dictionaries', () => {
  test.each(Object.entries(counts))('holds the domain’s set %s with %i items', (key, count) => {
    const name = dictionaryOfKey(key);
    expect(name, `no set ${key}`).toBeDefined();
    expect(dictionaries[name!].items).toHaveLength(count);
  });

  test('gives every set a key of its own and every item a code of its own', () => {
    const keys = dictionaryNames.map((name) => dictionaries[name].key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const name of dictionaryNames) {
      const codes = dictionaries[name].items.map((item) => item.code);
      expect(new Set(codes).size, name).toBe(codes.length);
      for (const code of codes) expect(code, name).toMatch(/^\d+(\.\d+)?$/);
    }
  });

  test('speaks three languages, none of them borrowed from another', () => {
    expect(everyWord.length).toBeGreaterThan(400);
    for (const [where, [zh, en, es]] of everyWord) {
      for (const name of [zh, en, es]) expect(name.trim(), where).toBe(name);
      expect(zh === '/' || /\p{Script=Han}/u.test(zh), `${where}: ${zh}`).toBe(true);
      expect(`${en}${es}`, where).not.toMatch(/\p{Script=Han}/u);
      expect(es, where).not.toMatch(english);
      if (!sameInBoth.has(es)) expect(es, where).not.toBe(en);
    }
  });

  test('numbers items from 1 among their siblings, children after their parent', () => {
    for (const name of dictionaryNames) {
      const siblings = new Map<string, number[]>();
      for (const { parent = '', sort } of dictionaries[name].items)
        siblings.set(parent, [...(siblings.get(parent) ?? []), sort]);
      for (const sorts of siblings.values()) expect(sorts).toEqual(sorts.map((_, place) => place + 1));
    }
  });
});
