import { Modal, Slider } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '#shell/words/say';
import { dragged, mostZoom, squareOf, wholeCrop, zoomed } from './crop';

/** Pixels of the view, and of the avatar that is kept. */
const view = 280;
const retained = 512;
const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: 12, dy: 0 },
  ArrowRight: { dx: -12, dy: 0 },
  ArrowUp: { dx: 0, dy: 12 },
  ArrowDown: { dx: 0, dy: -12 },
};

interface CropProps {
  readonly picture: ImageBitmap;
  readonly onCancel: () => void;
  readonly onCrop: (avatar: File) => void;
}

/** A square of a picture, chosen by hand or by keys. */
export const AvatarCrop = ({ picture, onCancel, onCrop }: CropProps) => {
  const say = useWords();
  const [crop, setCrop] = useState(wholeCrop);
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = (onto: HTMLCanvasElement | null): void => {
    const { left, top, side } = squareOf(picture, crop);
    const brush = onto?.getContext('2d');
    if (!onto || !brush) return;
    // What is transparent would turn black in a JPEG.
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, onto.width, onto.height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, left, top, side, side, 0, 0, onto.width, onto.height);
  };
  useEffect(() => draw(canvas.current));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    setCrop((now) => dragged(picture, now, { dx: event.movementX, dy: event.movementY }, view));
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const zoom = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
    if (!by && !zoom) return;
    event.preventDefault();
    setCrop((now) => (by ? dragged(picture, now, by, view) : zoomed(picture, now, now.zoom * zoom!)));
  };
  const finish = () => {
    const whole = document.createElement('canvas');
    whole.width = retained;
    whole.height = retained;
    draw(whole);
    whole.toBlob(
      (bytes) => bytes && onCrop(new File([bytes], 'avatar.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.9,
    );
  };
  return (
    <Modal
      open
      title={say('people.cropTitle')}
      okText={say('people.useAvatar')}
      cancelText={say('shell.cancel')}
      onOk={finish}
      onCancel={onCancel}
      width={view + 80}
    >
      <button
        type="button"
        className="crop"
        aria-label={say('people.cropArea')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) =>
          setCrop((now) => zoomed(picture, now, now.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1)))
        }
        onKeyDown={press}
      >
        <canvas ref={canvas} width={view} height={view} className="crop__view" />
      </button>
      <Slider
        min={1}
        max={mostZoom}
        step={0.1}
        value={crop.zoom}
        ariaLabelForHandle={say('people.zoom')}
        onChange={(zoom) => setCrop((now) => zoomed(picture, now, zoom))}
      />
      <p className="faint">{say('people.cropArea')}</p>
    </Modal>
  );
};
