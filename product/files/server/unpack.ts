import { Readable } from 'node:stream';
import { general } from '#contract/problems';
import { Problem } from '#contract/problem';
import type { PendingUpload } from '#host/files';
import { filesIn, packedKinds } from '#host/files/archive';
import { inflated } from '#host/files/inflate';
import type { Me } from '#host/me';
import { loadObject } from '#host/objects';
import { inTwoSteps } from '#host/serve';
import { fileProblems } from '#host/files/problems';
import { documentRules } from '../contract';
import { storeRows } from './keep';
import type { StoredRow } from './visible';

interface Unpacked {
  readonly pending: readonly (PendingUpload & { readonly path: string })[];
  readonly refused: { readonly path: string; readonly sentence: string }[];
}

/**
 * Unpacks an archive that was uploaded: each file is judged and stored as if it had been sent alone, and one that is
 * refused is named with the reason. Throws 404 where somebody else uploaded it, 4001 where the file is no archive, 4003 beyond the owner's quota.
 */
export const unpack = inTwoSteps(
  async ({ id }: { readonly id: string }, { db, me, services, language }): Promise<Unpacked> => {
    const file = (await loadObject(db, services.contributed.kinds['file']!, id, me as Me)) as
      | StoredRow
      | undefined;
    // What comes out of it is its owner's: whoever may only read an archive would keep its files when that right ends.
    if (!file || file.ownerId !== (me as Me).personId) throw general.notFound();
    const { sha256, name, mime } = file;
    if (mime !== 'application/zip') throw fileProblems.fileRefused({ name });
    const path = await services.files.place(sha256);
    const pending: (PendingUpload & { readonly path: string })[] = [];
    const refused: { path: string; sentence: string }[] = [];
    for (const member of await filesIn(path, await services.files.size(sha256))) {
      const bytes = Readable.from(inflated(path, member));
      try {
        const taken = await services.files.take(member.name, bytes, {
          bytes: documentRules.bytes,
          kinds: packedKinds,
        });
        pending.push({ ...taken, path: member.name });
      } catch (fault) {
        if (!(fault instanceof Problem)) {
          for (const each of pending) await each.discard();
          throw fault;
        }
        refused.push({ path: member.name, sentence: fault.in(language) });
      }
    }
    return { pending, refused };
  },
  async (_, context, { pending, refused }) => {
    const me = context.me as Me;
    try {
      const stored = await storeRows(pending, { fileClass: 'document', ownerId: me.personId }, context);
      return {
        files: stored.map((file, at) => ({ ...file, mime: pending[at]!.type, path: pending[at]!.path })),
        refused,
      };
    } catch (fault) {
      for (const each of pending) await each.discard();
      throw fault;
    }
  },
);
