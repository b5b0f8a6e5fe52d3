import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, isIdentityCard, makeIdentityCard, readIdentityCard } from './identity-card';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const region = fc.stringMatching(/^\d{6}$/);
const order = fc.integer({ min: 0, max: 999 });

describe('a Chinese identity number [VA4]', () => {
  test('of the standard’s own example has the check character X', () => {
    expect(checkDigit('11010519491231002')).toBe('X');
    expect(isIdentityCard('11010519491231002X')).toBe(true);
    expect(isIdentityCard('11010519491231002x')).toBe(true);
  });

  test('that we make is valid, and tells region, birthday and sex again', () => {
    fc.assert(
      fc.property(region, day, order, (place, birthDate, number) => {
        expect(readIdentityCard(makeIdentityCard(place, birthDate, number))).toEqual({
          region: place,
          birthDate,
          sex: number % 2 === 1 ? '1' : '2',
        });
      }),
    );
  });

  test('with any one digit changed is refused', () => {
    fc.assert(
      fc.property(
        region,
        day,
        order,
        fc.nat(16),
        fc.integer({ min: 1, max: 9 }),
        (place, date, number, at, by) => {
          const card = makeIdentityCard(place, date, number);
          const digit = String((Number(card[at]) + by) % 10);
          expect(isIdentityCard(card.slice(0, at) + digit + card.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  test('with two neighbours swapped is refused', () => {
    fc.assert(
      fc.property(region, day, order, fc.nat(15), (place, date, number, at) => {
        const card = makeIdentityCard(place, date, number);
        fc.pre(card[at] !== card[at + 1]);
        const swapped = card.slice(0, at) + card[at + 1]! + card[at]! + card.slice(at + 2);
        expect(isIdentityCard(swapped)).toBe(false);
      }),
    );
  });

  test('of the old kind has fifteen digits and a year of the last century', () => {
    expect(readIdentityCard('110105491231002')).toEqual({
      region: '110105',
      birthDate: '1949-12-31',
      sex: '2',
    });
    expect(isIdentityCard('110105491331002')).toBe(false);
  });

  test('is refused for a day that never was, for letters, and for any other length', () => {
    expect(isIdentityCard(`00000020010229001${checkDigit('00000020010229001')}`)).toBe(false);
    for (const wrong of ['', '1', '0000001980010100', 'ABCDEF198001010037', ' 11010519491231002X'])
      expect(isIdentityCard(wrong)).toBe(false);
    expect(() => makeIdentityCard('000000', '2001-02-29', 1)).toThrow(RangeError);
    expect(() => checkDigit('123')).toThrow(RangeError);
  });
});
