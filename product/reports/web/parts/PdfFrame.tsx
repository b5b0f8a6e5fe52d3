import { Alert, Skeleton } from 'antd';
import { useWords } from '#shell/words/say';
import { usePdfAddress } from './pdf';

/** The printed report on the page itself; drawn when it is first looked at. */
export const PdfFrame = ({ id, version }: { readonly id: string; readonly version: number }) => (
  <Frame key={version} id={id} />
);

const Frame = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const { url, refused } = usePdfAddress(id);
  if (refused) return <Alert type="error" showIcon role="alert" title={refused} />;
  if (!url) return <Skeleton active paragraph={{ rows: 16 }} title={false} />;
  return <iframe className="pdf-frame" src={url} title={say('reports.pdfName')} />;
};
