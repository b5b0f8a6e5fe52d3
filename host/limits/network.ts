import { isIP } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
const firstFour = (address: string): string => {
  const [head, tail] = address.split('%', 1)[0]!.split('::') as [string, string?];
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  // An IPv4 address at the end stands for two groups; it never lies within the first four where nothing is left out.
  const [before, after] = [groups(head), groups(tail)];
  const gap =
    tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length - (tail.includes('.') ? 1 : 0));
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * What is counted for an address: itself, or of IPv6 the first 64 bits, for whoever holds one address there holds all that
 * begin like it. IPv4 written as IPv6 is the same address.
 */
export const networkOf = (address: string): string => {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) === 6 ? `${firstFour(plain)}::/64` : plain;
};
