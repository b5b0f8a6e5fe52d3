import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { isRefusal } from '#shell/client/failed';
import { AskAgain } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { downloadFile, linkTo, openFile } from '../open';
import type { FileShownProps } from './props';
import { PdfView } from '../PdfView';
import { hasText, TextView } from '../TextView';
import { PictureView } from './PictureView';
import './preview.css';

/**
 * A file within the page: PDF page by page, the text of office documents, pictures as they are, video in a frame; everything
 * else is downloaded. Beneath it the ways to have it apart.
 */
const FileShown = ({ fileId, name, mime, page, onPage, over, children }: FileShownProps) => {
  const say = useWords();
  const isPdf = mime === 'application/pdf';
  const isPicture = mime.startsWith('image/');
  const isVideo = mime.startsWith('video/');
  const link = useQuery({
    queryKey: ['files', 'view', fileId],
    queryFn: () => linkTo(fileId, mime),
    enabled: isPicture || isVideo,
    gcTime: 0,
  });
  return (
    <>
      {link.isError && !isRefusal(link.error) && <AskAgain onAsk={() => void link.refetch()} />}
      {link.data && isPicture && <PictureView src={link.data} name={name} over={over?.(1, 0)} />}
      {isPdf && <PdfView fileId={fileId} name={name} page={page} onPage={onPage} over={over} />}
      {hasText(mime) && <TextView fileId={fileId} name={name} />}
      {link.data && isVideo && <iframe className="file-shown__view" src={link.data} title={name} />}
      {!isPdf && !isPicture && !isVideo && !hasText(mime) && <p>{say('filePreview.notShown')}</p>}
      {children}
      <div className="file-shown__bar">
        {(isPdf || isPicture || isVideo) && (
          <Button
            size="small"
            icon={<ExportOutlined />}
            aria-label={say('filePreview.openNamed', { name })}
            onClick={() => void openFile(fileId, mime)}
          >
            {say('filePreview.openApart')}
          </Button>
        )}
        <Button
          size="small"
          icon={<DownloadOutlined />}
          aria-label={say('filePreview.downloadNamed', { name })}
          onClick={() => void downloadFile(fileId)}
        >
          {say('filePreview.download')}
        </Button>
        {!isPdf && !isPicture && !isVideo && <span className="faint">{say('filePreview.unmarked')}</span>}
      </div>
    </>
  );
};
export default FileShown;
