import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileRules } from '#contract/call';
import { BadContent } from './bytes';
import { madeAnew } from './image';
import { inspect } from './inspect';
import { kindOfName, type FileKind } from './kinds';
import { displayName } from './names';
import { fileParts, type FileParts } from './parts';
import { fileProblems } from './problems';
import { checkRoom, freeBytes } from './room';
import type { Scanner, ScanState } from './scan';
import { TooManyBytes, type FileStore, type Received } from './store';
import { BadZip } from './zip';

/** A file that was inspected and whose bytes are safe on the disk. */
export interface StoredFile {
  /** For showing. */
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly type: string;
  readonly scan: ScanState;
}

/** A file that was inspected and lies aside: whoever commits its row keeps it before, whoever refuses it discards it. */
export interface PendingUpload extends StoredFile {
  /** Moves the bytes to their home. Call it in the transaction that adds the row, last, when nothing refuses any more. */
  keep(): Promise<void>;
  /** Removes the bytes unless they were kept. */
  discard(): Promise<void>;
}

export interface Files extends Pick<FileStore, 'open' | 'place' | 'size' | 'remove' | 'sweep'> {
  /**
   * Takes one upload: allowed kind by name, written as it flows, judged by its content, images made anew, scanned, laid aside.
   * Throws a problem (4001 to 4005) and leaves nothing when it is refused. Reads the stream to its end or lets it flow away.
   */
  take(name: string, bytes: Readable, rules: Pick<FileRules, 'bytes' | 'kinds'>): Promise<PendingUpload>;
  /**
   * Keeps what the product itself made, as an issued report: nothing to inspect, the same care for the bytes.
   * Throws 4004 when the disk is short; nothing is left then.
   */
  storeOwn(name: string, type: string, bytes: Uint8Array): Promise<StoredFile>;
  /** The same for what is made while it is written, `most` bytes of it at most; what fails while it is made is thrown, and nothing is left. */
  storeStream(name: string, type: string, bytes: Readable, most: number): Promise<StoredFile>;
  /** Large files on their way; when one is whole, `take` judges it like any other. */
  readonly parts: FileParts;
}

interface FilesParts {
  readonly store: FileStore;
  /** Where the store lies: asked for free space. */
  readonly folder: string;
  readonly scan: Scanner;
}

/** Faults of the disk have a code, those of a decoder have none. */
const codeOf = (fault: unknown): string | undefined => (fault as { code?: string }).code;

/** A made-anew image may be larger than what came; so much larger and no more. */
const growth = 4;

/** Uploads and their content (security §3.12, UP-01, UP-04, UP-05, UP-07). */
export const files = ({ store, folder, scan }: FilesParts): Files => {
  const renewed = async (received: Received, kind: FileKind, most: number): Promise<Received> => {
    const image = await madeAnew(received.path, kind.extension);
    return store.receive(image, most * growth).catch((fault: unknown) => {
      if (fault instanceof TooManyBytes || codeOf(fault)) throw fault;
      throw new BadContent('it does not decode', { cause: fault });
    });
  };

  const judged = async (received: Received, kind: FileKind, most: number): Promise<Received> => {
    await inspect(received.path, received.size, kind);
    return kind.family === 'image' ? renewed(received, kind, most) : received;
  };

  const take: Files['take'] = async (name, bytes, rules) => {
    const shown = displayName(name);
    const tooBig = () =>
      fileProblems.fileTooBig({ name: shown, megabytes: Math.floor(rules.bytes / 1024 ** 2) });
    const kind = kindOfName(name, rules.kinds);
    const arrived: Received[] = [];
    try {
      if (!kind) throw fileProblems.fileRefused({ name: shown });
      checkRoom(await freeBytes(folder), rules.bytes);
      const received = await store.receive(bytes, rules.bytes);
      arrived.push(received);
      // A parser with a limit of its own ends the stream quietly and says so here.
      if ((bytes as { truncated?: boolean }).truncated) throw tooBig();
      const content = await judged(received, kind, rules.bytes);
      if (content !== received) arrived.push(content);
      const { state, says = '' } = await scan(content.path);
      if (state === 'infected') throw fileProblems.fileInfected({ name: shown, says });
      arrived.pop();
      const { sha256, size, keep, discard } = content;
      return { name: shown, sha256, size, type: kind.mime, scan: state, keep, discard };
    } catch (fault) {
      bytes.resume();
      if (fault instanceof TooManyBytes) throw tooBig();
      if (fault instanceof BadContent || fault instanceof BadZip)
        throw Object.assign(fileProblems.fileRefused({ name: shown }), { cause: fault });
      if (['ENOSPC', 'EDQUOT'].includes(codeOf(fault) ?? '')) throw fileProblems.storeFull();
      throw fault;
    } finally {
      for (const one of arrived) await one.discard();
    }
  };
  const storeStream: Files['storeStream'] = async (name, type, bytes, most) => {
    try {
      checkRoom(await freeBytes(folder), most);
      const received = await store.receive(bytes, most);
      await received.keep();
      return { name, sha256: received.sha256, size: received.size, type, scan: 'clean' };
    } catch (fault) {
      if (['ENOSPC', 'EDQUOT'].includes(codeOf(fault) ?? '')) throw fileProblems.storeFull();
      throw fault;
    } finally {
      bytes.destroy();
    }
  };
  const storeOwn: Files['storeOwn'] = (name, type, bytes) =>
    storeStream(name, type, Readable.from([bytes], { objectMode: false }), bytes.length);

  const { open, place, size, remove, sweep } = store;
  return {
    take,
    storeOwn,
    storeStream,
    open,
    place,
    size,
    remove,
    sweep,
    parts: fileParts(join(folder, 'parts')),
  };
};
