import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network';

test('[AU-07] an IPv4 address is itself, however it is written; of IPv6 the first 64 bits count', () => {
  const same = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3::4:5:192.0.2.1', '1:2:3:0::/64'],
    ['1::ffff:192.0.2.1', '1:0:0:0::/64'],
    ['::3:4:5:6:192.0.2.1', '0:0:3:4::/64'],
    ['::4:5:6:7:8', '0:0:0:4::/64'],
  ] as const;
  for (const [address, network] of same) expect(networkOf(address), address).toBe(network);
});

test('[AU-07] two addresses are one network exactly where their first four groups are equal', () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  const written = (all: readonly number[]) => all.map((each) => each.toString(16)).join(':');
  /** The longest run of noughts left out, as browsers and kernels write it. */
  const short = (all: readonly number[]) => new URL(`http://[${written(all)}]`).hostname.slice(1, -1);
  fc.assert(
    fc.property(groups, groups, fc.integer({ min: 0, max: 8 }), (one, other, shared) => {
      const twin = [...one.slice(0, shared), ...other.slice(shared)];
      const isSame = written(one.slice(0, 4)) === written(twin.slice(0, 4));
      expect(networkOf(short(one)) === networkOf(written(twin))).toBe(isSame);
    }),
  );
});
