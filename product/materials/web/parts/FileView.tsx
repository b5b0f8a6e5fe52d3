import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../../shell/words/say';
import { linkTo } from './open';

interface Seen {
  readonly fileId: string;
  readonly title: string;
  readonly name: string;
  readonly mime: string;
}

/** A file shown beside the work: PDF and video in a frame, pictures as they are; everything else is opened apart. */
export const FileView = ({ file }: { readonly file: Seen | null }) => {
  const say = useWords();
  const link = useQuery({
    queryKey: ['files', 'view', file?.fileId],
    queryFn: () => linkTo(file!.fileId, file!.mime).then((url) => url ?? ''),
    enabled: file !== null,
    gcTime: 0,
  });
  if (!file) return <p className="faint">{say('materialScreens.chooseFile')}</p>;
  if (!link.data) return null;
  if (file.mime.startsWith('image/'))
    return <img className="evidence-view" src={link.data} alt={file.title || file.name} />;
  return <iframe className="evidence-view" src={link.data} title={file.title || file.name} />;
};
