import { DragOutlined } from '@ant-design/icons';
import { Modal, type ModalProps } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '#shell/words/say';
import { inWindow, type Shift } from './in-window';
import './moving.css';
import '#shell/parts/handle.css';

const home: Shift = { x: 0, y: 0 };
/** Pixels by one press of an arrow key. */
const pace = 16;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-pace, 0],
  ArrowRight: [pace, 0],
  ArrowUp: [0, -pace],
  ArrowDown: [0, pace],
};

/**
 * A dialog that is moved by its head, and by the arrow keys from the handle in it, so that what it hides can be read. It
 * stays in the window, and is back in its own place when it opens anew or the window becomes another size.
 */
export const DragDialog = ({ afterClose, ...props }: ModalProps) => {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Shift | null>(null);
  const [shift, setShift] = useState(home);
  const [said, setSaid] = useState('');
  /** Moves it as far as the window allows, and gives where it stands then. */
  const put = (wished: Shift): Shift => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    const start = { left: left - shift.x, top: top - shift.y, width, height };
    const next = inWindow(wished, start, { width: innerWidth, height: innerHeight });
    setShift(next);
    return { x: start.left + next.x, y: start.top + next.y };
  };
  useEffect(() => {
    const goHome = () => setShift(home);
    addEventListener('resize', goHome);
    return () => removeEventListener('resize', goHome);
  }, []);
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    const { target, button, clientX, clientY, currentTarget, pointerId } = event;
    const isHead = target instanceof Element && target.closest('.ant-modal-header, .drag-dialog__handle');
    if (button !== 0 || !isHead) return;
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX - shift.x, y: clientY - shift.y };
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow && event.key !== 'Home') return;
    event.preventDefault();
    const { x, y } = put(arrow ? { x: shift.x + arrow[0], y: shift.y + arrow[1] } : home);
    setSaid(say('galleryMoving.dialog.at', { left: Math.round(x), top: Math.round(y) }));
  };
  return (
    <Modal
      {...props}
      afterClose={() => {
        setShift(home);
        setSaid('');
        afterClose?.();
      }}
      modalRender={(dialog) => (
        <div
          ref={box}
          className="drag-dialog"
          style={{ transform: `translate(${shift.x}px, ${shift.y}px)` }}
          onPointerDown={grasp}
          onPointerMove={({ clientX, clientY }) => {
            if (held.current) put({ x: clientX - held.current.x, y: clientY - held.current.y });
          }}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
        >
          <button
            type="button"
            className="handle drag-dialog__handle"
            aria-label={say('galleryMoving.dialog.move')}
            title={say('galleryMoving.dialog.how')}
            onKeyDown={press}
          >
            <DragOutlined />
          </button>
          {dialog}
          <span className="heard" role="status">
            {said}
          </span>
        </div>
      )}
    />
  );
};
