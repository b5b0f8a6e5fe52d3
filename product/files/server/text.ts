import { Problem } from '#contract/problem';
import { ThreadEnded } from '#host/bounded-thread';
import type { Context } from '#host/context';
import { fileKinds } from '#host/files/kinds';
import { fileProblems } from '#host/files/problems';
import { textOf } from './documents';
import type { StoredRow } from './visible';

/** The greatest office document that is read as text, in bytes: 20 MB. */
const greatestRead = 20 * 1024 ** 2;

/** The text of a Word document or a workbook. Throws 4008 where there is none to read, 4009 beyond the bounds, and `busy`. */
export const fileText = async (
  _: unknown,
  { object: { name, mime, sha256, size }, services, me, signal }: Context<Context['me'], StoredRow>,
) => {
  const kind = fileKinds.find((each) => each.mime === mime)?.extension;
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
