import * as z from 'zod';
import { expect, test } from 'vitest';
import { codecOf } from './codec';
import { strictObject } from './field';
import { withMetadata } from './metadata';
import { fromWire } from './traverse';

test('what stands in the place of a choice’s name is refused by its schema, be it an object without words or the name of what every object has', () => {
  const action = (name: string) => withMetadata(z.literal(name), { wire: 'Deed' });
  const takes = z.discriminatedUnion('action', [
    strictObject({ action: action('sign'), text: z.string() }),
    strictObject({ action: action('send') }),
  ]);
  const judged = (Deed: unknown) => takes.safeParse(fromWire(codecOf(takes), { Deed, Text: 'x' })).success;
  expect(judged('sign')).toBe(true);
  for (const stranger of [
    'toString',
    'constructor',
    '__proto__',
    '',
    7,
    null,
    ['sign'],
    {},
    { toString: {} },
  ])
    expect(judged(stranger), JSON.stringify(stranger)).toBe(false);
});
