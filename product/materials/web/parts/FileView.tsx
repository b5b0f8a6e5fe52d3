import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import type { Seen } from './seen';

/** What shows files comes with the first one. */
const ShownFile = lazy(withWords(() => import('./ShownFile')));

interface FileViewProps {
  readonly file: Seen | null;
  /** The page at which a document is to be shown. */
  readonly at?: number | undefined;
}

/**
 * A file shown beside the work: PDF page by page, the text of office documents, pictures as they are, video in a frame;
 * everything else is opened apart. What is pinned to it lies over it and is listed beneath.
 */
export const FileView = ({ file, at }: FileViewProps) => {
  const say = useWords();
  return file ? (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
      <ShownFile key={file.fileId} file={file} at={at} />
    </Suspense>
  ) : (
    <p className="faint">{say('materialScreens.chooseFile')}</p>
  );
};
