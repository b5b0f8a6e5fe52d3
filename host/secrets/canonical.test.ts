import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalCard, canonicalEmail, canonicalLoginName, canonicalMobile } from './canonical';
import { isMasked, maskCard, maskEmail, maskMobile } from './masks';

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

describe('a mobile number', () => {
  const spellings = [
    '13800001234', ' 13800001234', '13800001234 ', '138 0000 1234', '138-0000-1234', '138.0000.1234',
    '138  0000  1234', '(138)00001234', '(138) 0000-1234', '138/0000/1234', '138_0000_1234', '138·0000·1234',
    '138–0000–1234', '138\t0000\t1234', '138\u00a000001234', '138\u300000001234', '138\u200b00001234',
    '\ufeff13800001234', '+8613800001234', '+86 13800001234', '+86-138-0000-1234', '+86 138 0000 1234',
    '(+86)13800001234', '008613800001234', '0086 138 0000 1234', '8613800001234', '86 138 0000 1234',
    '013800001234', '+86 0138 0000 1234', wide('13800001234'), wide('+8613800001234'), wide('0086-138-0000-1234'),
  ]; // oxfmt-ignore

  test.each(spellings)('written as %j is one and the same [SM-02]', (spelling) => {
    expect(canonicalMobile(spelling)).toBe('13800001234');
  });

  test.each([
    '',
    '1380000123',
    '138000012345',
    '23800001234',
    '+1 3800001234',
    '13800001234,13900001234',
    '１３８x',
  ])('is not %j', (text) => expect(canonicalMobile(text)).toBeUndefined());
});

describe('an e-mail address', () => {
  test('is one whatever its case, width and edges', () => {
    for (const one of ['Li.Lei@Example.ORG', ' li.lei@example.org ', wide('li.lei@example.org')])
      expect(canonicalEmail(one)).toBe('li.lei@example.org');
  });

  test.each([
    'lı.lei@example.org', 'li.lei@exámple.org', 'lí.lei@example.org', 'li.lei@example.org,eve@evil.example',
    'li.lei@example.org\r\nBcc: eve@evil.example', 'a@b@example.org', '"li lei"@example.org', 'li..lei@example.org',
    'li.lei@example', '@example.org', 'li.lei@-example.org', 'li.lei\u200b@example.org', 'ⅼi.lei@example.org',
    `${'a'.repeat(65)}@example.org`, 'li.lei@example.org;eve@evil.example', 'li.lei@example.org\0',
  ])('is not %j [RS-03]', (text) => expect(canonicalEmail(text)).toBeUndefined()); // oxfmt-ignore
});

describe('an identity number', () => {
  test('is one whatever its case, width and gaps', () => {
    for (const one of ['00000019800101003x', '000000 19800101 003X', wide('00000019800101003X')])
      expect(canonicalCard(one)).toBe('00000019800101003X');
    for (const none of ['0000001980010100', '00000019800101003Y', 'X0000019800101003X'])
      expect(canonicalCard(none)).toBeUndefined();
  });
});

describe('a login name', () => {
  test('is one whatever its case, width and edges', () => {
    for (const one of ['Zhang.San', ' zhang.san ', 'ZHANG.SAN', wide('Zhang.San'), '\tzhang.san\n'])
      expect(canonicalLoginName(one)).toBe('zhang.san');
    expect(canonicalLoginName('张三')).toBe('张三');
    expect(canonicalLoginName('Núñez')).toBe(canonicalLoginName('nu\u0301n\u0303ez'));
  });

  test.each([
    'zhang\u200b.san', 'zhang\u202e.san', 'zhang\u00ad.san', 'zhang\ufe0f.san', 'zhаng.san', 'zhanɡ.san', 'ΖHANG.san',
    'zhang.san\0', 'zhang\nsan', '', '   ', 'a'.repeat(65), 'zhang  san', 'zhang|san', 'ı', '𐐀',
  ])('is not %j [AU-07]', (text) => expect(canonicalLoginName(text)).toBeUndefined()); // oxfmt-ignore

  test('is its own canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const once = canonicalLoginName(text);
        expect(once === undefined ? undefined : canonicalLoginName(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a masked value [PI-03]', () => {
  test('keeps the ends only', () => {
    expect(maskMobile('13800001234')).toBe('138****1234');
    expect(maskCard('30000019800101003X')).toBe('3*****X');
    expect(maskEmail('zhang@example.org')).toBe('z***@example.org');
  });

  test('of something malformed shows nothing of it, and a mask is known as one', () => {
    expect([maskMobile('1380000'), maskCard('123'), maskEmail('zhang')]).toEqual(['****', '*****', '***']);
    expect([maskMobile('13800001234'), '13800001234'].map(isMasked)).toEqual([true, false]);
  });
});
