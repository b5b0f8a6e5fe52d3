import { PushpinOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '#shell/words/say';
import { FileShown } from '#product/files/web';
import type { Seen } from './seen';
import { PinLayer } from './pins/PinLayer';
import { PinList } from './pins/PinList';
import { usePins } from './pins/pins';

/** A file with what is pinned to it: over its pages, and listed beneath. */
const ShownFile = ({ file, at }: { readonly file: Seen; readonly at: number | undefined }) => {
  const say = useWords();
  const pins = usePins();
  const { fileId, mime } = file;
  const name = file.title || file.name;
  const [page, setPage] = useState(at ?? 1);
  const [isPlacing, setPlacing] = useState(false);
  const { current } = pins ?? {};
  useEffect(() => {
    if (at !== undefined) setPage(at);
  }, [at, current]);
  const over = (shownPage: number, turns: number) => (
    <PinLayer
      fileId={fileId}
      page={shownPage}
      turns={turns}
      isPlacing={isPlacing}
      onPlaced={() => setPlacing(false)}
    />
  );
  return (
    <div className="file-shown">
      {pins?.maySet(fileId) && (mime === 'application/pdf' || mime.startsWith('image/')) && (
        <Button
          size="small"
          icon={<PushpinOutlined />}
          aria-pressed={isPlacing}
          onClick={() => setPlacing(!isPlacing)}
        >
          {say(isPlacing ? 'materialPins.placing' : 'materialPins.here')}
        </Button>
      )}
      <FileShown {...{ fileId, name, mime, page, over }} onPage={setPage}>
        <PinList of={(pin) => pin.fileId === fileId} />
      </FileShown>
    </div>
  );
};
export default ShownFile;
