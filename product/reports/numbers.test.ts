import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationNumber } from '#product/applications/number';
import {
  parseReportNumber,
  parseVerificationCode,
  reportNumber,
  validityState,
  validUntil,
  verificationCode,
} from './numbers';

describe('numbers on paper (domain §6.6)', () => {
  it('an application is numbered by year', () => {
    expect(applicationNumber(2026, 123)).toBe('CG20260000123');
    expect(() => applicationNumber(2026, 10_000_000)).toThrow(RangeError);
    expect(() => applicationNumber(2026, 0)).toThrow(RangeError);
    expect(() => applicationNumber(26, 1)).toThrow(RangeError);
  });

  it('a report is numbered by year, agency and category', () => {
    expect(reportNumber(2026, 'PJ001', 'applied', 42)).toBe('YWPJ2026-PJ001-Y-00042');
    expect(reportNumber(2026, 'PJ001', 'publicBenefit', 1)).toBe('YWPJ2026-PJ001-G-00001');
    expect(reportNumber(2026, 'PJ001', 'basicTheory', 99_999)).toBe('YWPJ2026-PJ001-J-99999');
    expect(() => reportNumber(2026, 'PJ-01', 'applied', 1)).toThrow(RangeError);
    expect(() => reportNumber(2026, 'PJ001', 'applied', 100_000)).toThrow(RangeError);
  });

  it('a report number is understood as a visitor types it', () => {
    const number = 'YWPJ2026-PJ001-Y-00042';
    expect(parseReportNumber('ywpj2026 pj001 y 00042')).toBe(number);
    expect(parseReportNumber('ＹＷＰＪ２０２６－PJ001－Y—00042')).toBe(number);
    expect(parseReportNumber('YWPJ2026-PJ001-X-00042')).toBeNull();
  });
});

describe('the verification code', () => {
  const bytes = fc.uint8Array({ minLength: 15, maxLength: 32 });
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

  it('is sixteen characters in four groups, and reads back', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = verificationCode(random);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
        expect(parseVerificationCode(code)).toBe(code);
      }),
    );
  });

  it('is understood in lower case, without hyphens, with o, i and l', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('i', 'l', 'I', 'L'), (random, one) => {
        const code = verificationCode(random);
        const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', one);
        expect(parseVerificationCode(typed)).toBe(code);
      }),
    );
  });

  it('notices any one wrong character', () => {
    fc.assert(
      fc.property(bytes, fc.nat(15), fc.constantFrom(...alphabet), (random, place, wrong) => {
        const characters = [...verificationCode(random).replaceAll('-', '')];
        fc.pre(characters[place] !== wrong);
        characters[place] = wrong;
        expect(parseVerificationCode(characters.join(''))).toBeNull();
      }),
    );
  });

  it('notices any two exchanged characters', () => {
    fc.assert(
      fc.property(bytes, fc.nat(15), fc.nat(15), (random, one, other) => {
        const characters = [...verificationCode(random).replaceAll('-', '')];
        fc.pre(characters[one] !== characters[other]);
        [characters[one], characters[other]] = [characters[other]!, characters[one]!];
        expect(parseVerificationCode(characters.join(''))).toBeNull();
      }),
    );
  });

  it('is not understood when too short, too long or with a U', () => {
    expect(parseVerificationCode('')).toBeNull();
    expect(parseVerificationCode('0000-0000-0000-000')).toBeNull();
    expect(parseVerificationCode('0000-0000-0000-0000-0')).toBeNull();
    expect(parseVerificationCode('U000-0000-0000-0000')).toBeNull();
    expect(() => verificationCode(new Uint8Array(14))).toThrow(RangeError);
  });
});

describe('the validity of a report', () => {
  const report = { validUntil: '2028-06-30', isRevoked: false, isSuperseded: false };

  it('ends two years after issue, at the end of a shorter month', () => {
    expect(validUntil('2026-06-30', 24)).toBe('2028-06-30');
    expect(validUntil('2024-02-29', 24)).toBe('2026-02-28');
  });

  it('is expiring from 60 days before, on its last day too, and expired the day after', () => {
    expect(validityState(report, '2028-04-30')).toBe('valid');
    expect(validityState(report, '2028-05-01')).toBe('expiring');
    expect(validityState(report, '2028-06-30')).toBe('expiring');
    expect(validityState(report, '2028-07-01')).toBe('expired');
  });

  it('is outweighed by a newer report, and that by revocation', () => {
    expect(validityState({ ...report, isSuperseded: true }, '2030-01-01')).toBe('superseded');
    expect(validityState({ ...report, isSuperseded: true, isRevoked: true }, '2026-07-01')).toBe('revoked');
  });
});
