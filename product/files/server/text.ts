import { Problem } from '#contract/problem';
import { ThreadEnded } from '#host/bounded-thread';
import type { Context } from '#host/context';
import { kindOfMime } from '#host/files/kinds';
import { fileProblems } from '#host/files/problems';
import { textOf } from './documents';
import { requireOpen, type StoredRow } from './visible';

/** The greatest office document that is read as text, in bytes: 20 MB. */
const greatestRead = 20 * 1024 ** 2;

/** The text of a Word document or a workbook. Throws 4008 where there is none to read, 4009 beyond the bounds, and `busy`. */
export const fileText = async (_: unknown, context: Context<Context['me'], StoredRow>) => {
  const { object, services, me, signal } = context;
  const { name, mime, sha256, size } = object;
  await requireOpen(context, object.id);
  const kind = kindOfMime(mime)?.extension;
  if (kind !== 'docx' && kind !== 'xlsx') throw fileProblems.notReadAsText({ name });
  if (size > greatestRead) throw fileProblems.textTooMuch({ name });
  try {
    return await textOf({ who: me.personId, signal }, await services.files.place(sha256), kind);
  } catch (fault) {
    if (fault instanceof Problem || signal?.aborted) throw fault;
    services.log.warn({ fault }, 'a document could not be read as text');
    throw fault instanceof ThreadEnded && fault.why !== 'broken'
      ? fileProblems.textTooMuch({ name })
      : fileProblems.notReadAsText({ name });
  }
};
