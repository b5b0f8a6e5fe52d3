import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileRules } from '#contract/call';
import { general } from '#contract/problems';
import type { PendingUpload } from '../files';
import { checkQuota, usedBy } from '../files/room';
import type { Services } from '../services';

/** What a form costs beside its files, at most: what is said to come may be so much more than what is kept. */
const wrapping = 64 * 1024;

/** A form that its parser refuses (a field called `__proto__`, too many parts, an end that never comes) is bad input. */
async function* wellFormed(parts: AsyncIterable<Multipart>): AsyncGenerator<Multipart> {
  try {
    yield* parts;
  } catch (fault) {
    throw Object.assign(general.badInput(), { cause: fault });
  }
}

/** A field stands before the files, once and whole: nothing that was sent is dropped without a word. */
const takeField = (fields: Map<string, unknown>, part: Extract<Multipart, { type: 'field' }>): void => {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || valueTruncated || fields.has(fieldname)) throw general.badInput();
  fields.set(fieldname, value);
};

/** Whether there is room in this person's quota for what is said to come: asked before a byte of it is taken (UP-04). */
const refuseWithoutRoom = async (
  request: FastifyRequest,
  services: Services,
  personId: string,
): Promise<void> => {
  const said = Number(request.headers['content-length'] ?? 0);
  checkQuota(await usedBy(services.pool, personId), Math.max(0, said - wrapping));
};

/** A file whose bytes end before their time came in a form without an end: nothing of ours has failed. */
const takeFile = (
  { filename, file }: Extract<Multipart, { type: 'file' }>,
  rules: FileRules,
  services: Services,
): Promise<PendingUpload> =>
  services.files.take(filename, file, rules).catch((fault: unknown) => {
    throw fault === file.errored ? Object.assign(general.badInput(), { cause: fault }) : fault;
  });

interface Receiving {
  readonly rules: FileRules;
  readonly services: Services;
  /** Whose quota it is. */
  readonly personId: string | undefined;
  readonly judge: (fields: Record<string, unknown>) => unknown;
  /** Takes each file as it has arrived, so that whatever happens later can discard it. */
  readonly pending: PendingUpload[];
}

/**
 * Takes a multipart body: fields before files; the fields and the quota are judged before the first byte is taken,
 * then each file flows through the inspection and waits to be kept. Throws bad input for a form without a file.
 */
export const receive = async (
  request: FastifyRequest,
  { rules, services, personId, judge, pending }: Receiving,
): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw general.badInput();
  const fields = new Map<string, unknown>();
  const parts = request.parts({ limits: { files: rules.atMost, fileSize: rules.bytes } });
  for await (const part of wellFormed(parts)) {
    if (part.type === 'field') {
      if (pending.length > 0) throw general.badInput();
      takeField(fields, part);
      continue;
    }
    if (pending.length === 0) {
      judge(Object.fromEntries(fields));
      if (personId !== undefined) await refuseWithoutRoom(request, services, personId);
    }
    pending.push(await takeFile(part, rules, services));
  }
  if (pending.length === 0) throw general.badInput();
  return Object.fromEntries(fields);
};
