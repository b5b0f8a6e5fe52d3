import {
  ColumnWidthOutlined,
  LeftOutlined,
  RightOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '#shell/words/say';
import { PdfPage } from './PdfPage';
import type { PdfViewProps } from './props';

/** Percent of the width of the frame. */
const sizes = [50, 75, 100, 125, 150, 200, 300, 400] as const;
const fitting = sizes.indexOf(100);
/** Pixels at both sides of a page. */
const margin = 16;

/** An open document, one page at a time: by buttons, by its number, by keys. */
export const PdfPages = ({
  document,
  name,
  page: chosen,
  onPage,
  over,
}: PdfViewProps & { readonly document: PDFDocumentProxy }) => {
  const say = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(1);
  const [size, setSize] = useState<number>(fitting);
  const [turns, setTurns] = useState(0);
  const [room, setRoom] = useState(0);
  const count = document.numPages;
  const page = Math.min(Math.max(chosen ?? own, 1), count);
  useEffect(() => {
    const watched = frame.current!;
    const watch = new ResizeObserver(() => setRoom(watched.clientWidth - margin));
    watch.observe(watched);
    // A drawer was opened to read this: its keys turn the pages at once, and no phone shows its keyboard for the page's number.
    if (watched.closest('.ant-drawer')) watched.focus({ preventScroll: true });
    return () => watch.disconnect();
  }, []);
  const go = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, 1), count);
    setOwn(next);
    onPage?.(next);
    frame.current?.scrollTo({ top: 0 });
  };
  const resize = (next: number): void => setSize(Math.min(Math.max(next, 0), sizes.length - 1));
  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => go(page + 1),
    PageUp: () => go(page - 1),
    Home: () => go(1),
    End: () => go(count),
    '+': () => resize(size + 1),
    '=': () => resize(size + 1),
    '-': () => resize(size - 1),
    '0': () => resize(fitting),
    // A page wider than its frame is moved by them.
    ...(size <= fitting && { ArrowRight: () => go(page + 1), ArrowLeft: () => go(page - 1) }),
  };
  const press = (event: KeyboardEvent): void => {
    const action = event.target === frame.current && !event.ctrlKey && !event.metaKey && keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className="pdf-view">
      <div className="pdf-view__bar">
        <Button
          size="small"
          icon={<LeftOutlined />}
          disabled={page === 1}
          aria-label={say('filePreview.previousPage')}
          onClick={() => go(page - 1)}
        />
        <InputNumber
          size="small"
          className="pdf-view__number"
          min={1}
          max={count}
          value={page}
          controls={false}
          aria-label={say('filePreview.pageNumber')}
          onChange={(next) => typeof next === 'number' && go(next)}
        />
        <span>{say('filePreview.ofPages', { count })}</span>
        <Button
          size="small"
          icon={<RightOutlined />}
          disabled={page === count}
          aria-label={say('filePreview.nextPage')}
          onClick={() => go(page + 1)}
        />
        <span className="pdf-view__gap" />
        <Button
          size="small"
          icon={<ZoomOutOutlined />}
          disabled={size === 0}
          aria-label={say('filePreview.smaller')}
          onClick={() => resize(size - 1)}
        />
        <span role="status">{sizes[size]}%</span>
        <Button
          size="small"
          icon={<ZoomInOutlined />}
          disabled={size === sizes.length - 1}
          aria-label={say('filePreview.larger')}
          onClick={() => resize(size + 1)}
        />
        <Button
          size="small"
          icon={<ColumnWidthOutlined />}
          disabled={size === fitting}
          aria-label={say('filePreview.fitWidth')}
          title={say('filePreview.fitWidth')}
          onClick={() => resize(fitting)}
        />
        <Button
          size="small"
          icon={<RotateRightOutlined />}
          aria-label={say('filePreview.turn')}
          onClick={() => setTurns((turns + 1) % 4)}
        />
      </div>
      {/* It scrolls, so the keyboard must reach it; keys that turn pages belong to it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="pdf-view__frame"
        role="group"
        aria-label={name}
        tabIndex={0}
        onKeyDown={press}
      >
        {room > 0 && (
          <PdfPage
            document={document}
            page={page}
            turns={turns}
            width={Math.floor((room * sizes[size]!) / 100)}
            label={say('filePreview.pageOf', { name, page, count })}
          >
            {over?.(page, turns)}
          </PdfPage>
        )}
      </div>
    </div>
  );
};
