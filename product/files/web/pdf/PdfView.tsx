import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '#shell/words/say';
import { NotOpened } from './NotOpened';
import { openPdf, type OpenedPdf } from './open-pdf';
import { PdfPages } from './PdfPages';
import type { PdfViewProps } from './props';
import './pdf.css';

/** A PDF within the page, by pdf.js: page by page, larger and smaller, with its text. */
const PdfView = (props: PdfViewProps) => {
  const { fileId } = props;
  const say = useWords();
  const [opened, setOpened] = useState<OpenedPdf>();
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let isGone = false;
    let current: OpenedPdf | undefined;
    setOpened(undefined);
    void openPdf(fileId)
      .catch((): OpenedPdf => ({ refused: 'notOpened', close: () => undefined }))
      .then((found) => {
        if (isGone) return found.close();
        current = found;
        setOpened(found);
      });
    return () => {
      isGone = true;
      current?.close();
    };
  }, [fileId, again]);
  if (!opened)
    return (
      <div className="pdf-view__frame" role="status" aria-label={say('filePreview.opening')}>
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </div>
    );
  if (!opened.document)
    return (
      <NotOpened
        fileId={fileId}
        why={opened.refused ?? 'notOpened'}
        said={opened.said}
        onAgain={() => setAgain(again + 1)}
      />
    );
  return <PdfPages {...props} document={opened.document} />;
};
export default PdfView;
