import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is shorter travels in one packet anyway. */
const least = 1_024;
/** Fast enough to be done at every answer; the levels above gain little on JSON and HTML. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const ways = [
  ['br', (text: string | Buffer) => promisify(brotliCompress)(text, { params: brotli })],
  ['gzip', (text: string | Buffer) => promisify(gzip)(text, { level: 5 })],
] as const;

/** Whether a browser's list of what it understands holds this one: `gzip, br;q=0` takes no `br`. */
const takes = (encodings: string, wanted: string): boolean =>
  encodings.split(',').some((each) => {
    const [name, quality = ''] = each.trim().split(';', 2);
    return name === wanted && !/^\s*q=0(\.0*)?$/.test(quality);
  });

/** How a browser takes an answer shorter, by name and what does it; undefined where it says nothing of that. */
export const wayFor = ({ headers }: Pick<FastifyRequest, 'headers'>): (typeof ways)[number] | undefined => {
  const encodings = String(headers['accept-encoding'] ?? '');
  return ways.find(([name]) => takes(encodings, name));
};

/**
 * A hook that sends a text of some length compressed where the browser understands that. Only for answers in which nothing
 * is to be guessed: how long a compressed answer is tells of what it holds.
 */
export const shrink = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || payload.length < least || reply.hasHeader('content-encoding'))
    return payload;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  const way = wayFor(request);
  if (!way) return payload;
  const [name, squeeze] = way;
  const bytes = await squeeze(payload);
  reply.header('content-encoding', name).header('content-length', bytes.length);
  return bytes;
};
