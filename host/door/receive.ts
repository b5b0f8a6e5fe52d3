import type { FastifyRequest } from 'fastify';
import type { FileRules } from '../../contract/call';
import { general } from '../../contract/problems';
import type { House } from '../house';
import type { Kept } from '../files';

/**
 * Takes a multipart body: fields before files; the fields are judged before the first byte is kept,
 * then each file flows through the inspection into the store. Every part is consumed, whatever happens.
 */
export const receive = async (
  request: FastifyRequest,
  rules: FileRules,
  house: House,
  judge: (fields: Record<string, unknown>) => unknown,
): Promise<{ fields: Record<string, unknown>; files: Kept[] }> => {
  if (!request.isMultipart()) throw general.badInput();
  const fields: Record<string, unknown> = {};
  const files: Kept[] = [];
  const parts = request.parts({ limits: { files: rules.atMost, fileSize: rules.bytes } });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (files.length > 0) throw general.badInput();
      fields[part.fieldname] = part.value;
      continue;
    }
    if (files.length === 0) judge(fields);
    files.push(await house.files.keep(part.filename, part.file, rules));
  }
  return { fields, files };
};
