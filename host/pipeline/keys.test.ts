import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesTwice } from './keys';

test('[RS-02] a key that is named twice in one object is found, however deep and however it is spelt', () => {
  for (const json of [
    '{"a":1,"a":2}',
    '{"a":1,"b":2,"a":1}',
    '{"a":1,"\\u0061":2}',
    '[{"x":{"to":"a","to":"b"}}]',
    '{ "a" : [ ] , "a" : { } }',
    '{"":1,"":2}',
    '{"\\"":1,"\\u0022":2}',
  ])
    expect(namesTwice(json), json).toBe(true);
  for (const json of ['{"a":"a","b":{"a":1}}', '[{"a":1},{"a":2}]', '{"a":"\\"a\\":1,\\"a\\":"}', '{"a:":1,"a":":"}', '"a"', '1'])
    expect(namesTwice(json), json).toBe(false);
}); // oxfmt-ignore

test('no object has a key twice, whatever it holds', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => !namesTwice(JSON.stringify(value, null, 1))));
});
