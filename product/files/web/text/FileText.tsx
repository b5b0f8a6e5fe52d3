import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import type * as z from 'zod';
import { isCallFailed } from '#shell/client/failed';
import { useWords } from '#shell/words/say';
import { mostText, type FileText as Shape } from '../../file-text';
import { filesApi } from '../calls';
import './file-text.css';

type Text = z.output<typeof Shape>;
type Part = Text['parts'][number];

/** The text of an office document: our own elements, made of its nodes one by one. */
const FileText = ({ fileId, name }: { readonly fileId: string; readonly name: string }) => {
  const say = useWords();
  const found = useQuery({ ...filesApi.text.query({ id: fileId }), retry: false, staleTime: Infinity });
  if (found.isError)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={isCallFailed(found.error) ? found.error.message : say('filePreview.notOpened')}
      />
    );
  if (!found.data) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  const { parts, pictures, isCut } = found.data;
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="file-text" role="group" aria-label={name} tabIndex={0}>
      <p className="faint">
        {say(parts.length === 0 ? 'filePreview.noText' : 'filePreview.textOnly')}{' '}
        {pictures > 0 && say('filePreview.picturesLeftOut', { count: pictures })}
      </p>
      {isCut && <Alert type="info" showIcon title={say('filePreview.textCut')} />}
      {parts.map((part, at) => (
        <Piece key={at} part={part} />
      ))}
    </div>
  );
};
export default FileText;

const Piece = ({ part }: { readonly part: Part }) => {
  if (part.kind === 'table') return <Table part={part} />;
  const runs = part.runs.map(({ text, isBold, isItalic }, at) => {
    const inner = isItalic ? <em key={at}>{text}</em> : text;
    return isBold ? <strong key={at}>{inner}</strong> : inner;
  });
  // The page has headings of its own above these.
  if (part.kind === 'heading')
    return (
      <p className="file-text__heading" role="heading" aria-level={Math.min(part.level + 2, 6)}>
        {runs}
      </p>
    );
  return (
    <p
      className={
        part.kind === 'entry' ? `file-text__entry file-text__entry-${Math.min(part.level, 4)}` : undefined
      }
    >
      {runs}
    </p>
  );
};

const Table = ({ part: { name, cells, isCut } }: { readonly part: Part }) => {
  const say = useWords();
  return (
    <section>
      {name && (
        <p className="file-text__heading" role="heading" aria-level={3}>
          {name}
        </p>
      )}
      {isCut && (
        <p className="faint">
          {say('filePreview.tableCut', { rows: mostText.rows, columns: mostText.columns })}
        </p>
      )}
      <table>
        <tbody>
          {cells.map((row, at) => (
            <tr key={at}>
              {row.map(({ text, columns, rows }, place) => (
                <td key={place} colSpan={columns} rowSpan={rows}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
