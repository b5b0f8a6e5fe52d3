import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/words';
import { isRefusal } from '#shell/client/failed';
import { AskAgain } from '#shell/parts/AskAgain';
import { usePicture } from '#shell/parts/usePicture';
import { useWords } from '#shell/words/say';
import { mediaApi } from '../calls';
import { described } from './described';

interface LibraryPictureProps {
  readonly number: number;
  /** Of the text it stands in. */
  readonly language: Language;
}

/** A picture of the library by its number, where a text is written or looked at; one that there is not is named. */
export const LibraryPicture = ({ number, language }: LibraryPictureProps) => {
  const say = useWords();
  const { data, error, refetch } = useQuery({ ...mediaApi.shown.query({ number }), meta: { quiet: true } });
  const src = usePicture(data && `/file/${data.fileId}`);
  if (isRefusal(error)) return <em className="faint">{say('media.unknown', { number })}</em>;
  if (error && !data) return <AskAgain onAsk={() => void refetch()} />;
  return (
    <img
      {...(src && { src })}
      alt={data ? described(data.alternatives, language) : ''}
      {...(data && { width: data.width, height: data.height })}
      className="library-picture"
    />
  );
};
