import { ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useWords } from '#shell/words/say';
import { linkTo, openFile } from '#product/files/web';
import { PictureView } from './PictureView';

interface Seen {
  readonly fileId: string;
  readonly title: string;
  readonly name: string;
  readonly mime: string;
}

/** What a browser draws within a page; everything else is opened apart. */
const isDrawn = (mime: string): boolean => mime === 'application/pdf' || mime.startsWith('video/');

/** A file shown beside the work: PDF and video in a frame, pictures as they are; everything else is opened apart. */
export const FileView = ({ file }: { readonly file: Seen | null }) => {
  const say = useWords();
  const isPicture = file?.mime.startsWith('image/') ?? false;
  const link = useQuery({
    queryKey: ['files', 'view', file?.fileId],
    queryFn: () => linkTo(file!.fileId, file!.mime).then((url) => url ?? ''),
    enabled: file !== null && (isPicture || isDrawn(file.mime)),
    gcTime: 0,
  });
  if (!file) return <p className="faint">{say('materialScreens.chooseFile')}</p>;
  const name = file.title || file.name;
  return (
    <div className="evidence-frame">
      {link.data && isPicture && <PictureView key={file.fileId} src={link.data} name={name} />}
      {link.data && !isPicture && <iframe className="evidence-view" src={link.data} title={name} />}
      <Button
        size="small"
        icon={<ExportOutlined />}
        aria-label={say('materialScreens.openFile', { name })}
        onClick={() => void openFile(file.fileId, file.mime)}
      >
        {say('materialScreens.openApart')}
      </Button>
    </div>
  );
};
