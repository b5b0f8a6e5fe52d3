import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '#shell/words/say';

/** Pixels of a canvas that browsers of phones still give. */
const mostPixels = 16_777_216;

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly page: number;
  /** Pixels of the screen that the page is wide. */
  readonly width: number;
  /** Quarters of a turn to the right. */
  readonly turns: number;
  readonly label: string;
  /** What lies over the page. */
  readonly children?: ReactNode;
}

type Drawn = 'text' | 'picture' | 'failed' | undefined;

/** One page as a picture, with its text over it: to be selected, searched and read aloud. */
export const PdfPage = ({ document, page, width, turns, label, children }: PdfPageProps) => {
  const say = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const draw = async (): Promise<void> => {
      const found = await document.getPage(page);
      const rotation = (found.rotate + turns * 90) % 360;
      const scale = width / found.getViewport({ scale: 1, rotation }).width;
      const viewport = found.getViewport({ scale, rotation });
      if (isGone || !canvas.current || !text.current) return;
      const sharp = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(mostPixels / (viewport.width * viewport.height)),
      );
      canvas.current.width = Math.floor(viewport.width * sharp);
      canvas.current.height = Math.floor(viewport.height * sharp);
      setHeight(viewport.height);
      const drawing = found.render({
        canvas: canvas.current,
        viewport,
        transform: [sharp, 0, 0, sharp, 0, 0],
      });
      text.current.replaceChildren();
      text.current.style.setProperty('--total-scale-factor', String(scale));
      const layer = new TextLayer({
        textContentSource: found.streamTextContent({ includeMarkedContent: true }),
        container: text.current,
        viewport,
      });
      stop = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.all([drawing.promise, layer.render()]);
      // What only the mark of the copy says is no text of the page.
      const isText = layer.textDivs.some(
        (each) => each.textContent.trim() !== '' && each.closest('[aria-hidden="true"]') === null,
      );
      if (!isGone) setDrawn(isText ? 'text' : 'picture');
    };
    draw().catch(() => {
      if (!isGone) setDrawn('failed');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [document, page, width, turns]);
  return (
    <>
      {drawn === 'failed' && <p role="alert">{say('filePreview.pageNotDrawn', { page })}</p>}
      <section className="pdf-page" aria-label={label} style={{ width, height }} aria-busy={!drawn}>
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={text} className="pdf-text" />
        {height !== undefined && children}
      </section>
      {drawn === 'picture' && <p className="faint pdf-view__said">{say('filePreview.withoutText')}</p>}
    </>
  );
};
