import { useCallback, useRef, useState } from 'react';
import { isCallFailed, isPassing } from '#shell/client/failed';
import { usePage } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { evidenceEndings, greatestFile } from '../../uploads';
import { sendDocument, type Stored } from '#product/files/web';

/** A file on its way to an item, or one that was refused. */
export interface Upload {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it was refused; null while it is on its way. */
  readonly refused: string | null;
  /** Sends it again: nobody answered. */
  readonly again?: (() => void) | undefined;
}

const megabyte = 1_048_576;
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * Sends files to items, one after the other, and tells how far each is. `keep` takes what was stored and answers why it
 * cannot be taken, or nothing. A refusal stays at its item until it is dismissed; the other files go on.
 */
export const useUploads = (keep: (code: string, stored: Stored, mime: string) => string | undefined) => {
  const say = useWords();
  const { tab } = usePage();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef(0);
  const sending = useRef(new Map<number, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = useCallback(
    (id: number, next: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...next } : each))),
    [],
  );
  const dismiss = useCallback((id: number) => {
    sending.current.get(id)?.abort();
    sending.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  }, []);
  const unfit = (file: File): string | null => {
    if (!evidenceEndings.includes(endingOf(file.name))) return say('shell.fileKind');
    if (file.size > greatestFile) return say('shell.fileTooLarge', { megabytes: greatestFile / megabyte });
    return null;
  };
  const sendOne = async (id: number, code: string, file: File): Promise<void> => {
    const control = sending.current.get(id);
    // Dismissed while it waited for its turn.
    if (!control) return;
    try {
      const stored = await sendDocument(file, {
        place: `${tab}#${code}`,
        signal: control.signal,
        onProgress: (share) => change(id, { share }),
      });
      const refused = keep(code, stored, file.type);
      if (refused) change(id, { refused });
      else dismiss(id);
    } catch (fault) {
      if (isCallFailed(fault)) {
        const again = () => {
          change(id, { refused: null, share: 0, again: undefined });
          enqueue(id, code, file);
        };
        change(id, { refused: fault.message, ...(isPassing(fault) && { again }) });
      } else if (!control.signal.aborted) throw fault;
    } finally {
      sending.current.delete(id);
    }
  };
  const enqueue = (id: number, code: string, file: File): void => {
    sending.current.set(id, new AbortController());
    queue.current = queue.current.then(() => sendOne(id, code, file));
  };
  const send = (code: string, files: readonly File[]): void => {
    const begun = files.map((file) => ({
      file,
      upload: { id: (last.current += 1), code, name: file.name, share: 0, refused: unfit(file) },
    }));
    setUploads((all) => [...all, ...begun.map(({ upload }) => upload)]);
    for (const { file, upload } of begun) {
      if (!upload.refused) enqueue(upload.id, code, file);
    }
  };
  return { uploads, send, dismiss };
};
