import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wayFor } from './shrink';

/** What proxies may do with a reply that is the same for everybody: hand it out for a second, and for ten more while they ask anew. */
const forEverybody = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10';
/** The same reply beside which something is said to one browser alone. */
const forOne = 'private, no-cache';

/** A reply that is the same for everybody who asks the same: it holds nothing of anybody and is made once. */
export class SharedReply {
  /** Weak: the same however it travels. */
  readonly tag: string;
  private readonly body: Buffer;
  private readonly shortened = new Map<string, Promise<Buffer>>();

  constructor(
    readonly type: string,
    text: string,
    /** Milliseconds of the clock: the next moment at which it may say something else, though nobody writes anything. */
    readonly until: number,
    /** The record that its reader reads, where that is counted. */
    readonly about?: string,
  ) {
    this.body = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  /** Bytes it takes at most, the shorter ones among them. */
  get size(): number {
    return this.body.length * 2;
  }

  /** Sends it, or says that the asker has it already. `isForAll`: nothing is said to this browser alone. */
  async send(request: FastifyRequest, reply: FastifyReply, isForAll: boolean): Promise<FastifyReply> {
    reply
      .header('cache-control', isForAll ? forEverybody : forOne)
      .header('etag', this.tag)
      .header('vary', 'accept-language, cookie, accept-encoding');
    if (isKnown(request.headers['if-none-match'], this.tag)) return reply.code(304).send();
    reply.type(this.type);
    const way = wayFor(request);
    if (!way) return reply.send(this.body);
    const [name, shorten] = way;
    let bytes = this.shortened.get(name);
    if (!bytes) this.shortened.set(name, (bytes = shorten(this.body)));
    return reply.header('content-encoding', name).send(await bytes);
  }
}

/** Whether one of the tags that a browser has is this one, weak or not. */
const isKnown = (known: string | undefined, tag: string): boolean =>
  known !== undefined &&
  known.split(',').some((each) => each.trim() === '*' || `W/${each.trim().replace(/^W\//, '')}` === tag);
