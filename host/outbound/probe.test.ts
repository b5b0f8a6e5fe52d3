import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFor } from '#testing/certificate';
import { probe } from './probe';
import { isPublicAddress } from './public-address';

const { key, cert } = certificateFor(['fine.example', 'other.example']);
const asked: string[] = [];
const sink = createServer({ key, cert }, ({ url = '', headers }, reply) => {
  asked.push(`${headers.host ?? ''}${url}`);
  if (url === '/101')
    return void reply.socket?.end('HTTP/1.1 101 \r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  const status = Number(/\d{3}/.exec(url)?.[0] ?? 200);
  reply
    .writeHead(status, status === 302 ? { location: `https://127.0.0.1:${port()}/secret` } : {})
    .end('words');
});
const port = (): number => (sink.address() as AddressInfo).port;
beforeAll(async () => {
  await new Promise<void>((open) => void sink.listen(0, '127.0.0.1', open));
});
afterAll(() => void sink.close());

/** Ways to spell hosts that are not of the internet: other bases, other lengths, IPv4 within IPv6, what clouds tell of themselves. */
const spellings = [
  ...['127.0.0.1', '127.1', '127.0.1', '0x7f.0.0.1', '0x7f000001', '2130706433', '017700000001', '0177.0.0.1', '0x7f.1', '127.0.0.1.', '127.255.255.254', '１２７.0.0.1', '①27.0.0.1', '127。0。0。1'],
  ...['0.0.0.0', '0', '0x0', '00.0.0.0', '0.1.2.3', '255.255.255.255', '224.0.0.1', '239.255.255.250', '240.0.0.1', '4294967295'],
  ...['10.0.0.1', '10.255.255.255', '0xa.0.0.1', '012.0.0.1', '167772161', '172.16.0.1', '172.31.255.255', '0xac.0x10.0.1', '2886729729', '192.168.0.1', '192.168.1', '0xc0a80001', '3232235521', '100.64.0.1', '100.127.255.255', '198.18.0.1', '198.19.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.51.100.1', '203.0.113.1'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.0.1', '169.254.170.2', '0xa9.254.0xa9fe'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:169.254.169.254]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::169.254.169.254]', '[64:ff9b:1::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001::1]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[3fff::1]', '[100::1]'],
  ...['[fe80::1]', '[febf::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]', '[fdff::1]', '[ff02::1]', '[ff0e::1]', '[5f00::1]', '[4000::1]', '[::ffff:0:127.0.0.1]'],
]; // oxfmt-ignore

test('[SS-01] no spelling of an address that is not of the internet is connected to', async () => {
  expect(spellings.length).toBeGreaterThanOrEqual(80);
  const ask = probe({ ca: cert });
  for (const host of spellings) expect([host, await ask(`https://${host}:${port()}/`)]).toEqual([host, { reason: 'notPublic' }]);
  for (const address of [`http://fine.example:${port()}/`, `https://own@fine.example/`, 'ftp://fine.example/', 'https://', 'file:///etc/passwd'])
    expect(await ask(address)).toEqual({ reason: 'notPublic' });
  expect(asked).toEqual([]);
  for (const address of ['1.1.1.1', '172.32.0.1', '223.255.255.254', '2606:4700:4700::1111', '240e::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
}); // oxfmt-ignore

test('[SS-01] a name that leads elsewhere at its second question, or to one wrong address among right ones, leads nowhere', async () => {
  let questions = 0;
  const judged = { address: '127.0.0.2', family: 4 };
  const loopback = { address: '127.0.0.1', family: 4 };
  const isAllowed = (address: string): boolean => address === judged.address;
  // Nobody listens where the name leads first; whoever asked again when connecting would be in the sink.
  const rebinding = probe({ ca: cert, resolve: async () => [questions++ === 0 ? judged : loopback], isAllowed });
  expect(await rebinding(`https://fine.example:${port()}/`)).toEqual({ reason: 'noAnswer' });
  const mixed = probe({ ca: cert, resolve: async () => [judged, loopback], isAllowed });
  expect(await mixed(`https://fine.example:${port()}/`)).toEqual({ reason: 'notPublic' });
  expect([questions, asked]).toEqual([1, []]);
}); // oxfmt-ignore

test('what answers is there, what is gone or broken is not, and no redirect is followed', async () => {
  const parts = { ca: cert, resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true };
  const ask = probe(parts);
  const answers = async (path: string) => ask(`https://fine.example:${port()}${path}`);
  for (const path of ['/', '/302', '/401', '/403', '/429']) expect([path, await answers(path)]).toEqual([path, { reason: null }]);
  for (const status of [404, 410, 500, 503]) expect(await answers(`/${status}`)).toEqual({ reason: 'status', status });
  expect(asked.filter((each) => each.includes('secret'))).toEqual([]);
  expect(asked[0]).toBe(`fine.example:${port()}/`);
  expect(await ask(`https://stranger.example:${port()}/`)).toEqual({ reason: 'certificate' });
  const { ca: _ca, ...believing } = parts;
  expect(await probe(believing)(`https://fine.example:${port()}/`)).toEqual({ reason: 'certificate' });
  expect(await ask('https://fine.example:1/')).toEqual({ reason: 'noAnswer' });
  expect(await answers('/101')).toEqual({ reason: 'noAnswer' });
  expect(await probe({ ...parts, resolve: async () => [] })('https://nobody.example/')).toEqual({ reason: 'unknownHost' });
}); // oxfmt-ignore
