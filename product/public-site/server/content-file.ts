import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#contract/field';
import { contentDisposition } from '#host/files/names';
import type { Services } from '#host/services';
import { countReading, publishedAttachment, publishedFile } from '#product/newsroom/server';
import { asked } from './site';

/** The file of its kind, or one that is attached to it. */
const fileOf = async ({ db, clock }: Services, id: string, attachment: string) => {
  if (attachment === '') return publishedFile(db, id, clock());
  const file = isId(attachment) ? await publishedAttachment(db, id, attachment, clock()) : undefined;
  return file && { ...file, isPicture: false };
};

/**
 * The file of a piece that visitors have: the picture of the carousel, a form to be filled in. What was withdrawn is gone at
 * once; undefined where there is nothing a visitor may have.
 */
export const contentFile = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const id = asked(request, 'id');
  const attachment = asked(request, 'file');
  const file = isId(id) ? await fileOf(services, id, attachment) : undefined;
  if (!file) return undefined;
  const tag = `"${file.sha256}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply
    .type(file.mime)
    .header('content-disposition', contentDisposition(file.name, file.isPicture))
    .header('content-length', file.size);
  // Whoever asks only about it takes nothing with them: nothing is counted, and the file stays shut.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  // Whoever takes an attachment has been counted as a reader of its text.
  if (!file.isPicture && attachment === '')
    countReading(services.db, id).catch((fault: unknown) =>
      services.log.warn({ fault }, 'a download was not counted'),
    );
  return reply.send(await services.files.open(file.sha256));
};
