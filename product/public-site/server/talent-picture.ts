import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#contract/uuid';
import { fileFacts } from '#host/files/rows';
import type { Line } from '#host/line';
import type { Services } from '#host/services';
import { passingScans } from '#product/materials/server';
import { shownPeople } from '#queries/people';
import type { Sent } from './sent';
import { asked } from './site';

/**
 * The picture of somebody who agreed to show it, looked up in a place among the visitors; undefined for any other file, and from
 * the moment they take their consent back: whoever keeps it asks each time.
 */
export const talentPicture = async (
  { db, files }: Services,
  inPlace: Line['run'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sent | undefined> => {
  const id = asked(request, 'id');
  if (!isId(id)) return undefined;
  const file = await inPlace(async () => {
    const passing = await passingScans(db);
    return db
      .selectFrom(fileFacts.as('file'))
      .innerJoin(shownPeople.as('person'), (join) => join.on('person.picture', 'like', `%/file/${id}`))
      .select(['file.sha256', 'file.mime', 'file.size'])
      .where('file.id', '=', id)
      .where('file.scanState', 'in', passing)
      .where('file.mime', 'like', 'image/%')
      .limit(1)
      .executeTakeFirst();
  });
  if (!file) return undefined;
  const tag = `"${file.sha256}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === tag) return { reply: reply.code(304).send() };
  reply.type(file.mime).header('content-disposition', 'inline').header('content-length', file.size);
  if (request.method === 'HEAD') return { reply: reply.send(Readable.from([])) };
  return { reply: reply.send(await files.open(file.sha256)) };
};
