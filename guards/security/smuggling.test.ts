import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const { port } = new URL(app.address);

const start = `POST /api/Public/PostInterest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
const chunked = `${start}Transfer-Encoding: chunked\r\n\r\n`;
const bare = 'Content-Length: 0\r\n\r\n';

/** Requests of which one reader sees other bounds than another: a proxy and the product would take them apart differently. */
const shapes: Readonly<Record<string, string>> = {
  'a length and pieces': `${start}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
  'pieces and a length': `${start}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\nG`,
  'two lengths': `${start}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  'one length twice': `${start}Content-Length: 5\r\nContent-Length: 5\r\n\r\nabcde`,
  'a list of lengths': `${start}Content-Length: 5, 5\r\n\r\nabcde`,
  'a length with a sign': `${start}Content-Length: +5\r\n\r\nabcde`,
  'a length below nothing': `${start}Content-Length: -1\r\n\r\nabcde`,
  'a length to the base of 16': `${start}Content-Length: 0x5\r\n\r\nabcde`,
  'a length of two numbers': `${start}Content-Length: 5 5\r\n\r\nabcde`,
  'a length of nothing': `${start}Content-Length: \r\n\r\nabcde`,
  'a length beyond all numbers': `${start}Content-Length: 99999999999999999999999\r\n\r\na`,
  'a blank before the colon of the length': `${start}Content-Length : 5\r\n\r\nabcde`,
  'a length without a colon': `${start}Content-Length 5\r\n\r\nabcde`,
  'a length with a blank in its name': `${start}Content Length: 5\r\n\r\nabcde`,
  'pieces, and then none': `${start}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  'pieces under another name': `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'no pieces in so many words': `${start}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'pieces twice': `${start}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a blank before the colon of the pieces': `${start}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'a control character before the pieces': `${start}Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n`,
  'pieces in quotes': `${start}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n`,
  'pieces on a line of their own': `${start}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`,
  'pieces with a GET and a length': `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`,
  'a folded header': `${start}X-A: b\r\n c\r\n${bare}`,
  'a first header that is folded': `POST / HTTP/1.1\r\n Host: 127.0.0.1:${port}\r\n${bare}`,
  'lines that end without a return': `POST / HTTP/1.1\nHost: 127.0.0.1:${port}\nContent-Length: 0\n\n`,
  'one line that ends without a return': `${start}X-A: b\n${bare}`,
  'one line that ends with a return alone': `${start}X-A: b\r${bare}`,
  'a header with a NUL': `${start}X-A: b\u0000c\r\n${bare}`,
  'no host': `POST / HTTP/1.1\r\n${bare}`,
  'a version in small letters': `POST / http/1.1\r\nHost: 127.0.0.1:${port}\r\n${bare}`,
  'a piece below nothing': `${chunked}-1\r\na\r\n0\r\n\r\n`,
  'a piece with a prefix': `${chunked}0x5\r\nabcde\r\n0\r\n\r\n`,
  'a piece beyond all numbers': `${chunked}ffffffffffffffffff\r\na\r\n0\r\n\r\n`,
  'a piece longer than it says': `${chunked}5\r\nabcdefg\r\n0\r\n\r\n`,
  'a piece whose line ends without a return': `${chunked}5\nabcde\r\n0\r\n\r\n`,
  'a piece whose remark ends without a return': `${chunked}5;a\nabcde\r\n0\r\n\r\n`,
};

/** All that comes back until the other side closes the line, which it has to do. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(5_000, () => socket.destroy(new Error('the line stays open')));
    socket.on('data', (part: Buffer) => (said += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });

test('[IN-08] a request of which two readers would see other bounds is refused, the line is closed, and what was hidden behind it is never read', async () => {
  const hidden = `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
  expect(Object.keys(shapes).length).toBeGreaterThan(30);
  const found = await Promise.all(
    Object.entries(shapes).map(async ([name, shape]) => {
      const answers = [...(await answerTo(shape + hidden)).matchAll(/HTTP\/1\.1 (\d+) /g)];
      return [name, ...answers.map(([, status]) => status)];
    }),
  );
  expect(found).toEqual(Object.keys(shapes).map((name) => [name, '400']));
  // An honest one with another behind it is answered, and so is that.
  const honest = await answerTo(`GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n${hidden}`);
  expect(honest.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});
