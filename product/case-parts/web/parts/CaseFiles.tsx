import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type * as z from 'zod';
import { dayText, fileSize } from '#contract/formatters';
import { downloadFile, FileLink } from '#product/files/web';
import { SmallTable } from '#shell/parts/SmallTable';
import { useLanguage, useWords } from '#shell/words/say';
import type { CaseFile } from '../../contract';
import { casePartsApi } from '../calls';
import { PartAwaited } from '#shell/pages/PartAwaited';
import './case-parts.css';

type Shown = z.output<typeof CaseFile>;

/** Everything that a file stands in, one below the other. */
const Origins = ({ of }: { readonly of: Shown['origins'] }) => {
  const say = useWords();
  return (
    <ul className="read-rows">
      {of.map(({ origin, title }) => {
        const label = say(`caseParts.origin.${origin}`);
        return (
          <li key={`${origin} ${title}`}>{title ? say('shell.labelled', { label, text: title }) : label}</li>
        );
      })}
    </ul>
  );
};

const Download = ({ of: { fileId, name } }: { readonly of: Shown }) => {
  const say = useWords();
  const title = say('caseParts.downloadNamed', { name });
  return (
    <Button
      type="text"
      size="small"
      icon={<DownloadOutlined />}
      aria-label={title}
      title={title}
      onClick={() => void downloadFile(fileId)}
    />
  );
};

/** Every file of a case that its reader may open: where it stands, and the ways to see it and to have it. */
const CaseFiles = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const language = useLanguage();
  const found = useQuery(casePartsApi.files.query({ id }));
  const { data } = found;
  if (!data) return <PartAwaited of={found} />;
  if (data.length === 0) return <p className="faint">{say('caseParts.noFiles')}</p>;
  return (
    <div className="case-files">
      <SmallTable
        head={[
          'caseParts.file',
          'caseParts.from',
          'caseParts.size',
          'caseParts.uploadedOn',
          'caseParts.fingerprint',
          'caseParts.download',
        ]}
        figures={['caseParts.size']}
        rows={data.map((file) => [
          <FileLink key="file" id={file.fileId} name={file.name} />,
          <Origins key="from" of={file.origins} />,
          <span key="size" className="case-files__whole">
            {fileSize(file.size, language)}
          </span>,
          <span key="day" className="case-files__whole">
            {dayText(file.uploadedAt)}
          </span>,
          <code key="hash" className="case-files__whole" title={file.sha256}>
            {file.sha256.slice(0, 12)}
          </code>,
          <Download key="download" of={file} />,
        ])}
      />
    </div>
  );
};
export default CaseFiles;
