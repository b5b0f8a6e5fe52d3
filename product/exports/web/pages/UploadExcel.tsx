import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { usePage } from '#shell/frame/page';
import { EmptyList } from '#shell/list/EmptyList';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { mostBytes, mostColumns, mostRows } from '../../uploaded';
import { exportsApi } from '../calls';
import { Fitting } from '../parts/sheets/Fitting';
import { SheetRows } from '../parts/sheets/SheetRows';
import '../parts/sheets/sheets.css';

/** A sheet that comes in: its rows are shown as they were read, its columns matched, and the import there is takes it over. */
const UploadExcel = () => {
  const say = useWords();
  const { title } = usePage();
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const file = files.at(-1);
  return (
    <div className="page__body sheets">
      <header className="page__head">
        <h1>{title}</h1>
      </header>
      <p className="sheets__about">{say('exports.uploadAbout', { rows: mostRows, columns: mostColumns })}</p>
      <div className="card sheets__card">
        <FileUpload value={files} onChange={setFiles} atMost={1} kinds={['xlsx']} bytes={mostBytes} />
      </div>
      {file && <Uploaded key={file.id} file={file} />}
    </div>
  );
};
export default UploadExcel;

const Uploaded = ({ file }: { readonly file: StoredFile }) => {
  const say = useWords();
  const {
    data: sheet,
    error,
    refetch,
  } = useQuery({
    ...exportsApi.readSheet.query({ fileId: file.id }),
    // The file does not change; what is wrong with it is said below.
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  });
  if (error)
    return (
      <div className="card sheets__card" role="alert">
        <EmptyList says="exports.notRead" narrowed={false} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </EmptyList>
      </div>
    );
  if (!sheet) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      <section className="card sheets__preview" aria-label={say('exports.preview')}>
        <h2>{say('exports.preview')}</h2>
        <p className="sheets__note">
          {say('exports.previewNote', { rows: sheet.total, shown: sheet.rows.length })}
        </p>
        <SheetRows sheet={sheet} />
      </section>
      {sheet.total > 0 && <Fitting file={file} headings={sheet.headings} />}
    </>
  );
};
