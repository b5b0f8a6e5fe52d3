import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useWords } from '#shell/words/say';
import { downloadFile, linkTo, hasText, openFile, PdfView, TextView } from '#product/files/web';
import { PictureView } from './PictureView';

export interface Seen {
  readonly fileId: string;
  readonly title: string;
  readonly name: string;
  readonly mime: string;
}

/** A file shown beside the work: PDF page by page, the text of office documents, pictures as they are, video in a frame; everything else is opened apart. */
export const FileView = ({ file }: { readonly file: Seen | null }) => {
  const say = useWords();
  const isPicture = file?.mime.startsWith('image/') ?? false;
  const isVideo = file?.mime.startsWith('video/') ?? false;
  const link = useQuery({
    queryKey: ['files', 'view', file?.fileId],
    queryFn: () => linkTo(file!.fileId, file!.mime).then((url) => url ?? ''),
    enabled: file !== null && (isPicture || isVideo),
    gcTime: 0,
  });
  if (!file) return <p className="faint">{say('materialScreens.chooseFile')}</p>;
  const name = file.title || file.name;
  return (
    <div className="evidence-frame">
      {link.data && isPicture && <PictureView key={file.fileId} src={link.data} name={name} />}
      {file.mime === 'application/pdf' && <PdfView key={file.fileId} fileId={file.fileId} name={name} />}
      {hasText(file.mime) && <TextView key={file.fileId} fileId={file.fileId} name={name} />}
      {link.data && isVideo && <iframe className="evidence-view" src={link.data} title={name} />}
      <div className="picture-view__bar">
        <Button
          size="small"
          icon={<ExportOutlined />}
          aria-label={say('materialScreens.openFile', { name })}
          onClick={() => void openFile(file.fileId, file.mime)}
        >
          {say('materialScreens.openApart')}
        </Button>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          aria-label={say('materialScreens.downloadFile', { name })}
          onClick={() => void downloadFile(file.fileId)}
        >
          {say('files.download')}
        </Button>
      </div>
    </div>
  );
};
