import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { attempt } from '#shell/client/useDo';
import { linkTo } from '../open';

/** Where the build lays what the reader asks for besides (`tools/vite/pdf-assets.ts`). */
const beside = (folder: string): string => `/assets/pdfjs-${version}/${folder}/`;
GlobalWorkerOptions.workerSrc = `${beside('legacy/build')}pdf.worker.min.mjs`;

/** Why a PDF is not shown. */
export type NotShown = 'damaged' | 'encrypted' | 'notOpened';

/** A document that is open, or why it is not; `close` gives its memory back. */
export interface OpenedPdf {
  readonly document?: PDFDocumentProxy;
  readonly refused?: NotShown;
  /** What the server said where it did not hand the file out. */
  readonly said?: string;
  readonly close: () => void;
}

const reasonOf = (fault: unknown): NotShown =>
  (fault as Error).name === 'PasswordException'
    ? 'encrypted'
    : fault instanceof InvalidPDFException
      ? 'damaged'
      : 'notOpened';

/**
 * Opens a PDF by the same link as any file, so with the same right and the same entry in the log. Nothing is evaluated or
 * compiled in the browser, and whatever the reader needs besides comes from our own host.
 */
export const openPdf = async (fileId: string): Promise<OpenedPdf> => {
  const close = (): void => undefined;
  const url = await attempt(() => linkTo(fileId, 'application/pdf'));
  if (!url) return { refused: 'notOpened', close };
  const answer = await fetch(url);
  if (!answer.ok) {
    const isSentence = answer.headers.get('content-type')?.startsWith('text/plain');
    return { refused: 'notOpened', ...(isSentence && { said: await answer.text() }), close };
  }
  const task = getDocument({
    data: await answer.arrayBuffer(),
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    cMapUrl: beside('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: beside('standard_fonts'),
    wasmUrl: beside('wasm'),
    useWorkerFetch: true,
  });
  try {
    return { document: await task.promise, close: () => void task.destroy() };
  } catch (fault) {
    void task.destroy();
    return { refused: reasonOf(fault), close };
  }
};
