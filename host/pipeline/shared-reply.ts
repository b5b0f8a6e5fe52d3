import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../files/names';
import { wayFor } from './shrink';

/** What proxies may do with a reply that is the same for everybody: hand it out for a second, and for ten more while they ask anew. */
const forEverybody = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10';
/** The same reply beside which something is said to one browser alone. */
const forOne = 'private, no-cache';

type Way = ReturnType<typeof wayFor>;
/** Browsers say one of a few lists of what they take; so many are remembered with what they came to. */
const mostLists = 32;

/** An answer of which nothing has to be worked out any more. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** A reply that is the same for everybody who asks the same: it holds nothing of anybody and is made once. */
export class SharedReply {
  /** Weak: the same however it travels. */
  readonly tag: string;
  private readonly body: Buffer;
  private readonly shortening = new Map<string, Promise<Buffer>>();
  private readonly shortened = new Map<string, Buffer>();
  /** How it travels, by what a browser says that it takes. */
  private readonly ways = new Map<string, Way>();
  /** One for each way in which it is asked for. */
  private readonly answers = new Map<string, ReadyAnswer>();

  constructor(
    readonly type: string,
    text: string,
    /** Milliseconds of the clock: the next moment at which it may say something else, though nobody writes anything. */
    readonly until: number,
    /** The record that its reader reads, where that is counted. */
    readonly about?: string,
    /** The name of a file to be kept, where it is none to be shown. */
    readonly file?: string,
  ) {
    this.body = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  /** Bytes it takes at most, the shorter ones among them. */
  get size(): number {
    return this.body.length * 2;
  }

  /**
   * What these headers are answered with; undefined while it is not yet as short as they take it. `isForAll`: nothing is said to
   * this browser alone.
   */
  ready(headers: IncomingHttpHeaders, isForAll: boolean): ReadyAnswer | undefined {
    const isThere = isKnown(headers['if-none-match'], this.tag);
    const way = isThere ? undefined : this.wayFor(headers)?.[0];
    const key = `${isForAll} ${isThere} ${way}`;
    const there = this.answers.get(key);
    if (there) return there;
    const body = isThere ? undefined : way ? this.shortened.get(way) : this.body;
    if (!isThere && !body) return undefined;
    const answer: ReadyAnswer = {
      status: isThere ? 304 : 200,
      headers: {
        'cache-control': isForAll ? forEverybody : forOne,
        etag: this.tag,
        vary: 'accept-language, cookie, accept-encoding',
        ...(!isThere && { 'content-type': this.type }),
        ...(this.file && { 'content-disposition': contentDisposition(this.file) }),
        ...(way && { 'content-encoding': way }),
      },
      body,
    };
    this.answers.set(key, answer);
    return answer;
  }

  private wayFor(headers: IncomingHttpHeaders): Way {
    const said = String(headers['accept-encoding'] ?? '');
    if (this.ways.has(said)) return this.ways.get(said);
    const way = wayFor({ headers });
    if (this.ways.size < mostLists) this.ways.set(said, way);
    return way;
  }

  /** Sends it, or says that the asker has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, isForAll: boolean): Promise<FastifyReply> {
    const { status, headers, body } =
      this.ready(request.headers, isForAll) ?? (await this.shorten(request.headers, isForAll));
    return reply.code(status).headers(headers).send(body);
  }

  /** Those who ask at once wait for one that is made. */
  private async shorten(headers: IncomingHttpHeaders, isForAll: boolean): Promise<ReadyAnswer> {
    const [name, shorten] = wayFor({ headers })!;
    let under = this.shortening.get(name);
    if (!under) this.shortening.set(name, (under = shorten(this.body)));
    this.shortened.set(name, await under);
    return this.ready(headers, isForAll)!;
  }
}

/** Whether one of the tags that a browser has is this one, weak or not. */
const isKnown = (known: string | undefined, tag: string): boolean =>
  known !== undefined &&
  known.split(',').some((each) => each.trim() === '*' || `W/${each.trim().replace(/^W\//, '')}` === tag);
