import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Problem } from '#contract/problem';
import { languageOf } from '#contract/words';
import { secretCookie } from '#host/pipeline/cookies';
import { type LinkClaims, fileLinks } from '#host/files/links';
import { contentDisposition } from '#host/files/names';
import { rangeAsked, type Range } from '#host/files/range';
import type { Services } from '#host/services';
import { loadObject } from '#host/objects';
import { identifySession } from '#product/access/server';
import { markedCopy } from './marked-copy';
import { mayOpen, type StoredRow } from './visible';

/** A part of a file as a browser asks for it while playing a video; undefined for the whole. */
const rangeOf = (header: string | undefined, size: number): Range | undefined => {
  const range = rangeAsked(header, size);
  return range === 'unsatisfiable' ? undefined : range;
};

/** Who holds the link still has their session, their browser and their right: each is asked again at use (security §3.21). */
const admitted = async (services: Services, request: FastifyRequest, claims: LinkClaims) => {
  const binding = request.cookies[secretCookie('bind', services.publicUrl)];
  const me = await identifySession(services, claims.session, binding, services.clock());
  if (!me || me.personId !== claims.person) return undefined;
  const file = await loadObject(services.db, services.contributed.kinds['file']!, claims.file, me);
  if (!file) return undefined;
  const opening = { db: services.db, me, now: services.clock(), services };
  return (await mayOpen(opening, claims.file)) ? { me, file: file as StoredRow } : undefined;
};

/** Ends when nobody waits for the answer any more. */
const signalOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

const answer = async (services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { ticket } = request.params as { ticket: string };
  const claims = fileLinks({ links: services.keys.links }).read(ticket, services.clock());
  const found = claims && (await admitted(services, request, claims));
  reply.header('cache-control', 'private, no-store');
  if (!claims || !found) return reply.code(404).type('text/plain; charset=utf-8').send('链接已失效');
  const { me, file } = found;
  let copy: Buffer | undefined;
  const signal = signalOf(reply);
  try {
    // Asked for its head alone, nothing leaves.
    if (request.method !== 'HEAD')
      copy = await markedCopy({ services, me, file, address: request.ip, signal });
  } catch (fault) {
    if (signal.aborted) return reply.code(503).send();
    if (!(fault instanceof Problem)) throw fault;
    const language = languageOf(request.cookies['language']) ?? 'zh';
    return reply.code(503).type('text/plain; charset=utf-8').send(fault.in(language));
  }
  const range = copy ? undefined : rangeOf(request.headers.range, file.size);
  const shown = claims.use !== 'download';
  // A browser's own viewer for PDF does not run inside a sandbox; the content was inspected when it came in.
  const policy = shown
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox";
  reply
    .type(file.mime)
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-disposition', contentDisposition(file.name, shown))
    .header('accept-ranges', copy ? 'none' : 'bytes');
  if (copy) return reply.header('content-length', copy.length).send(copy);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const bytes = await services.files.open(file.sha256, range);
  // Asked for its head alone, the file is there, and nothing of it is read.
  if (request.method !== 'HEAD') return reply.send(bytes);
  bytes.destroy();
  return reply.send(Readable.from([]));
};

/** Bytes behind signed links. */
export const filePages = (app: FastifyInstance, services: Services): void => {
  // A copy is marked before its first byte leaves; others may be before it.
  app.get('/file/:ticket', { config: { seconds: 30 } }, (request, reply) => answer(services, request, reply));
};
