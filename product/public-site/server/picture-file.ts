import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#contract/uuid';
import type { Line } from '#host/line';
import type { Services } from '#host/services';
import { modernFormats, pictureKinds, type PictureFormat } from '#product/media/picture';
import { pictureFile } from '#product/media/server';
import { opensPicture, previewAsked, privately } from './preview';
import type { Sent } from './sent';

/** How long a browser keeps a picture without asking: its address changes with it, and one that was withdrawn is gone in an hour. */
const keptSeconds = 3_600;

const formats: readonly string[] = [...pictureKinds, ...modernFormats];
const name = new RegExp(`^(original|[1-9]\\d{0,4})\\.(${formats.join('|')})$`);

/** A picture of the library in a size and format, looked up in a place among the visitors; undefined where no reader has anything with it. */
export const libraryPicture = async (
  services: Services,
  inPlace: Line['run'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sent | undefined> => {
  const asked = request.params as { readonly id: string; readonly version: string; readonly name: string };
  const [, width, format] = name.exec(asked.name) ?? [];
  if (!isId(asked.id) || !/^[1-9]\d{0,8}$/.test(asked.version) || !width || !format) return undefined;
  const { token, open } = previewAsked(services, request);
  const file = await inPlace(async () => {
    const preview = await open();
    // What a link opens is what its piece shows, and nothing else.
    if (token && !(preview && (await opensPicture(services, preview, asked.id)))) return undefined;
    return pictureFile(services, {
      id: asked.id,
      version: Number(asked.version),
      width: width === 'original' ? width : Number(width),
      format: format as PictureFormat,
      isOpened: token !== '',
    });
  });
  if (!file) return undefined;
  if ('movedTo' in file)
    return {
      reply: reply
        .header('cache-control', 'no-store')
        .redirect(token ? `${file.movedTo}?preview=${token}` : file.movedTo),
    };
  const tag = `"${file.sha256}"`;
  reply
    .header('etag', tag)
    .header('cache-control', `public, max-age=${keptSeconds}`)
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (token) privately(reply);
  if (request.headers['if-none-match'] === tag) return { reply: reply.code(304).send() };
  reply.type(file.mime).header('content-disposition', 'inline').header('content-length', file.size);
  if (request.method === 'HEAD') return { reply: reply.send(Readable.from([])) };
  return { reply: reply.send(await services.files.open(file.sha256)) };
};
