import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { general } from '#contract/problems';
import { loadObject } from '../objects';
import type { Services } from '../services';
import { admit } from './admission';
import { failure } from './envelope';
import { passed } from './invocation';
import type { Pipeline } from './pipeline';
import { languageAsked } from './request';
import type { Route } from './route';

/** A file that arrives in parts. It is begun by a write, and whoever may do that may send the parts of what they began. */
export interface PartsRoute {
  /** With `:id` at its end. */
  readonly path: string;
  /** The write that begins one, as `area.call`: its right is asked for each part. */
  readonly begunBy: string;
  /** The kind of object that the id names. */
  readonly kind: string;
  /** Answers a tus request about an object that the caller sees. */
  readonly answer: (services: Services, object: never, request: Request) => Promise<Response>;
}

declare module '../contributions' {
  interface Contributions {
    readonly parts: readonly PartsRoute[];
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const partType = 'application/offset+octet-stream';
/** What of an answer is the protocol's; the rest is said by us, as of any answer. */
const protocol = ['tus-resumable', 'upload-offset', 'upload-length'];

/** A request of the server as the runtime's own, under an address that holds the id and nothing else. */
const requestOf = ({ method, headers, body }: FastifyRequest, id: string): Request =>
  new Request(`http://parts/parts/${id}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('upload-') || ['tus-resumable', 'content-type', 'content-length'].includes(name)
        ? [[name, String(value)] as [string, string]]
        : [],
    ),
    ...(method === 'PATCH' && {
      body: Readable.toWeb(body as Readable) as WebStream<Uint8Array>,
      duplex: 'half',
    }),
  } as RequestInit);

const answer = async (
  { services, kinds }: Pipeline,
  parts: PartsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { id } = request.params as { id: string };
  const object =
    uuid.test(id) && (await loadObject(services.db, kinds[parts.kind]!, id, passed.get(request)!.me));
  if (!object) return reply.send(failure(general.notFound(), languageAsked(request)));
  if (request.method === 'PATCH' && request.body === undefined)
    return reply.send(failure(general.badInput(), languageAsked(request)));
  const said = await parts.answer(services, object as never, requestOf(request, id));
  reply.code(said.status);
  // What of a refused part was not read stands in the connection: nothing more can be asked on it.
  if (!said.ok && request.method === 'PATCH') reply.header('connection', 'close');
  for (const name of protocol) {
    const value = said.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send();
};

/** Mounts the parts behind the same admission as the write that begins them: session and right are judged before a byte is read. */
export const mountParts = (app: FastifyInstance, pipeline: Pipeline, routes: readonly Route[]): void => {
  for (const parts of pipeline.services.contributed.parts) {
    const begun = routes.find(({ name }) => name === parts.begunBy);
    // A server of some areas alone begins nothing of the others.
    if (!begun) continue;
    // A part may take as long as an upload, which a form may not: the clock is theirs.
    const route: Route = { ...begun, call: { ...begun.call, kind: 'upload' } };
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(partType, (_request, body, parsed) => parsed(null, body));
      // Programs that know the protocol read the status, not the envelope.
      scope.addHook('preSerialization', async (_request, reply, payload) => {
        const code = (payload as { ErrorCode?: number } | null)?.ErrorCode ?? 0;
        if (code !== 0) reply.code(code >= 400 && code < 600 ? code : 409);
        return payload;
      });
      scope.route({
        method: ['HEAD', 'PATCH'],
        url: parts.path,
        onRequest: (request, reply) => admit(pipeline, route, request, reply),
        handler: (request, reply) => answer(pipeline, parts, request, reply),
      });
      done();
    });
  }
};
