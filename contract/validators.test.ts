import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isEmail,
  isIdentityCard,
  isLandline,
  isLetters,
  isLowerCase,
  isMobile,
  isPhone,
  isUpperCase,
  isUrl,
} from './validators';

const every = {
  isEmail,
  isIdentityCard,
  isLandline,
  isLetters,
  isLowerCase,
  isMobile,
  isPhone,
  isUpperCase,
  isUrl,
};
type Check = keyof typeof every;

const cases: Readonly<Record<Check, { readonly taken: readonly string[]; readonly refused: readonly string[] }>> = {
  isMobile: {
    taken: ['13800001234', '10000000001', '19999999999'],
    refused: ['1380000123', '138000012345', '23800001234', '1380000123a', '+8613800001234', '138-0000-1234', '１３８００００１２３４'],
  },
  isLandline: {
    taken: ['010-88886666', '01088886666', '0755-88886666', '0755-8888666', '075588886666', '10-88886666', '755-8888666'],
    refused: ['88886666', '0-88886666', '00755-88886666', '07555-88886666', '010-888866', '010-888866661', '010 88886666', '10-8888-6666', '13888886666', '-88886666'],
  },
  isPhone: {
    taken: ['13800001234', '010-88886666'],
    refused: ['1380000123', '010-888866', '13800001234 010-88886666', '110'],
  },
  isIdentityCard: {
    taken: ['11010519491231002X', '11010519491231002x', '110105491231002'],
    refused: ['110105194912310021', '11010519491231002', '110105491331002', '1101054912310021', 'X1010519491231002X', '11010519491231002X '],
  },
  isEmail: {
    taken: ['li.lei@example.org', 'Li.Lei@Example.ORG', "o'neil+x@mail.example.org", 'a@b.cn'],
    refused: ['li.lei', '@example.org', 'li.lei@', 'li.lei@example', 'li..lei@example.org', '.li@example.org', 'li.lei@-example.org', 'li lei@example.org', 'lí@example.org', 'l***@example.org', 'a@b@example.org', 'a@example.org,b@example.org', 'a@example.o', `${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(250)}.org`],
  },
  isUrl: {
    taken: ['https://example.org', 'http://example.org:8080/a/b?c=d#e', 'HTTPS://EXAMPLE.ORG/', 'https://[::1]/', 'https://例子.example/路径', 'https://example.org?a@b'],
    refused: ['example.org', '//example.org', '/path', 'ftp://example.org', 'javascript:alert(1)', 'https:example.org', 'https://', 'https:///a', 'https://good.example@evil.example/', 'https://exa mple.org', 'https://example.org/a b', 'https://example.org\\a', 'https://example.org:99999', 'https://example.org/\u0000', ' https://example.org'],
  },
  isLetters: { taken: ['a', 'Z', 'aBc'], refused: ['a1', 'a b', 'é', 'ａ', '字', 'a\n'] },
  isLowerCase: { taken: ['a', 'abc'], refused: ['A', 'aBc', 'a1', 'ß'] },
  isUpperCase: { taken: ['A', 'ABC'], refused: ['a', 'AbC', 'A1', 'É'] },
}; // oxfmt-ignore

describe('checks of what is typed [VA4]', () => {
  const table = Object.entries(cases) as [Check, (typeof cases)[Check]][];

  test.each(table.flatMap(([check, { taken }]) => taken.map((text) => [check, text] as const)))(
    '%s takes %j',
    (check, text) => expect(every[check](text)).toBe(true),
  );

  test.each(table.flatMap(([check, { refused }]) => ['', ...refused].map((text) => [check, text] as const)))(
    '%s refuses %j',
    (check, text) => expect(every[check](text)).toBe(false),
  );

  const digits = (least: number, most = least) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789Xx-@./:aZ ') }),
    digits(0, 20),
  );

  test('a mobile is 1 and ten digits, and no other number of digits is one', () => {
    fc.assert(fc.property(digits(10), (rest) => isMobile(`1${rest}`) && isPhone(`1${rest}`)));
    fc.assert(
      fc.property(digits(0, 20), (text) => isMobile(text) === (text.length === 11 && text[0] === '1')),
    );
  });

  test('a landline is one with the 0 before its area code and without it, and never a mobile', () => {
    const area = fc
      .tuple(fc.integer({ min: 1, max: 9 }), digits(1, 2))
      .map(([first, rest]) => `${first}${rest}`);
    fc.assert(
      fc.property(area, digits(7, 8), (code, number) => {
        for (const text of [`0${code}-${number}`, `0${code}${number}`, `${code}-${number}`])
          expect([isLandline(text), isPhone(text), isMobile(text)]).toEqual([true, true, false]);
      }),
    );
    fc.assert(fc.property(anything, (text) => !(isLandline(text) && isMobile(text))));
  });

  test('whatever is taken is taken as it stands: nothing before it, behind it or between its lines', () => {
    const good = fc.constantFrom(
      ...table.flatMap(([check, { taken }]) => taken.map((text) => [check, text] as const)),
    );
    fc.assert(
      fc.property(good, fc.constantFrom(' ', '\n', '\t', '\u0000', '\u200b'), ([check, text], stranger) => {
        expect(every[check](stranger + text)).toBe(false);
        expect(every[check](text + stranger)).toBe(false);
      }),
    );
  });

  test('an address of the web leads to the host it names, and one of mail has one @', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(isUrl(address)).toBe(true);
        expect(new URL(address).host).toBe(
          address
            .split(/[/?#]/)[2]!
            .toLowerCase()
            .replace(/:(80|443)$/, ''),
        );
      }),
    );
    fc.assert(fc.property(anything, (text) => !isEmail(text) || text.split('@').length === 2));
  });

  test('letters of one case are letters, and changing the case makes the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcxyzABCXYZ'), minLength: 1 }), (text) => {
        expect(isLetters(text)).toBe(true);
        expect([isLowerCase(text.toLowerCase()), isUpperCase(text.toUpperCase())]).toEqual([true, true]);
        expect(isLowerCase(text) && isUpperCase(text)).toBe(false);
      }),
    );
  });

  test('nothing of what can be typed makes a check fall over', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const check of Object.values(every)) expect(typeof check(text)).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
