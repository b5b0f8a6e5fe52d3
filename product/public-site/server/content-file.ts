import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#contract/uuid';
import { languages } from '#contract/words';
import { contentDisposition } from '#host/files/names';
import { rangeAsked } from '#host/files/range';
import type { Line } from '#host/line';
import type { Services } from '#host/services';
import {
  countReading,
  publishedAttachment,
  publishedFile,
  publishedSubtitles,
} from '#product/newsroom/server';
import { previewAsked, privately } from './preview';
import type { Sent } from './sent';
import { asked } from './site';

/** The file of its kind, or one that is attached to a text. */
const fileOf = async (
  { db, clock }: Services,
  { id, attachment, draft }: Record<'id' | 'attachment', string> & { readonly draft?: string | undefined },
) => {
  if (attachment === '') return publishedFile(db, id, clock(), draft);
  const file = isId(attachment) ? await publishedAttachment(db, id, attachment, clock(), draft) : undefined;
  return file && { ...file, isShown: false };
};

/** What stands in a range must be of the same file as what came before it: else the whole is sent (RFC 9110, 13.1.5). */
const partAsked = ({ method, headers }: FastifyRequest, tag: string, size: number) => {
  if (method === 'HEAD' || (headers['if-range'] ?? tag) !== tag) return undefined;
  return rangeAsked(headers.range, size);
};

/**
 * The file of a piece that visitors have: a form to be filled in, a video or any part of it, and its subtitles (`part=zh`). What
 * was withdrawn is gone at once; undefined where there is nothing a visitor may have. It is looked up in a place among the visitors,
 * and sent outside of it.
 */
export const contentFile = async (
  services: Services,
  inPlace: Line['run'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sent | undefined> => {
  const [id, part] = [asked(request, 'id'), asked(request, 'part')];
  const attachment = asked(request, 'file');
  if (!isId(id)) return undefined;
  const { token, open } = previewAsked(services, request);
  /** With a token what belongs to its piece is found, and nothing else. */
  const find = <Found>(look: (draft: string | undefined) => Promise<Found>) =>
    inPlace(async () => {
      const preview = await open();
      return token && preview?.id !== id ? undefined : look(preview?.id);
    });
  const language = languages.find((each) => each === part);
  if (language)
    return subtitles(
      reply,
      await find((draft) => publishedSubtitles(services.db, id, language, services.clock(), draft)),
      token !== '',
    );
  if (part !== '') return undefined;
  const file = await find((draft) => fileOf(services, { id, attachment, draft }));
  if (!file) return undefined;
  const tag = `"${file.sha256}"`;
  reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (token) privately(reply);
  if (request.headers['if-none-match'] === tag) return { reply: reply.code(304).send() };
  const range = partAsked(request, tag, file.size);
  if (range === 'unsatisfiable')
    return { reply: reply.code(416).header('content-range', `bytes */${file.size}`).send() };
  reply
    .type(file.mime)
    .header('content-disposition', contentDisposition(file.name, file.isShown))
    .header('content-length', range ? range.end - range.start + 1 : file.size);
  // Whoever asks only about it takes nothing with them: nothing is counted, and the file stays shut.
  if (request.method === 'HEAD') return { reply: reply.send(Readable.from([])) };
  // Whoever takes an attachment has been counted as a reader of its text. A player asks for one part after the other, some first for
  // two bytes to see whether they get parts at all: it begins once.
  const begins = range === undefined || (range.start === 0 && range.end > 1);
  if (!token && attachment === '' && begins)
    countReading(services.db, id).catch((fault: unknown) =>
      services.log.warn({ fault }, 'a download was not counted'),
    );
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return { reply: reply.send(await services.files.open(file.sha256, range)) };
};

/** Subtitles as a track of a page of ours takes them. */
const subtitles = (reply: FastifyReply, text: string | undefined, isPreview: boolean): Sent | undefined => {
  if (text === undefined) return undefined;
  reply
    .type('text/vtt; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (isPreview) privately(reply);
  return { reply: reply.send(text) };
};
