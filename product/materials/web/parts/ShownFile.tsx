import { DownloadOutlined, ExportOutlined, PushpinOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '#shell/words/say';
import { downloadFile, hasText, linkTo, openFile, PdfView, TextView } from '#product/files/web';
import type { Seen } from './seen';
import { PictureView } from './PictureView';
import { PinLayer } from './pins/PinLayer';
import { PinList } from './pins/PinList';
import { usePins } from './pins/pins';

/** A file with what is pinned to it: over its pages, and listed beneath. */
const ShownFile = ({ file, at }: { readonly file: Seen; readonly at: number | undefined }) => {
  const say = useWords();
  const pins = usePins();
  const { fileId, mime } = file;
  const name = file.title || file.name;
  const isPdf = mime === 'application/pdf';
  const isPicture = mime.startsWith('image/');
  const isVideo = mime.startsWith('video/');
  const [page, setPage] = useState(at ?? 1);
  const [isPlacing, setPlacing] = useState(false);
  const { current } = pins ?? {};
  useEffect(() => {
    if (at !== undefined) setPage(at);
  }, [at, current]);
  const link = useQuery({
    queryKey: ['files', 'view', fileId],
    queryFn: () => linkTo(fileId, mime).then((url) => url ?? ''),
    enabled: isPicture || isVideo,
    gcTime: 0,
  });
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
    <div className="evidence-frame">
      {pins?.maySet(fileId) && (isPdf || isPicture) && (
        <Button
          size="small"
          icon={<PushpinOutlined />}
          aria-pressed={isPlacing}
          onClick={() => setPlacing(!isPlacing)}
        >
          {say(isPlacing ? 'materialPins.placing' : 'materialPins.here')}
        </Button>
      )}
      {link.data && isPicture && <PictureView src={link.data} name={name} over={over(1, 0)} />}
      {isPdf && <PdfView fileId={fileId} name={name} page={page} onPage={setPage} over={over} />}
      {hasText(mime) && <TextView fileId={fileId} name={name} />}
      {link.data && isVideo && <iframe className="evidence-view" src={link.data} title={name} />}
      <PinList of={(pin) => pin.fileId === fileId} />
      <div className="picture-view__bar">
        <Button
          size="small"
          icon={<ExportOutlined />}
          aria-label={say('materialScreens.openFile', { name })}
          onClick={() => void openFile(fileId, mime)}
        >
          {say('materialScreens.openApart')}
        </Button>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          aria-label={say('materialScreens.downloadFile', { name })}
          onClick={() => void downloadFile(fileId)}
        >
          {say('filePreview.download')}
        </Button>
      </div>
    </div>
  );
};
export default ShownFile;
