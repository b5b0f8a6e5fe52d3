import { BlockList, isIP } from 'node:net';

type Networks = readonly (readonly [network: string, bits: number])[];

const listed = (networks: Networks, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};

/** What of IPv4 is no public host: this network, private ones, carriers' own, loopback, link-local with the clouds' metadata, examples, groups. */
const closed = listed(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  'ipv4',
);

/** Of IPv6 only this is given to hosts of the internet. */
const hosts6 = listed([['2000::', 3]], 'ipv6');
/** What of it holds an IPv4 address within it leads who knows where; the rest are examples. */
const closed6 = listed(
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
  'ipv6',
);

/** Whether an address is one of a public host (security SS-01). What is no address is none. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && hosts6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};
