import { describe, expect, test } from 'vitest';
import { uuidV5 } from './uuid-v5';

const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('identifiers derived from names', () => {
  test('give the values that the standard and its errata print', () => {
    expect(uuidV5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect(uuidV5(dns, 'www.widgets.com')).toBe('21f7f8de-8051-5b89-8680-0195ef798b6a');
  });

  test('take a name of any script by its UTF-8, as other programs do', () => {
    expect(uuidV5(dns, '成果')).toBe('b7f21b11-b973-5be1-8975-a917ecd204fb');
  });

  test('refuse a namespace that is no UUID', () => {
    expect(() => uuidV5('nonsense', 'x')).toThrow(RangeError);
  });
});
