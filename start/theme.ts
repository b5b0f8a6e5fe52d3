import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Colour } from '#shell/look/contrast';
import { themeCss } from '#shell/look/sheet';
import { defaultAccent } from '#shell/look/tokens';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Another one as soon as any colour's sheet would read otherwise: all are made the same way. */
const version = hashOf(themeCss(defaultAccent)).slice(0, 8);

/** The whole address and nothing beside it: six hexadecimal digits, and which making of the sheets is meant. */
const address = /^\/theme\/([0-9a-f]{6})\.css(?:\?v=([\w-]{8}))?$/;

/** The colour that a browser says it wears; what is no colour is none. */
const wornIn = (cookie: string | undefined): Colour =>
  cookie !== undefined && /^[0-9a-f]{6}$/.test(cookie) ? `#${cookie}` : defaultAccent;

/** Where the office's document has its colours from, for the colour that the cookie names. */
export const themeAddress = (cookie: string | undefined): string =>
  `/theme/${wornIn(cookie).slice(1)}.css?v=${version}`;

/**
 * The office's style sheet in one accent (AP9), the same for everybody. Asked for by its version it is kept for ever; without
 * one, or by an older one, it is asked for again by its tag. Any address but that of a colour is not there.
 */
export const themeSheet = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const [, digits, asked] = address.exec(request.url) ?? [];
  if (!digits)
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('');
  const css = themeCss(`#${digits}`);
  const tag = `"${hashOf(css)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', asked === version ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('text/css; charset=utf-8').send(css);
};
