import { RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWords } from '#shell/words/say';

/** Percent of the width of the frame. */
const sizes = [100, 150, 200, 300, 400] as const;

/** A picture that can be looked at closely, and turned: what is scanned often lies on its side. */
export const PictureView = ({
  src,
  name,
  over,
}: {
  readonly src: string;
  readonly name: string;
  /** What lies over it, and turns with it. */
  readonly over?: ReactNode;
}) => {
  const say = useWords();
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  return (
    <>
      <div className="file-shown__bar">
        <Button
          size="small"
          icon={<ZoomInOutlined />}
          disabled={size === sizes.length - 1}
          aria-label={say('filePreview.larger')}
          onClick={() => setSize(size + 1)}
        />
        <Button
          size="small"
          icon={<ZoomOutOutlined />}
          disabled={size === 0}
          aria-label={say('filePreview.smaller')}
          onClick={() => setSize(size - 1)}
        />
        <Button
          size="small"
          icon={<RotateRightOutlined />}
          aria-label={say('filePreview.turn')}
          onClick={() => setTurns((turns + 1) % 4)}
        />
        <span role="status">{sizes[size]}%</span>
      </div>
      <div className="picture-view file-shown__view">
        <div
          className={`picture-view__sheet picture-view__turned-${turns}`}
          style={{ width: `${sizes[size]}%` }}
        >
          <img src={src} alt={name} />
          {over}
        </div>
      </div>
    </>
  );
};
